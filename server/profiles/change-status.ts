import {
  candidateTransitions,
  organizationTransitions,
  type ProfileStatus,
  recruiterTransitions,
} from '@trampolim/marketplace/organizations/profile-status.ts'
import { type Actor, move, type Obstacles, type Transitions } from '@trampolim/marketplace/transitions.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { holdProfile, rewriteStatus, storeChange } from './queries.ts'

/** Whose profile it is: an organisation's, a recruiter's or a candidate's. */
export type ProfileSubject = 'organization' | 'recruiter' | 'candidate'

const tables: Record<ProfileSubject, Transitions<ProfileStatus>> = {
  organization: organizationTransitions,
  recruiter: recruiterTransitions,
  candidate: candidateTransitions,
}

export type ProfileMove = {
  subject: ProfileSubject
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
 * asked, and who, when and why are written with it, and the event.
 * @returns the status before. @throws review_not_found where there is no such profile, and what the table refuses
 */
export async function changeProfileStatus(tx: Tx, asked: ProfileMove): Promise<ProfileStatus> {
  const { subject, subjectId, to, actor, actorId, reason = null, obstacles = {}, now } = asked
  const from = (await holdProfile(tx, { subject, subjectId })) ?? refuse('review_not_found')
  const moved = move(tables[subject], { from, to, actor, obstacles })
  if (!moved.ok) return refuse(moved.code)
  await rewriteStatus(tx, { subject, subjectId, status: to, reason, now })
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
