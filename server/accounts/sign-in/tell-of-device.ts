import type { WayIn } from '@trampolim/marketplace/accounts/sign-in/ways-in.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'

/** A limit, so that people who sign in from programs or always in a private window don't get a letter each time. */
const perAccount: Limit = { name: 'new-device-letters', most: 5, seconds: 24 * 60 * 60 }

/** Records that somebody signed in on an unknown device; a letter informs the owner. */
export async function tellOfDevice(
  tx: Tx,
  { accountId, sessionId, way, now }: { accountId: string; sessionId: string; way: WayIn; now: Date },
) {
  if (!(await countWithin(tx, perAccount, { subject: accountId, now }))) return
  await record(tx, { type: 'account.signed-in-anew', payload: { accountId, sessionId, way }, actorId: accountId, now })
}
