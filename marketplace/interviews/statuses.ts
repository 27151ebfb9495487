import type { Transitions } from '../transitions.ts'

/**
 * The statuses of one candidate in an interview (specification, data §4.3). The statuses of hiring messages belong to
 * the candidacy, since hiring needs no interview.
 */
export const interviewStatuses = [
  'automation:notifications:sent',
  'candidate:pending',
  'candidate:pending:viewed',
  'candidate:confirmed',
  'candidate:refused',
  'candidate:reconfirm:pending',
  'candidate:accepted',
  'candidate:canceled',
  'recruiter:canceled',
  'recruiter:reschedule',
  'automation:canceled',
  'automation:finish',
  'candidate:show',
  'candidate:noshow',
  'recruiter:disqualified',
] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

const candidateBeforeStart = { by: 'candidate', unless: ['interview_started'] } as const
const recruiterBeforeStart = { by: 'recruiter', unless: ['interview_started'] } as const
const endedByRecruiter = {
  'recruiter:canceled': recruiterBeforeStart,
  'recruiter:reschedule': recruiterBeforeStart,
} as const
const answers = {
  'candidate:confirmed': candidateBeforeStart,
  'candidate:refused': candidateBeforeStart,
  'automation:canceled': 'automation',
  ...endedByRecruiter,
} as const
const keptUnlessCanceled = {
  'candidate:canceled': candidateBeforeStart,
  'automation:finish': 'automation',
  ...endedByRecruiter,
} as const
const setAnew = { 'recruiter:reschedule': 'recruiter' } as const

/** Who may change the status of a candidate's interview (product §2). `nextDuty` says when the automation does. */
export const interviewTransitions = {
  'automation:notifications:sent': { 'candidate:pending': 'automation', ...endedByRecruiter },
  'candidate:pending': { 'candidate:pending:viewed': 'candidate', ...answers },
  'candidate:pending:viewed': answers,
  'candidate:confirmed': { 'candidate:reconfirm:pending': 'automation', ...keptUnlessCanceled },
  'candidate:reconfirm:pending': { 'candidate:accepted': candidateBeforeStart, ...keptUnlessCanceled },
  'candidate:accepted': keptUnlessCanceled,
  'candidate:refused': setAnew,
  'candidate:canceled': setAnew,
  'automation:canceled': setAnew,
  'recruiter:canceled': {},
  'recruiter:reschedule': { 'automation:notifications:sent': 'recruiter' },
  'automation:finish': { 'candidate:show': 'recruiter', 'candidate:noshow': 'recruiter' },
  'candidate:show': { 'recruiter:disqualified': 'recruiter' },
  'candidate:noshow': { 'recruiter:disqualified': 'recruiter' },
  // A discard that is undone leaves the interview as it was before.
  'recruiter:disqualified': {
    ...{ 'automation:finish': 'automation', 'candidate:show': 'automation', 'candidate:noshow': 'automation' },
  },
} as const satisfies Transitions<InterviewStatus>

/** The simplified status (specification, data §4.3) that calendars and counters use. */
export type SimpleInterviewStatus = 'confirmed' | 'waiting' | 'canceled'

const simple = {
  'automation:notifications:sent': 'waiting',
  'candidate:pending': 'waiting',
  'candidate:pending:viewed': 'waiting',
  'candidate:confirmed': 'confirmed',
  'candidate:refused': 'canceled',
  'candidate:reconfirm:pending': 'waiting',
  'candidate:accepted': 'confirmed',
  'candidate:canceled': 'canceled',
  'recruiter:canceled': 'canceled',
  'recruiter:reschedule': 'waiting',
  'automation:canceled': 'canceled',
  'automation:finish': 'confirmed',
  'candidate:show': 'confirmed',
  'candidate:noshow': 'confirmed',
  'recruiter:disqualified': 'canceled',
} as const satisfies Record<InterviewStatus, SimpleInterviewStatus>

export function simpleStatus(status: InterviewStatus): SimpleInterviewStatus {
  return simple[status]
}

/** Whether the interview may still take place with this candidate. */
export function isAhead(status: InterviewStatus): boolean {
  return 'recruiter:canceled' in interviewTransitions[status]
}

/**
 * Whether the candidate has agreed to an interview that is still ahead; a candidacy with one can't be moved a step
 * back. This also holds while the reconfirmation is awaited.
 */
export function isAgreed(status: InterviewStatus): boolean {
  return 'candidate:canceled' in interviewTransitions[status]
}

/** The statuses of interviews that may still take place; a candidate has at most one such interview per selection. */
export const aheadStatuses = interviewStatuses.filter(isAhead)
/** The statuses in which the candidate has agreed to the interview. */
export const agreedStatuses = interviewStatuses.filter(isAgreed)
/** The recruiter’s group of what was canceled, declined or not answered (specification, data §2). */
export const unsuccessfulStatuses = [
  'candidate:refused',
  'candidate:canceled',
  'recruiter:canceled',
  'automation:canceled',
] as const satisfies readonly InterviewStatus[]
