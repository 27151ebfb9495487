import { faultOfPassword } from '@trampolim/marketplace/accounts/passwords.ts'
import { signInLimit } from '@trampolim/marketplace/accounts/sessions.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { forgetCount } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { type OpenAction, openAction } from './action-links.ts'
import { hashPassword } from './passwords.ts'
import { changePassword, closeActionLinks, removeAlert, useActionLink } from './queries.ts'
import { endAllSessions } from './sessions.ts'
import { accountSubject } from './sign-in.ts'

/**
 * Does once what a link is for. Joining an organisation is the recruiters' own call.
 * @throws action_not_found, action_expired, invalid_form (password)
 */
export async function takeAction(house: House, { token, password }: { token: string; password: string | undefined }) {
  const now = house.now()
  const action = await openAction(house.database, token, now)
  if (action.kind === 'reset-password') return resetPassword(house, action, { password: password ?? '', now })
  if (action.kind === 'join-organization') return refuse('action_not_found')
  await house.database.transaction().execute(async (tx) => {
    if (!(await useActionLink(tx, { id: action.id, now }))) refuse('action_expired')
    await removeAlert(tx, { alertId: action.payload.alertId, accountId: action.accountId })
  })
}

async function resetPassword(
  { database }: House,
  { id, accountId, email }: OpenAction,
  { password, now }: { password: string; now: Date },
) {
  const fault = faultOfPassword(password, { email })
  if (fault) refuse('invalid_form', fieldFaultsOf([{ field: 'password', code: fault }]))
  const passwordHash = await hashPassword(password)
  await database.transaction().execute(async (tx) => {
    // The account first: two links of one person then wait for each other instead of crossing.
    await changePassword(tx, { id: accountId, passwordHash, now })
    if (!(await useActionLink(tx, { id, now }))) refuse('action_expired')
    await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
    await endAllSessions(tx, accountId)
    await forgetCount(tx, signInLimit, { subject: accountSubject(email), now })
    await record(tx, { type: 'account.password-changed', payload: { accountId }, actorId: accountId, now })
  })
}
