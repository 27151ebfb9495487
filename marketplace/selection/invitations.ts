import { isOpen, type JobStatus } from '../jobs/status.ts'
import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type JobKindWord, type JobSpecificType, jobKindWord } from '../reference/job-types.ts'
import type { Refusal } from '../refusals.ts'
import { obstacleOfAge } from '../time/ages.ts'
import type { Day } from '../time/days.ts'
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

/** Who moves an invitation (product §2). What has been answered or has ended stays so. */
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

/** The history entry of a status, and of who led to it. */
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

/** Why a candidate refuses an invitation, if they want to say it; told to the recruiter. */
export const invitationRefusalReasons = wordTable('salary', 'distance', 'schedule', 'contract', 'occupation', 'settled')
export type InvitationRefusalReason = CodeOf<typeof invitationRefusalReasons>

/** Where a recruiter found the person whom they invite. */
export const invitationSources = wordTable('recommended', 'search')

/** The most invitations to one job in a day. */
export const mostInvitationsOfJob = 100
/** How many people one call may invite. */
export const mostInvitedAtOnce = 100

const minute = 60_000
const day = 24 * 60 * minute

/** Minutes in which an invitation can be taken back before its candidate is told (product §2, as of moves). */
export const invitationUndoMinutes = 10
/** Days after which the candidate who has been told is reminded. */
const reminderDays = [3, 6] as const
/** Days after which an unanswered invitation ends (product §2). */
export const invitationDays = 7

/** How far the automation of an invitation has come, and when it was told to the candidate. */
export type InvitationClock = {
  readonly made: Date
  readonly told: Date | null
  readonly reminders: number
  /** When it ends at the latest. */
  readonly until?: Date
}

export type InvitationDuty = 'tell' | 'remind' | 'end'

/**
 * What the automation does next with an open invitation, and when. All times count from when the candidate was told, so that
 * who is told late has as many days to answer.
 */
export function nextDuty({ made, told, reminders, until }: InvitationClock): { duty: InvitationDuty; at: Date } {
  if (!told) return { duty: 'tell', at: invitationTold(made) }
  const usual = invitationEnds(told)
  const end = until && until < usual ? until : usual
  const next = reminderDays[reminders]
  const reminder = next === undefined ? end : new Date(told.getTime() + next * day)
  return reminder < end ? { duty: 'remind', at: reminder } : { duty: 'end', at: end }
}

/** When the candidate is told of an invitation made at a moment. */
export function invitationTold(made: Date): Date {
  return new Date(made.getTime() + invitationUndoMinutes * minute)
}

/**
 * What is to be done now; a reminder whose time passed unnoticed until the next duty's is skipped.
 * @returns the duty and the clock once it is done; undefined if nothing is due
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
 * When an invitation of which the candidate was told at a moment ends without an answer; later if its automation was put off until
 * `due`, since it couldn't be answered.
 */
export function invitationEnds(told: Date, due: Date | null = null): Date {
  return new Date(Math.max(told.getTime() + invitationDays * day, due?.getTime() ?? 0))
}

/** Everything that decides whether a person may be invited to a job. */
export type InvitationFacts = {
  readonly job: { readonly status: JobStatus; readonly kind: JobSpecificType }
  /** The curriculum that the recruiter found, and whether it may be found still. */
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
 * invitation_refused, not_invitable. Who refused once isn't asked again for the same job. An age that forbids the work isn't
 * told from another kind of curriculum; the one that a disability lifts is judged when they accept.
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
