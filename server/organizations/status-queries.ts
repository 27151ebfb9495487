import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'

/**
 * Locks an organisation until the transaction ends and returns its profile's status; undefined if it no longer exists.
 */
export async function lockOrganizationStatus(tx: Tx, id: string): Promise<ProfileStatus | undefined> {
  const held = await tx.selectFrom('organization').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  return held?.status as ProfileStatus | undefined
}

/** Writes the status of an organisation's profile with its related columns. */
export async function rewriteOrganizationStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('organization').set(columns).where('id', '=', id).execute()
}
