import { recordId } from '@trampolim/contract/shapes.ts'
import { z } from 'zod'
import { createActionLink } from '../../action-links/action-links.ts'
import { isActionLink } from '../../action-links/queries.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'
import { networkOf } from '../../platform/network.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/tokens.ts'
import { findAccountByEmail } from '../queries.ts'

const perDestination: Limit = { name: 'password-recoveries', most: 5, seconds: 60 * 60 }
/** Generous, since this is the way back in for everybody, and many people share a network. */
const perNetwork: Limit = { name: 'password-recoveries-from', most: 200, seconds: 60 * 60 }

/** `id` becomes the link's, so that work that the queue repeats makes it once; work of a former version has none. */
export const makeResetLinkWork: Work<{ sealedEmail: string; id?: string | undefined }> = {
  name: 'make-reset-link',
  payload: z.strictObject({ sealedEmail: z.string(), id: recordId.optional() }),
}

/**
 * Requests a link for a new password. The account is looked up in the background, so that neither the answer nor its time
 * reveals whether it exists. @throws too_many_requests
 */
export async function recoverPassword(house: House, { email, address }: { email: string; address: string }) {
  const now = house.now()
  if (!(await countWithin(house.database, perNetwork, { subject: networkOf(address), now })))
    refuse('too_many_requests')
  if (!(await countWithin(house.database, perDestination, { subject: email, now }))) refuse('too_many_requests')
  const sealedEmail = seal(house.configuration.secret, email)
  await enqueue(house.database, makeResetLinkWork, { payload: { sealedEmail, id: newId(now) } })
}

/** Creates the link and records the event for its letter, once, if there is an account. */
export async function makeResetLink(
  house: House,
  { sealedEmail, id }: { sealedEmail: string; id?: string | undefined },
) {
  const { secret } = house.configuration
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, unseal(secret, sealedEmail) ?? '')
    if (!account || (id && (await isActionLink(tx, id)))) return
    const link = await createActionLink(tx, { id, kind: 'reset-password', accountId: account.id, payload: {}, now })
    await record(tx, {
      type: 'account.password-reset-asked',
      payload: { accountId: account.id, actionId: link.id, sealedToken: seal(secret, link.token) },
      now,
    })
  })
}
