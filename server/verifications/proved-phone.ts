import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import type { Database, Tx } from '../platform/house.ts'
import { findProof } from './queries.ts'

/**
 * The phone in its stored form, if the given verification belongs to it; null if there is no valid verification or it
 * belongs to another number.
 */
export async function findProvedPhone(
  database: Database | Tx,
  { phone, phoneVerificationId, now }: { phone: string; phoneVerificationId: string | undefined; now: Date },
): Promise<string | null> {
  if (!phoneVerificationId) return null
  const proof = await findProof(database, { id: phoneVerificationId, channel: 'phone', now })
  return proof && proof.destination === normalisePhone(phone) ? proof.destination : null
}
