import { codeRules } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { newId } from '@trampolim/server/platform/ids.ts'

type Proof = { channel: 'email' | 'phone'; destination: string; id?: string }

/**
 * Inserts the verification of an e-mail address or phone (`11987654321`), as if its code had been entered.
 * @returns its id
 */
export async function insertProof(
  { database, now }: { database: Database; now: () => Date },
  { channel, destination, id = newId(now()) }: Proof,
): Promise<string> {
  const expires = new Date(now().getTime() + codeRules.minutes * 60_000)
  const times = { created_at: now(), expires_at: expires, verified_at: now() }
  await database
    .insertInto('verification')
    .values({ id, channel, destination, code_hash: Buffer.alloc(32), ...times })
    .execute()
  return id
}
