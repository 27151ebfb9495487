import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { hashToken } from '../../platform/tokens.ts'
import { changedAgo } from '../queries.ts'

/** Finds the person of a session token at a moment; null if the token is unknown or its session has ended. */
export async function personOfToken(database: Database, token: string, now: Date): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select session.id as "sessionId", account.id as "accountId", account.role, account.email,
      ${changedAgo} as "changedAgo"
    from session join account on account.id = session.account_id
    where session.token_hash = ${hashToken(token)} and session.expires_at > ${now}
  `.execute(database)
  return rows[0] ?? null
}
