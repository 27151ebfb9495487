import type { ListedStatus, SimplifiedStatus } from '@trampolim/marketplace/interviews/status.ts'
import { isJobStatus, type JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { HireEntry, PlaceEntry } from '@trampolim/marketplace/selection/history.ts'
import type { InvitationEntry, InvitationStatus } from '@trampolim/marketplace/selection/invitations.ts'
import type { PlaceStatus, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'

/*
 * Read these records directly: in a key of i18next a colon divides area from text.
 */

/** The label of a job's status, as its recruiter reads it; `unknownStatus` for anything else (specification, data §4.1). */
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

/** In place of the status where a reviewer's decision waits for a correction. */
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

/** The label by the entry that led to it. */
export const invitationEntry = {
  'candidate:invite:new': 'Convite enviado',
  'candidate:invite:pending:viewed': 'Convite visualizado',
  'candidate:invite:accept': 'Convite aceito',
  'candidate:invite:reject': 'Convite recusado',
  'recruiter:invite:cancel': 'Convite cancelado',
  'automation:invite:timeout': 'Convite cancelado pelo sistema',
} as const satisfies Record<InvitationEntry, string>

export const invitationStatus = {
  'invite:pending': 'Convite enviado',
  'invite:pending:viewed': 'Convite visualizado',
  'invite:confirmed': 'Convite aceito',
  'invite:refused': 'Convite recusado',
  'invite:canceled': 'Convite cancelado',
} as const satisfies Record<InvitationStatus, string>

/** The steps as the recruiter reads them. */
export const selectionStep = {
  curriculums: 'Currículos',
  selectiveProcess: 'Processo seletivo',
  interviews: 'Entrevistas',
  finalists: 'Finalistas',
  discarded: 'Desclassificados',
} as const satisfies Record<SelectionStep, string>

export const placeStatus = {
  'candidate:finalist': 'Finalista',
  'candidate:discarded': 'Desclassificado',
  'candidate:hire:accepted': 'Aceito',
  'candidate:hire:rejected': 'Recusado pelo candidato',
  'candidate:hire:canceled': 'Cancelado',
} as const satisfies Record<PlaceStatus, string>

/** What happened on a candidate's way, as the candidate reads it. */
export const historyEntry = {
  applied: 'Você se candidatou',
  applied_again: 'Você se candidatou de novo',
  invited: 'Você aceitou o convite',
  moved: 'Você passou para outra etapa',
  moved_back: 'Você voltou uma etapa',
  discarded: 'O recrutador seguiu com outras pessoas',
  undone: 'Você voltou ao processo',
  withdrawn: 'Você desistiu',
  job_ended: 'A vaga foi encerrada',
  job_deleted: 'A vaga foi removida',
  hire_offered: 'Você recebeu uma proposta de contratação',
  hire_accepted: 'Você aceitou a proposta',
  hire_rejected: 'Você recusou a proposta',
  hire_canceled: 'A contratação foi cancelada',
} as const satisfies Record<PlaceEntry | HireEntry, string>

export const interviewStatus = {
  'automation:notifications:sent': 'Aguardando resposta',
  'candidate:pending': 'Aguardando',
  'candidate:pending:viewed': 'Visualizada',
  'candidate:confirmed': 'Confirmada',
  'candidate:refused': 'Recusada',
  'candidate:reconfirm:pending': 'Aguardando reconfirmação',
  'candidate:accepted': 'Reconfirmada',
  'candidate:canceled': 'Cancelada pelo candidato',
  'automation:canceled': 'Cancelada pelo sistema',
  'recruiter:canceled': 'Cancelada pelo recrutador',
  'recruiter:reschedule': 'Remarcada',
  'automation:finish': 'Finalizada',
  'candidate:show': 'Compareceu',
  'candidate:noshow': 'Faltou',
  'recruiter:disqualified': 'Desclassificado',
  'candidate:hire:rejected': 'Recusado pelo candidato',
  'candidate:hire:accepted': 'Aceito',
  'candidate:hire:canceled': 'Cancelado',
} as const satisfies Record<ListedStatus, string>

/** An interview at a glance. */
export const simplifiedInterview = {
  confirmed: 'Confirmada',
  waiting: 'Aguardando confirmação',
  canceled: 'Cancelada',
  over: 'Encerrada',
} as const satisfies Record<SimplifiedStatus, string>

/** A job status's label; one that isn't known is said to be so. */
export function jobStatusLabel(status: string): string {
  return isJobStatus(status) ? jobStatus[status] : unknownStatus
}
