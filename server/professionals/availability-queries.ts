import type { Availability } from '@trampolim/marketplace/availability/availability.ts'
import { weekPartsOf } from '@trampolim/marketplace/availability/week-parts.ts'
import type { Tx } from '../platform/house.ts'

/**
 * Stores a person's availability, with the parts of the week that searches use; false for an account without a profile.
 */
export async function storeAvailability(
  tx: Tx,
  { accountId, availability }: { accountId: string; availability: Availability },
): Promise<boolean> {
  const stored = await tx
    .updateTable('professional')
    .set({ availability: JSON.stringify(availability), week_parts: weekPartsOf(availability) })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return stored !== undefined
}
