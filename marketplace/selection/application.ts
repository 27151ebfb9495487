import { type Answer, type Question, unanswered } from '../jobs/questionnaire.ts'
import { isOpen, type JobStatus } from '../jobs/status.ts'
import type { JobSpecificType } from '../reference/job-types.ts'
import { type JobKindWord, jobKindWord } from '../reference/job-types.ts'
import type { Refusal } from '../refusals.ts'
import { obstacleOfAge } from '../time/ages.ts'
import type { Day } from '../time/days.ts'
import { isWithdrawn, type Place } from './steps.ts'

/** What a person may still do themselves before applying. */
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
  /** The kinds of which the person has a curriculum, and the kind they apply with. */
  readonly curriculums: readonly JobKindWord[]
  readonly cvType: JobKindWord
  /** Their place in this job's selection, where there is one. */
  readonly place?: Place | null
  readonly answers: readonly Answer[]
  readonly hasMedicalReport: boolean
  readonly hasReportConsent?: boolean
  readonly today: Day
}

/**
 * Why an application can't be made whatever the person adds: candidate_not_active, already_applied, job_not_open,
 * under_age_for_kind, over_age_for_kind. An own withdrawal doesn't stand in the way; a discard does.
 */
export function applicationObstacle(
  asked: Pick<Application, 'job' | 'candidate' | 'place' | 'today'>,
): Refusal | undefined {
  const { job, candidate, place, today } = asked
  if (!candidate.active) return 'candidate_not_active'
  if (place && !isWithdrawn(place)) return 'already_applied'
  if (!isOpen(job.status)) return 'job_not_open'
  return obstacleOfAge(job.jobSpecificType, { birthDate: candidate.birthDate, today, isHandicap: candidate.isHandicap })
}

/** What is still to be done, in the order in which it is asked for; empty when the application may be sent. */
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

/** The code by which an application is refused; undefined if it may be sent. */
export function refusalOfApplication(asked: Application): Refusal | undefined {
  const missing = applicationObstacle(asked) ?? outstandingTasks(asked)[0]
  if (missing) return missing
  return asked.job.onlyHandicap && !asked.hasReportConsent ? 'medical_report_consent_required' : undefined
}
