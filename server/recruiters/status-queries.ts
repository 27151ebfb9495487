import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'

/** The status of a recruiter's profile, held until the transaction ends; undefined where it is gone. */
export async function holdRecruiterStatus(tx: Tx, id: string): Promise<ProfileStatus | undefined> {
  const held = await tx
    .selectFrom('recruiter')
    .select('status')
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return held?.status as ProfileStatus | undefined
}

/** Writes the status of a recruiter's profile with what goes with it. */
export async function rewriteRecruiterStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('recruiter').set(columns).where('account_id', '=', id).execute()
}
