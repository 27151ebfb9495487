import { invitationUndoMinutes } from '../selection/invitations.ts'
import type { InterviewStatus } from './statuses.ts'

/** Hours before the start at which candidates who confirmed are asked again (product §2). */
export const reconfirmationHours = 12

/** The data of a candidate's interview that the automation needs; `set` is when its current time was set. */
export type InterviewClock = {
  readonly status: InterviewStatus
  readonly set: Date
  readonly start: Date
  readonly end: Date
}

/** What the automation does to a candidate's interview, and from when on. */
export type InterviewDuty = { readonly to: InterviewStatus; readonly at: Date }

/** The automation's next step if nobody acts before; undefined if none is left. */
export function nextDuty({ status, set, start, end }: InterviewClock): InterviewDuty | undefined {
  if (status === 'automation:notifications:sent') return { to: 'candidate:pending', at: interviewTold({ set, start }) }
  if (status === 'candidate:pending' || status === 'candidate:pending:viewed')
    return { to: 'automation:canceled', at: start }
  const again = reconfirmationAt(start)
  if (status === 'candidate:confirmed' && set < again) return { to: 'candidate:reconfirm:pending', at: again }
  if (status === 'candidate:confirmed' || status === 'candidate:reconfirm:pending' || status === 'candidate:accepted')
    return { to: 'automation:finish', at: end }
  return undefined
}

/**
 * The step that is due now, one at a time. A reconfirmation isn't requested once the interview has begun, since it
 * could no longer be given.
 */
export function dutyDue(clock: InterviewClock, now: Date): InterviewDuty | undefined {
  const duty = nextDuty(clock)
  const tooLate = duty?.to === 'candidate:reconfirm:pending' && now >= clock.start
  const next = tooLate ? ({ to: 'automation:finish', at: clock.end } as const) : duty
  return next && next.at <= now ? next : undefined
}

/** When a candidate who confirmed an interview is asked again. */
export function reconfirmationAt(start: Date): Date {
  return new Date(start.getTime() - reconfirmationHours * 3_600_000)
}

const minute = 60_000
/** If an interview starts within this many hours, its candidate is notified at once. */
const soonHours = 2

/**
 * When the candidate is notified of a time: as soon as it can't be undone unseen any more, as with moves, or at once if
 * the interview is soon.
 */
export function interviewTold({ set, start }: Pick<InterviewClock, 'set' | 'start'>): Date {
  const later = new Date(set.getTime() + invitationUndoMinutes * minute)
  return start.getTime() - set.getTime() < soonHours * 60 * minute ? set : later
}
