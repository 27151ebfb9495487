import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { type Actor, move, type Obstacles, type Transitions } from '@trampolim/marketplace/transitions.ts'
import { type RawBuilder, sql } from 'kysely'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { storeChange } from './queries.ts'

/** The owner of a profile: an organisation, a recruiter or a candidate. */
export type ProfileSubject = 'organization' | 'recruiter' | 'candidate'

/** How a noun stores the status of its profiles, in its own table. */
export type ProfileStore = {
  subject: ProfileSubject
  transitions: Transitions<ProfileStatus>
  /** Locks a profile until the transaction ends and returns its status; undefined if it doesn't exist. */
  hold: (tx: Tx, subjectId: string) => Promise<ProfileStatus | undefined>
  rewrite: (tx: Tx, subjectId: string, columns: StatusColumns) => Promise<unknown>
}

export type StatusColumns = Partial<ReturnType<typeof columnsOf>>

export type ProfileMove = {
  subjectId: string
  to: ProfileStatus
  actor: Actor
  actorId: string | null
  /** The reason shown to its owner. */
  reason?: string | null
  obstacles?: Obstacles
  now: Date
}

/**
 * Changes the status of an organisation's or a person's profile; no other code does. Locks the profile, checks the move
 * against the table of transitions, and writes the status, the history entry (who, when, why) and the event. Each noun
 * wraps it for its own profiles.
 * @returns the previous status
 * @throws review_not_found if the profile doesn't exist, and the codes of the transition table
 */
export async function changeProfileStatus(tx: Tx, profiles: ProfileStore, asked: ProfileMove): Promise<ProfileStatus> {
  const { subjectId, to, actor, actorId, reason = null, obstacles = {}, now } = asked
  const { subject, transitions, hold, rewrite } = profiles
  const from = (await hold(tx, subjectId)) ?? refuse('review_not_found')
  const moved = move(transitions, { from, to, actor, obstacles })
  if (!moved.ok) return refuse(moved.code)
  await rewrite(tx, subjectId, columnsOf({ from, to, reason, now }))
  const changeId = newId(now)
  await storeChange(tx, { id: changeId, subject, subjectId, from, to, actor, actorId, reason, now })
  await record(tx, {
    type: 'profile.status-changed',
    payload: { subject, subjectId, changeId },
    actorId: actorId ?? undefined,
    now,
  })
  return from
}

type Change = { from: ProfileStatus; to: ProfileStatus; reason: string | null; now: Date }

/** A status with the reason shown to the owner; the time of the first approval is kept, and a block until the next one. */
function columnsOf({ from, to, reason, now }: Change) {
  return {
    status: to,
    status_reason: reason,
    ...(to === 'approved' && { first_approved_at: sql<Date>`coalesce(first_approved_at, ${now})` }),
    ...takenDownAt({ from, to, now }),
  }
}

function takenDownAt({ from, to, now }: Omit<Change, 'reason'>): { taken_down_at?: Date | null | RawBuilder<Date> } {
  if (to === 'blocked') return { taken_down_at: now }
  if (to === 'approved' || from === 'approved') return { taken_down_at: null }
  return from === 'blocked' ? { taken_down_at: sql<Date>`coalesce(taken_down_at, ${now})` } : {}
}
