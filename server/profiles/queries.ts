import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import type { Tx } from '../platform/house.ts'

type Subject = { subject: 'organization' | 'recruiter' | 'candidate'; subjectId: string }

/** Writes a history entry: who moved a profile, when and why. */
export async function storeChange(
  tx: Tx,
  change: Subject & {
    id: string
    from: ProfileStatus | null
    to: ProfileStatus
    actor: Actor
    actorId: string | null
    reason: string | null
    now: Date
  },
) {
  await tx
    .insertInto('profile_status_change')
    .values({
      id: change.id,
      subject: change.subject,
      subject_id: change.subjectId,
      from_status: change.from,
      to_status: change.to,
      actor: change.actor,
      actor_id: change.actorId,
      reason: change.reason,
      changed_at: change.now,
    })
    .execute()
}

/** Deletes the history of deleted profiles. */
export async function dropChanges(
  tx: Tx,
  { subject, subjectIds }: { subject: Subject['subject']; subjectIds: readonly string[] },
) {
  await tx
    .deleteFrom('profile_status_change')
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .execute()
}
