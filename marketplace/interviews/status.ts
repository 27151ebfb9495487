import type { Transitions } from '../transitions.ts'

/** Every status of one candidate's interview (specification, data §4.3). */
export const interviewStatuses = [
  'automation:notifications:sent',
  'candidate:pending',
  'candidate:pending:viewed',
  'candidate:confirmed',
  'candidate:refused',
  'candidate:reconfirm:pending',
  'candidate:accepted',
  'candidate:canceled',
  'automation:canceled',
  'recruiter:canceled',
  'recruiter:reschedule',
  'automation:finish',
  'candidate:show',
  'candidate:noshow',
  'recruiter:disqualified',
] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

/** Statuses that the specification counts among those of interviews and that live on the finalist's place. */
export const hireStatusesInLists = [
  'candidate:hire:rejected',
  'candidate:hire:accepted',
  'candidate:hire:canceled',
] as const
export type ListedStatus = InterviewStatus | (typeof hireStatusesInLists)[number]

/** A new interview begins here, and a rescheduled one again. */
export const firstInterviewStatus = 'automation:notifications:sent' satisfies InterviewStatus

const answer = { by: 'candidate', unless: ['interview_started'] } as const
const unanswered = { by: 'automation', unless: ['interview_not_started'] } as const
const change = { by: 'recruiter', unless: ['interview_started'] } as const
const changes = { 'recruiter:canceled': change, 'recruiter:reschedule': change } as const
const finish = { by: 'automation', unless: ['interview_not_ended'] } as const
const attendance = { 'candidate:show': 'recruiter', 'candidate:noshow': 'recruiter' } as const

/** Who moves one candidate's interview from where to where. */
export const interviewTransitions = {
  'automation:notifications:sent': { 'candidate:pending': 'automation', ...changes },
  'candidate:pending': {
    'candidate:pending:viewed': 'candidate',
    'candidate:confirmed': answer,
    'candidate:refused': answer,
    'automation:canceled': unanswered,
    ...changes,
  },
  'candidate:pending:viewed': {
    'candidate:confirmed': answer,
    'candidate:refused': answer,
    'automation:canceled': unanswered,
    ...changes,
  },
  'candidate:confirmed': {
    'candidate:reconfirm:pending': { by: 'automation', unless: ['reconfirmation_not_due'] },
    'candidate:canceled': answer,
    'automation:finish': finish,
    ...changes,
  },
  'candidate:reconfirm:pending': {
    'candidate:accepted': answer,
    'candidate:canceled': answer,
    'automation:finish': finish,
    ...changes,
  },
  'candidate:accepted': { 'candidate:canceled': answer, 'automation:finish': finish, ...changes },
  'candidate:refused': { 'recruiter:reschedule': 'recruiter' },
  'candidate:canceled': { 'recruiter:reschedule': 'recruiter' },
  'automation:canceled': { 'recruiter:reschedule': 'recruiter' },
  'recruiter:canceled': {},
  'recruiter:reschedule': { 'automation:notifications:sent': 'recruiter' },
  'automation:finish': attendance,
  'candidate:show': { 'recruiter:disqualified': 'recruiter' },
  'candidate:noshow': { 'recruiter:disqualified': 'recruiter' },
  'recruiter:disqualified': {},
} as const satisfies Transitions<InterviewStatus>

/** What a glance needs to know (specification, data §4.3); `over` for what lies behind. */
export type SimplifiedStatus = 'confirmed' | 'waiting' | 'canceled' | 'over'

const simplified = {
  'automation:notifications:sent': 'waiting',
  'candidate:pending': 'waiting',
  'candidate:pending:viewed': 'waiting',
  'candidate:reconfirm:pending': 'waiting',
  'recruiter:reschedule': 'waiting',
  'candidate:confirmed': 'confirmed',
  'candidate:accepted': 'confirmed',
  'candidate:refused': 'canceled',
  'candidate:canceled': 'canceled',
  'automation:canceled': 'canceled',
  'recruiter:canceled': 'canceled',
  'automation:finish': 'over',
  'candidate:show': 'over',
  'candidate:noshow': 'over',
  'recruiter:disqualified': 'over',
} as const satisfies Record<InterviewStatus, SimplifiedStatus>

export function simplifiedStatus(status: InterviewStatus): SimplifiedStatus {
  return simplified[status]
}

/** Whether an interview counts as confirmed: it holds its place in the selection. */
export function isConfirmed(status: InterviewStatus): boolean {
  return simplified[status] === 'confirmed' || status === 'candidate:reconfirm:pending'
}

/** Whether an interview still takes time in an agenda. */
export function isStanding(status: InterviewStatus): boolean {
  return simplified[status] === 'waiting' || simplified[status] === 'confirmed'
}
