import { isJobStatus, type JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'

/*
 * Read these records directly: their keys are codes, not texts of an area.
 */

/**
 * The label of a job's status, as its recruiter reads it; `unknownStatus` for anything else (specification, data §4.1).
 */
export const jobStatus = {
  'job:created': 'Vaga em análise',
  'job:pending': 'Em análise',
  'job:validating': 'Em análise',
  'job:approved': 'Vaga ativa',
  'job:rejected': 'Rejeitada',
  'job:blocked': 'Bloqueada',
  'job:disabled': 'Processo seletivo pausado',
  'job:closed': 'Processo seletivo encerrado',
} as const satisfies Record<JobStatus, string>

/** Shown instead of the status if a reviewer's decision awaits a correction. */
export const correctToPublish = 'Corrija para publicar'

export const unknownStatus = 'Desconhecido'

/** Organisations, recruiters and candidates under review. */
export const profileStatus = {
  created: 'Em análise',
  pending: 'Em análise',
  validating: 'Em análise',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
  blocked: 'Bloqueado',
} as const satisfies Record<ProfileStatus, string>

/** A company's status, in the gender of 'a empresa'. */
export const organizationStatus = {
  ...profileStatus,
  approved: 'Aprovada',
  rejected: 'Rejeitada',
  blocked: 'Bloqueada',
} as const satisfies Record<ProfileStatus, string>

/** The steps as the recruiter reads them. */
export const selectionStep = {
  curriculums: 'Currículos',
  selectiveProcess: 'Processo seletivo',
  interviews: 'Entrevistas',
  finalists: 'Finalistas',
  discarded: 'Desclassificados',
} as const satisfies Record<SelectionStep, string>

/** The status of what a reviewer reads; an unknown one is shown as it is. */
export function subjectStatusLabel(subject: ReviewSubject, status: string): string {
  if (subject === 'job') return jobStatusLabel(status)
  const labels: Readonly<Record<string, string>> = subject === 'organization' ? organizationStatus : profileStatus
  return labels[status] ?? status
}

/** A job status's label; an unknown one is labelled as unknown. */
export function jobStatusLabel(status: string): string {
  return isJobStatus(status) ? jobStatus[status] : unknownStatus
}
