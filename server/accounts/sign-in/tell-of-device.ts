import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'

/** Who signs in by programs, or always in a private window, isn't written to each time. */
const perAccount: Limit = { name: 'new-device-letters', most: 5, seconds: 24 * 60 * 60 }

/** Records that somebody signed in on a device that wasn't known, of which its owner is told by a letter. */
export async function tellOfDevice(
  tx: Tx,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
) {
  if (!(await countWithin(tx, perAccount, { subject: accountId, now }))) return
  await record(tx, { type: 'account.signed-in-anew', payload: { accountId, sessionId }, actorId: accountId, now })
}
