import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { obstacleToCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { trustAddress } from '../letters/returning/trust-address.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type Channel, countTry, lockVerification, markVerified } from './queries.ts'
import { isCode } from './send-code.ts'
import { forgetShortCode } from './short-codes.ts'

export type EnteredCode = { channel: Channel; verificationId: string; code: string }

/**
 * Confirms with a code that the address belongs to the person. Wrong attempts are counted one by one, even simultaneous
 * ones, and each prolongs the wait for the next.
 * @throws wrong_code, code_expired (also for an unknown or already used one), wait_before_trying, too_many_tries
 */
export async function validateCode(house: House, { channel, verificationId, code }: EnteredCode) {
  const { configuration, database } = house
  const now = house.now()
  // A wrong attempt must stay counted, so the refusal is returned rather than thrown, which would roll back.
  const refused = await database.transaction().execute(async (tx): Promise<RefusalCode | undefined> => {
    const sent = await lockVerification(tx, { id: verificationId, channel })
    if (!sent) return 'code_expired'
    const obstacle = obstacleToCode(sent, { now })
    if (obstacle) return obstacle
    if (isCode(configuration.secret, { verificationId, code }, sent.codeHash)) {
      await markVerified(tx, { id: verificationId, now })
      if (channel === 'email') await trustAddress(tx, { secret: configuration.secret, address: sent.destination })
      if (sent.short) await forgetShortCode(tx, { channel, ...sent, now: sent.sentAt })
      return undefined
    }
    await countTry(tx, { id: verificationId, now })
    return 'wrong_code'
  })
  if (refused) refuse(refused)
}
