import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'

/** The status of a candidate's profile, held until the transaction ends; undefined where it is gone. */
export async function holdCandidateStatus(tx: Tx, id: string): Promise<ProfileStatus | undefined> {
  const held = await tx
    .selectFrom('professional')
    .select('status')
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return held?.status as ProfileStatus | undefined
}

/** Writes the status of a candidate's profile with what goes with it. */
export async function rewriteCandidateStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('professional').set(columns).where('account_id', '=', id).execute()
}
