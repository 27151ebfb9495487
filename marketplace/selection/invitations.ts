import { isOpen, type JobStatus } from '../jobs/status.ts'
import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type JobKindWord, type JobSpecificType, jobKindWord } from '../reference/job-types.ts'
import type { Refusal } from '../refusals.ts'
import { obstacleOfAge } from '../time/ages.ts'
import { type Day, dayOf, endOfDay } from '../time/days.ts'
import type { Actor, Transitions } from '../transitions.ts'

/** The statuses of an invitation (specification, data §4.2). */
export const invitationStatuses = [
  'invite:pending',
  'invite:pending:viewed',
  'invite:confirmed',
  'invite:refused',
  'invite:canceled',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** The history entries of invitations, which give the status its label (specification, data §4.2). */
export const invitationEntries = [
  'candidate:invite:new',
  'candidate:invite:pending:viewed',
  'candidate:invite:accept',
  'candidate:invite:reject',
  'recruiter:invite:cancel',
  'automation:invite:timeout',
] as const
export type InvitationEntry = (typeof invitationEntries)[number]

/**
 * Who may change the status of an invitation (product §2). An invitation that was answered or has ended can't change.
 */
export const invitationTransitions = {
  'invite:pending': {
    'invite:pending:viewed': 'candidate',
    'invite:confirmed': 'candidate',
    'invite:refused': 'candidate',
    'invite:canceled': ['recruiter', 'automation'],
  },
  'invite:pending:viewed': {
    'invite:confirmed': 'candidate',
    'invite:refused': 'candidate',
    'invite:canceled': ['recruiter', 'automation'],
  },
  'invite:confirmed': {},
  'invite:refused': {},
  'invite:canceled': {},
} as const satisfies Transitions<InvitationStatus>

/** Whether an invitation still waits for its answer. */
export function isOpenInvitation(status: InvitationStatus): boolean {
  return status === 'invite:pending' || status === 'invite:pending:viewed'
}

/** The history entry for a status and the actor who caused it. */
export function invitationEntryFor(status: InvitationStatus, actor: Actor): InvitationEntry {
  if (status === 'invite:canceled')
    return actor === 'automation' ? 'automation:invite:timeout' : 'recruiter:invite:cancel'
  return entryOf[status]
}

const entryOf = {
  'invite:pending': 'candidate:invite:new',
  'invite:pending:viewed': 'candidate:invite:pending:viewed',
  'invite:confirmed': 'candidate:invite:accept',
  'invite:refused': 'candidate:invite:reject',
} as const satisfies Record<Exclude<InvitationStatus, 'invite:canceled'>, InvitationEntry>

/** The optional reasons for refusing an invitation; the recruiter can read them. */
export const invitationRefusalReasons = wordTable('salary', 'distance', 'schedule', 'contract', 'occupation', 'settled')
export type InvitationRefusalReason = CodeOf<typeof invitationRefusalReasons>

/** Why the automation ends an invitation: the time to answer is over, or the job was closed or deleted. */
export const invitationEndCauses = ['timeout', 'jobEnded', 'jobDeleted'] as const
export type InvitationEndCause = (typeof invitationEndCauses)[number]

/** Where a recruiter found the person whom they invite. */
export const invitationSources = wordTable('recommended', 'search')

/** The most invitations to one job in a day. */
export const mostInvitationsOfJob = 100
/** How many people one call may invite. */
export const mostInvitedAtOnce = 100

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Minutes in which an invitation can be withdrawn before its candidate is notified (product §2, as for moves). */
export const invitationUndoMinutes = 10
/** Days after the notification at which the candidate is reminded. */
const reminderDays = [3, 6] as const
/** Days after which an unanswered invitation ends, at the end of the last one (product §2). */
export const invitationDays = 7
/** After how many hours an invitation that can't be answered at present is checked again. */
const later = { untold: 1, told: 24 } as const

/** The state of an invitation's automation, and when the candidate was notified. */
export type InvitationClock = {
  readonly made: Date
  readonly told: Date | null
  readonly reminders: number
  /** The latest moment at which it ends. */
  readonly until?: Date
}

export type InvitationDuty = 'tell' | 'remind' | 'end'

/**
 * The automation's next step for an open invitation, and when it is due. All times count from the candidate's
 * notification, so that a late notification doesn't shorten the time to answer.
 */
export function nextDuty({ made, told, reminders, until }: InvitationClock): { duty: InvitationDuty; at: Date } {
  if (!told) return { duty: 'tell', at: invitationTold(made) }
  const end = endOf({ told, until })
  const next = reminderDays[reminders]
  const reminder = next === undefined ? end : new Date(told.getTime() + next * day)
  return reminder < end ? { duty: 'remind', at: reminder } : { duty: 'end', at: end }
}

function endOf({ told, until }: { told: Date; until: Date | undefined }): Date {
  const usual = invitationEnds(told)
  return until && until < usual ? until : usual
}

/**
 * When an invitation that can't be answered at present is checked again: soon if the candidate doesn't know of it,
 * otherwise after a day. One whose time is over by then is checked at the end of that day, so that the candidate can
 * answer on the whole of the last day that is named to them.
 */
export function nextCheck({ told, until }: InvitationClock, now: Date): Date {
  if (!told) return new Date(now.getTime() + later.untold * hour)
  const next = new Date(now.getTime() + later.told * hour)
  return next < endOf({ told, until }) ? next : endOfDay(dayOf(next))
}

/** When the candidate of an invitation made at a moment is notified. */
export function invitationTold(made: Date): Date {
  return new Date(made.getTime() + invitationUndoMinutes * minute)
}

/**
 * The step that is due now. A reminder that was missed until the next step is due is skipped.
 * @returns the step, and the clock once it is done; undefined if nothing is due
 */
export function dutyDue(
  clock: InvitationClock,
  now: Date,
): { duty: InvitationDuty; after: InvitationClock } | undefined {
  const { duty, at } = nextDuty(clock)
  if (at > now) return undefined
  if (duty === 'tell') return { duty, after: { ...clock, told: now } }
  if (duty === 'end') return { duty, after: clock }
  const after = { ...clock, reminders: clock.reminders + 1 }
  return dutyDue(after, now) ?? { duty, after }
}

/**
 * When an unanswered invitation ends whose candidate was notified at a moment: at midnight, so that it can be answered on
 * the whole of the last day that is named to them; later if its automation was postponed until `due`, because it
 * couldn't be answered.
 */
export function invitationEnds(told: Date, due: Date | null = null): Date {
  const usual = endOfDay(dayOf(new Date(told.getTime() + invitationDays * day)))
  return new Date(Math.max(usual.getTime(), due?.getTime() ?? 0))
}

/** Everything that decides whether a person may be invited to a job. */
export type InvitationFacts = {
  readonly job: { readonly status: JobStatus; readonly kind: JobSpecificType }
  /** The curriculum that the recruiter found, and whether it can still be found. */
  readonly cvType: JobKindWord
  readonly offered: boolean
  readonly birthDate: Day
  readonly inSelection: boolean
  /** The status of the latest invitation of this person to this job. */
  readonly invitation: InvitationStatus | null
  readonly today: Day
}

/**
 * Why a person can't be invited to a job: already_in_selection, curriculum_not_found, job_not_open, already_invited,
 * invitation_refused, not_invitable. A person who refused is never asked again for the same job. A forbidding age is
 * reported with the same code as another kind of curriculum, so that it isn't revealed. Whether a disability lifts the
 * age limit is checked when the person accepts.
 */
export function invitationObstacle(facts: InvitationFacts): Refusal | undefined {
  const { job, cvType, offered, birthDate, inSelection, invitation, today } = facts
  if (inSelection) return 'already_in_selection'
  if (!offered) return 'curriculum_not_found'
  if (!isOpen(job.status)) return 'job_not_open'
  if (invitation && isOpenInvitation(invitation)) return 'already_invited'
  if (invitation === 'invite:refused') return 'invitation_refused'
  const tooYoung = obstacleOfAge(job.kind, { birthDate, today, isHandicap: true }) !== undefined
  return tooYoung || cvType !== jobKindWord(job.kind) ? 'not_invitable' : undefined
}
