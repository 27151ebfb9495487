import type { Database } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { hashToken } from '../platform/tokens.ts'

/** Who holds a session token at that moment; null where the token is unknown or its session has ended. */
export async function personOfToken(database: Database, token: string, now: Date): Promise<Person | null> {
  const found = await database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id as sessionId', 'account.id as accountId', 'account.role', 'account.email'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  return found ? { ...found, role: found.role as Person['role'] } : null
}
