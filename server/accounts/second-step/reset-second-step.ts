import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { record } from '../../platform/events/record.ts'
import type { Database } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { recordSecurity } from '../../platform/security-log/record.ts'
import { deleteAllPasskeys } from '../passkeys/queries.ts'
import { findAccountByEmail, lockCredentials } from '../queries.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { deleteCodeApp, deleteRecoveryCodes } from './queries.ts'

/**
 * For a reviewer who lost all of it: removes everything except the password with which they sign in. Their sessions
 * end, and a letter informs them. No page or call does this, only the operator of the marketplace.
 * @throws user_not_found
 */
export async function resetSecondStep(
  database: Database,
  { email, now }: { email: string; now: Date },
): Promise<{ email: string }> {
  return database.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, normaliseEmail(email))
    if (account?.role !== 'user:reviewer') return refuse('user_not_found')
    const { id: accountId } = account
    await lockCredentials(tx, accountId)
    await deleteAllPasskeys(tx, accountId)
    await deleteCodeApp(tx, accountId)
    await deleteRecoveryCodes(tx, accountId)
    await endAllSessions(tx, accountId)
    await record(tx, { type: 'account.second-step-changed', payload: { accountId, change: 'reset' }, now })
    const done = { kind: 'rights', call: 'npm run reviewer', actorId: null, target: null, address: '' } as const
    await recordSecurity(tx, { ...done, about: { accountId }, requestId: newId(now), now })
    return { email: account.email }
  })
}
