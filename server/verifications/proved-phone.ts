import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import type { Database, Tx } from '../platform/house.ts'
import { findProof } from './queries.ts'

/** A phone as it is stored, where the proof that came along is its own; null where it proves nothing or another number. */
export async function findProvedPhone(
  database: Database | Tx,
  { phone, phoneVerificationId, now }: { phone: string; phoneVerificationId: string | undefined; now: Date },
): Promise<string | null> {
  if (!phoneVerificationId) return null
  const proof = await findProof(database, { id: phoneVerificationId, channel: 'phone', now })
  return proof && proof.destination === normalisePhone(phone) ? proof.destination : null
}
