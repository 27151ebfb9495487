import {
  type PlaceOfTries,
  placesOfTries,
  secondsBetweenWarnings,
} from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { seal, unseal } from '../../platform/tokens.ts'
import { findAccountByEmail, markWarned } from '../queries.ts'

export const warnOwnerWork: Work<{ sealedEmail: string; where: PlaceOfTries }> = {
  name: 'warn-owner',
  payload: z.strictObject({ sealedEmail: z.string(), where: z.enum(placesOfTries).default('sign-in') }),
}

/**
 * Queues a warning to an account's owner that somebody is trying to guess the password or a code. The account is looked
 * up in the background, so that the response time doesn't reveal whether it exists.
 */
export async function queueWarning({ database, configuration }: House, email: string, where: PlaceOfTries) {
  await enqueue(database, warnOwnerWork, { payload: { sealedEmail: seal(configuration.secret, email), where } })
}

/** Records the event that warns the account's owner, if there is one who wasn't warned recently. */
export async function warnOwner(
  { database, configuration, now }: House,
  { sealedEmail, where }: { sealedEmail: string; where: PlaceOfTries },
) {
  const moment = now()
  const lately = new Date(moment.getTime() - secondsBetweenWarnings * 1000)
  await database.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, unseal(configuration.secret, sealedEmail) ?? '')
    if (!account || !(await markWarned(tx, { accountId: account.id, lately, now: moment }))) return
    const payload = { accountId: account.id, where }
    await record(tx, { type: 'account.tried-from-elsewhere', payload, now: moment })
  })
}
