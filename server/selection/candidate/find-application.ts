import type { Answer } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Application } from '@trampolim/marketplace/selection/application.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
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
  /** Whether to lock the job until the transaction ends. */
  lock?: boolean
  now: Date
}

/** Loads everything by which an application is judged. @throws job_not_found (also one that was never open) */
export async function findApplication(database: Database | Tx, asked: Asked) {
  const { professionalId, jobId, cvType, answers, hasMedicalReport, hasReportConsent, lock = false, now } = asked
  const job = await findJobFacts(database, jobId, { lock })
  if (!job?.everApproved) return refuse('job_not_found')
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
  return { job, candidacy, application }
}
