import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

type Subject = { subject: 'organization' | 'recruiter' | 'candidate'; subjectId: string }

const tables = {
  organization: { table: sql.table('organization'), key: sql.ref('id') },
  recruiter: { table: sql.table('recruiter'), key: sql.ref('account_id') },
  candidate: { table: sql.table('professional'), key: sql.ref('account_id') },
} as const

/** A profile's status, held until the transaction ends. */
export async function holdProfile(tx: Tx, { subject, subjectId }: Subject): Promise<ProfileStatus | undefined> {
  const { table, key } = tables[subject]
  const { rows } = await sql<{ status: ProfileStatus }>`
    select status from ${table} where ${key} = ${subjectId} for update
  `.execute(tx)
  return rows[0]?.status
}

/** Writes a profile's status and the reason that its owner reads; the first approval is kept. */
export async function rewriteStatus(
  tx: Tx,
  { subject, subjectId, status, reason, now }: Subject & { status: ProfileStatus; reason: string | null; now: Date },
) {
  const { table, key } = tables[subject]
  await sql`
    update ${table} set status = ${status}, status_reason = ${reason},
      first_approved_at = case when ${status} = 'approved' then coalesce(first_approved_at, ${now}) else first_approved_at end
    where ${key} = ${subjectId}
  `.execute(tx)
}

/** Writes who moved a profile, when and why. */
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
