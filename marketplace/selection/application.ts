import { type Answer, type Question, unanswered } from '../jobs/questionnaire.ts'
import { isOpen, type JobStatus } from '../jobs/status.ts'
import type { JobSpecificType } from '../reference/job-types.ts'
import { type JobKindWord, jobKindWord } from '../reference/job-types.ts'
import type { Refusal } from '../refusals.ts'
import { obstacleOfAge } from '../time/ages.ts'
import type { Day } from '../time/days.ts'
import { type Candidacy, isWithdrawn } from './steps.ts'

/** What a person may still have to do before applying. */
export const applicationTasks = ['curriculum_missing', 'questionnaire_unanswered', 'medical_report_required'] as const
export type ApplicationTask = (typeof applicationTasks)[number]

/** Everything that decides whether an application is possible. */
export type Application = {
  readonly job: {
    readonly status: JobStatus
    readonly jobSpecificType: JobSpecificType
    readonly onlyHandicap: boolean
    readonly questionnaire: readonly Question[]
  }
  readonly candidate: { readonly birthDate: Day; readonly isHandicap: boolean; readonly active: boolean }
  /** The kinds of curriculum that the person has, and the kind with which they apply. */
  readonly curriculums: readonly JobKindWord[]
  readonly cvType: JobKindWord
  /** Their candidacy in this job's selection, if any. */
  readonly candidacy?: Candidacy | null
  readonly answers: readonly Answer[]
  readonly hasMedicalReport: boolean
  readonly hasReportConsent?: boolean
  readonly today: Day
}

/**
 * Why an application is impossible, regardless of what the person adds: candidate_not_active, already_applied,
 * job_not_open, under_age_for_kind, over_age_for_kind. A candidate who withdrew may apply again; one who was discarded
 * may not.
 */
export function applicationObstacle(
  asked: Pick<Application, 'job' | 'candidate' | 'candidacy' | 'today'>,
): Refusal | undefined {
  const { job, candidate, candidacy, today } = asked
  if (!candidate.active) return 'candidate_not_active'
  if (candidacy && !isWithdrawn(candidacy)) return 'already_applied'
  if (!isOpen(job.status)) return 'job_not_open'
  return obstacleOfAge(job.jobSpecificType, { birthDate: candidate.birthDate, today, isHandicap: candidate.isHandicap })
}

/**
 * The tasks that remain before the application can be sent, in the order in which they are shown; empty if it can be
 * sent.
 */
export function outstandingTasks(
  asked: Pick<Application, 'job' | 'curriculums' | 'cvType' | 'answers' | 'hasMedicalReport'>,
): ApplicationTask[] {
  const { job, curriculums, cvType, answers, hasMedicalReport } = asked
  const tasks: ApplicationTask[] = []
  if (!curriculums.includes(cvType) || cvType !== curriculumFor(job.jobSpecificType)) tasks.push('curriculum_missing')
  if (unanswered(job.questionnaire, answers).length > 0) tasks.push('questionnaire_unanswered')
  if (job.onlyHandicap && !hasMedicalReport) tasks.push('medical_report_required')
  return tasks
}

/** The kind of curriculum that a kind of job requires. */
export function curriculumFor(type: JobSpecificType): JobKindWord {
  return jobKindWord(type)
}

/** The code by which an application is refused; undefined if it can be sent. */
export function refusalOfApplication(asked: Application): Refusal | undefined {
  const missing = applicationObstacle(asked) ?? outstandingTasks(asked)[0]
  if (missing) return missing
  return asked.job.onlyHandicap && !asked.hasReportConsent ? 'medical_report_consent_required' : undefined
}
