import type { Fault } from '../faults.ts'
import { isSalaryInBounds } from '../jobs/salary.ts'
import { type CodeOf, wordTable } from '../reference/code-table.ts'
import type { JobKindWord } from '../reference/job-types.ts'
import { salaryTypes } from '../reference/salary-types.ts'
import type { Refusal } from '../refusals.ts'
import { type Day, dayOf, endOfDay } from '../time/days.ts'
import type { Transitions } from '../transitions.ts'
import type { HireEntry } from './history.ts'
import type { Candidacy, CandidacyStatus } from './steps.ts'

/** The statuses of a hiring message. */
export const hireStatuses = ['pending', 'accepted', 'rejected', 'canceled', 'expired'] as const
export type HireStatus = (typeof hireStatuses)[number]

/**
 * Who may change the status of a hiring message (product §2). The candidate answers it; afterwards either side may
 * cancel an accepted one. The recruiter may cancel a pending one, which also ends when the candidate stops being a
 * finalist.
 */
export const hireTransitions = {
  pending: {
    accepted: 'candidate',
    rejected: 'candidate',
    canceled: ['recruiter', 'automation'],
    expired: 'automation',
  },
  accepted: { canceled: ['recruiter', 'candidate', 'automation'] },
  rejected: {},
  canceled: {},
  expired: {},
} as const satisfies Transitions<HireStatus>

/** What a candidate can answer, or cancel later. */
export const hireAnswers = ['accepted', 'rejected', 'canceled'] as const
export type HireAnswer = (typeof hireAnswers)[number]

/** The candidacy's status after a hiring message ended (specification, data §4.3). */
export const candidacyStatusOfHire = {
  accepted: 'candidate:hire:accepted',
  rejected: 'candidate:hire:rejected',
  canceled: 'candidate:hire:canceled',
} as const satisfies Record<HireAnswer, CandidacyStatus>

/** The history entry for each answer. */
export const historyOfHire = {
  accepted: 'hire_accepted',
  rejected: 'hire_rejected',
  canceled: 'hire_canceled',
} as const satisfies Record<HireAnswer, HireEntry>

/** Whether a hiring message is pending or accepted, so that the candidate remains a finalist until it is canceled. */
export function isOpenHire(status: HireStatus): boolean {
  return status === 'pending' || status === 'accepted'
}

/** The optional reasons for rejecting or canceling a hiring message; the recruiter can read them. */
export const hireReasons = wordTable('salary', 'start', 'distance', 'schedule', 'otherJob', 'personal')
export type HireReason = CodeOf<typeof hireReasons>

/** The documents that a recruiter can ask a new employee to bring; others can be named in free text. */
export const hireDocuments = wordTable(
  'identity',
  'cpf',
  'workCard',
  'address',
  'schooling',
  'enrolment',
  'voter',
  'military',
  'bank',
  'photo',
  'dependants',
)
export type HireDocument = CodeOf<typeof hireDocuments>

/** An internship isn't employment: it has no work card, and no family allowance (Lei 11.788/2008 art. 3). */
const documentsOfEmployment: readonly HireDocument[] = ['workCard', 'dependants']

/** The documents that a hiring message for a kind of job may need. Only students' work depends on being enrolled. */
export function hireDocumentsOf(kind: JobKindWord): HireDocument[] {
  return hireDocuments.codes.filter((each) => {
    if (each === 'enrolment') return kind !== 'professional'
    return kind !== 'internship' || !documentsOfEmployment.includes(each)
  })
}

/** How many hiring messages one candidacy may receive. */
export const mostHireMessages = 3

/** The terms of a hiring message that the rules check; `unpaid`: the job is an internship without pay. */
type Terms = { salary: number | null; start: Day; today: Day; unpaid: boolean }

/** The faults of a hiring message's terms. */
export function faultsOfHire({ salary, start, today, unpaid }: Terms): Fault[] {
  const faults: Fault[] = []
  if (salary === null && !unpaid) faults.push({ field: 'salary', code: 'required' })
  if (salary !== null && !isSalaryInBounds(salaryTypes.code.fixed, salary)) {
    faults.push({ field: 'salary', code: 'wrong_salary' })
  }
  if (start < today) faults.push({ field: 'start', code: 'date_in_past' })
  return faults
}

/** Everything that decides whether a hiring message may be sent. */
export type HireFacts = {
  readonly candidacy: Pick<Candidacy, 'step' | 'outcome'>
  /** The latest message's status. */
  readonly latest: HireStatus | null
  /** How many messages were sent to the candidate. */
  readonly sent: number
}

/**
 * Why a hiring message can't be sent: not_finalist, hired, hire_already_offered, too_many_hire_messages. After a
 * rejection, a cancellation or an expiry another message is possible, since its terms may be better.
 */
export function hireObstacle({ candidacy, latest, sent }: HireFacts): Refusal | undefined {
  if (candidacy.step !== 'finalists' || candidacy.outcome === 'notHired') return 'not_finalist'
  if (latest === 'accepted') return 'hired'
  if (latest === 'pending') return 'hire_already_offered'
  return sent >= mostHireMessages ? 'too_many_hire_messages' : undefined
}

const day = 24 * 60 * 60_000

/**
 * When a hiring message expires at the latest: at the end of the first day of work. A candidate who is told late can
 * answer until the end of the next day.
 */
export function hireUntil(start: Day, told: Date): Date {
  const next = dayOf(new Date(told.getTime() + day))
  return endOfDay(start > next ? start : next)
}
