import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import { demoAccounts } from './named-people.ts'

/** Starts a session of a named person of the demo world and returns its token. */
export async function sessionOf(
  { database, now }: Pick<House, 'database' | 'now'>,
  key: (typeof demoAccounts)[number]['key'],
): Promise<string> {
  const { email } = demoAccounts.find((each) => each.key === key) as (typeof demoAccounts)[number]
  const { id: accountId } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { token } = await database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: now() }))
  return token
}
