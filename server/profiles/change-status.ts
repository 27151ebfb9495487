import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { type Actor, move, type Obstacles, type Transitions } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { storeChange } from './queries.ts'

/** Whose profile it is: an organisation's, a recruiter's or a candidate's. */
export type ProfileSubject = 'organization' | 'recruiter' | 'candidate'

/** How a noun keeps the status of its profiles, in its own table. */
export type ProfileStore = {
  subject: ProfileSubject
  transitions: Transitions<ProfileStatus>
  /** A profile's status, held until the transaction ends; undefined where there is no such profile. */
  hold: (tx: Tx, subjectId: string) => Promise<ProfileStatus | undefined>
  rewrite: (tx: Tx, subjectId: string, columns: StatusColumns) => Promise<unknown>
}

export type StatusColumns = ReturnType<typeof columnsOf>

export type ProfileMove = {
  subjectId: string
  to: ProfileStatus
  actor: Actor
  actorId: string | null
  /** What its owner reads as the reason. */
  reason?: string | null
  obstacles?: Obstacles
  now: Date
}

/**
 * The only way in which an organisation's or a person's profile changes its status: it is held, the table of moves is
 * asked, and who, when and why are written with it, and the event. Each noun offers it for its own profiles.
 * @returns the status before. @throws review_not_found where there is no such profile, and what the table refuses
 */
export async function changeProfileStatus(tx: Tx, profiles: ProfileStore, asked: ProfileMove): Promise<ProfileStatus> {
  const { subjectId, to, actor, actorId, reason = null, obstacles = {}, now } = asked
  const { subject, transitions, hold, rewrite } = profiles
  const from = (await hold(tx, subjectId)) ?? refuse('review_not_found')
  const moved = move(transitions, { from, to, actor, obstacles })
  if (!moved.ok) return refuse(moved.code)
  await rewrite(tx, subjectId, columnsOf({ status: to, reason, now }))
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

/** A status with the reason that its owner reads; the first approval is kept. */
function columnsOf({ status, reason, now }: { status: ProfileStatus; reason: string | null; now: Date }) {
  return {
    status,
    status_reason: reason,
    ...(status === 'approved' && { first_approved_at: sql<Date>`coalesce(first_approved_at, ${now})` }),
  }
}
