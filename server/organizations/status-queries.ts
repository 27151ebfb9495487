import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'

/** The status of an organisation's profile, held until the transaction ends; undefined where it is gone. */
export async function holdOrganizationStatus(tx: Tx, id: string): Promise<ProfileStatus | undefined> {
  const held = await tx.selectFrom('organization').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  return held?.status as ProfileStatus | undefined
}

/** Writes the status of an organisation's profile with what goes with it. */
export async function rewriteOrganizationStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('organization').set(columns).where('id', '=', id).execute()
}
