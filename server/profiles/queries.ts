import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
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

/** Reads a part of the history, by id: the subjects that were moved to a status, and where the next part begins. */
export async function findSomeChanges(
  tx: Tx,
  { subject, to, after, most }: { subject: Subject['subject']; to: ProfileStatus; after: string; most: number },
): Promise<{ last: string | undefined; subjectIds: string[] }> {
  const { rows } = await sql<{ last: string | null; subjectIds: string[] | null }>`
    select max(id) as last,
      array_agg(distinct subject_id::text) filter (where subject = ${subject} and to_status = ${to}) as "subjectIds"
    from (select id, subject, subject_id, to_status from profile_status_change where id > ${after} order by id limit ${most}) as part
  `.execute(tx)
  return { last: rows[0]?.last ?? undefined, subjectIds: rows[0]?.subjectIds ?? [] }
}

/** A reviewer's block after which a profile wasn't approved, by its entry in the history. */
export type LastBlock = { subjectId: string; changeId: string; blockedAt: Date }

/** Finds the blocks that no approval has lifted since, of some profiles. */
export async function findLastBlocks(
  tx: Tx,
  { subject, subjectIds }: { subject: Subject['subject']; subjectIds: readonly string[] },
): Promise<LastBlock[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await sql<LastBlock>`
    select * from (
      select distinct on (subject_id) subject_id as "subjectId", id as "changeId", changed_at as "blockedAt",
        to_status = 'blocked' as blocks
      from profile_status_change
      where subject = ${subject} and subject_id = any (${subjectIds}::text[]) and to_status in ('blocked', 'approved')
      order by subject_id, changed_at desc, id desc
    ) as latest
    where blocks order by "subjectId"
  `.execute(tx)
  return rows
}
