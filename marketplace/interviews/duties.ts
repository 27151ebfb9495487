import { invitationUndoMinutes } from '../selection/invitations.ts'
import type { InterviewStatus } from './statuses.ts'

/** Hours before the start at which whoever confirmed is asked again (product §2). */
export const reconfirmationHours = 12

/** A candidate's interview as its automation sees it; `set` is when its present time was set. */
export type InterviewClock = {
  readonly status: InterviewStatus
  readonly set: Date
  readonly start: Date
  readonly end: Date
}

/** What the automation does to a candidate's interview, and from when on. */
export type InterviewDuty = { readonly to: InterviewStatus; readonly at: Date }

/** What the automation does next if nobody acts before; undefined if nothing is left to it. */
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
 * What is to be done now, one duty at a time. A reconfirmation isn't asked for once the interview has begun: it could no
 * longer be given.
 */
export function dutyDue(clock: InterviewClock, now: Date): InterviewDuty | undefined {
  const duty = nextDuty(clock)
  const tooLate = duty?.to === 'candidate:reconfirm:pending' && now >= clock.start
  const next = tooLate ? ({ to: 'automation:finish', at: clock.end } as const) : duty
  return next && next.at <= now ? next : undefined
}

/** When whoever confirmed an interview is asked again. */
export function reconfirmationAt(start: Date): Date {
  return new Date(start.getTime() - reconfirmationHours * 3_600_000)
}

const minute = 60_000
/** Hours before the start within which a candidate is told at once. */
const soonHours = 2

/** When the candidate is told of a time: once it can't be taken back unseen, as moves are, or at once if it is near. */
export function interviewTold({ set, start }: Pick<InterviewClock, 'set' | 'start'>): Date {
  const later = new Date(set.getTime() + invitationUndoMinutes * minute)
  return start.getTime() - set.getTime() < soonHours * 60 * minute ? set : later
}
