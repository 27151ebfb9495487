import type { House } from '../../platform/house.ts'
import type { Asking } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { holdLink, lockWaysIn } from '../networks/queries.ts'
import { linkAccount } from '../networks/sign-in-by-network.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { findKnownDevice, newDeviceToken } from '../sign-in/device-tokens.ts'
import type { SignedIn } from '../sign-in/sign-in.ts'
import { findStepping } from './queries.ts'
import { countingCode, type Entry, isStampOf, openWaiting, passSecondStep, readProtection } from './second-steps.ts'

/**
 * Finishes a sign-in with a code, after its first step. Fails if the e-mail or password was changed meanwhile, or if
 * the network used for the first step is no longer linked.
 * @throws second_step_expired, wrong_second_code, too_many_sign_ins, network_of_another
 */
export async function finishSecondStep(
  { house, address, deviceTokens, userAgent }: Asking,
  { kept, code }: { kept: string; code: string },
): Promise<{ signedIn: SignedIn; entry: Entry }> {
  const { accountId, stamp, by, toLink, way, entry } = openWaiting(house, kept)
  const account = (await findStepping(house.database, accountId)) ?? refuse('second_step_expired')
  const device = findKnownDevice(house, deviceTokens, account)
  const now = house.now()
  const { started, device: stays } = await countingCode(house, { accountId, address, device, code }, (takeBack) =>
    house.database.transaction().execute(async (tx) => {
      const held = await lockWaysIn(tx, accountId)
      if (!held || !isStampOf(house, held, stamp)) return refuse('second_step_expired')
      if (by && !(await holdLink(tx, { accountId, person: by }))) refuse('second_step_expired')
      await passSecondStep(tx, house, { account, code, entry, way })
      if (toLink) await linkAccount(tx, { accountId, person: toLink, now })
      await takeBack(tx)
      return beginSession(tx, { accountId, rememberMe: entry.rememberMe, userAgent, now, device, way })
    }),
  )
  const person = { accountId, sessionId: started.sessionId, role: account.role, email: account.email }
  return { signedIn: { person, started, deviceToken: stays?.token ?? newDeviceToken(house, account) }, entry }
}

/**
 * Reads which kinds of code a waiting sign-in can continue with.
 * @throws second_step_expired
 */
export async function readSecondStep(house: House, kept: string) {
  const { accountId, entry } = openWaiting(house, kept)
  const account = (await findStepping(house.database, accountId)) ?? refuse('second_step_expired')
  const { oneTimeCodes, passkeys } = await readProtection(house, house.database, account)
  return { type: entry.type, oneTimeCodes, passkeys: passkeys > 0 }
}
