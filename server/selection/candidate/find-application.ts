import type { Answer } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Application } from '@trampolim/marketplace/selection/application.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { invitationOf } from '../invitations/answer-invitation.ts'
import { ruled } from '../move-candidacy.ts'
import { findCandidacy } from '../queries.ts'
import { findApplicant, findJobFacts } from './application-queries.ts'

export type Asked = {
  professionalId: string
  jobId: string
  cvType: JobKindWord
  answers: readonly Answer[]
  hasMedicalReport: boolean
  hasReportConsent: boolean
  /** The invitation that the person wants to accept; without it, an open invitation to the job is accepted too. */
  inviteId?: string | undefined
  /** Whether to lock the job until the transaction ends. */
  lock?: boolean
  now: Date
}

/**
 * Loads everything by which an application is judged; for an invited person only the questions that the invitation
 * names.
 * @throws job_not_found (also one that was never open), invitation_not_found, invitation_ended
 */
export async function findApplication(database: Database | Tx, asked: Asked) {
  const {
    professionalId,
    jobId,
    cvType,
    answers,
    hasMedicalReport,
    hasReportConsent,
    inviteId,
    lock = false,
    now,
  } = asked
  const found = await findJobFacts(database, jobId, { lock })
  if (!found?.everApproved) return refuse('job_not_found')
  const invitation = await invitationOf(database, { professionalId, jobId, inviteId, lock })
  const asks = invitation?.told ? new Set(invitation.questionIds) : null
  const questionnaire = found.questionnaire.filter(({ id }) => asks?.has(id) ?? true)
  const job = { ...found, questionnaire }
  const person = (await findApplicant(database, professionalId)) ?? refuse('candidate_not_active')
  const candidacy = (await findCandidacy(database, { jobId, professionalId, lock })) ?? null
  const application: Application = {
    job,
    candidate: { birthDate: person.birthDate, isHandicap: person.isHandicap, active: person.status !== 'blocked' },
    curriculums: person.curriculums,
    cvType,
    candidacy: candidacy && ruled(candidacy),
    answers,
    hasMedicalReport,
    hasReportConsent,
    today: dayOf(now),
  }
  return { job, candidacy, invitation, application }
}
