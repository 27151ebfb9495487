import { deviceOf } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { sessionExpiry } from '@trampolim/marketplace/accounts/sign-in/sessions.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'

export type StartedSession = { sessionId: string; token: string; expiresAt: Date }

/** `userAgent`: the request's header, from which the kind of device is derived. */
type NewSession = { accountId: string; rememberMe: boolean; userAgent?: string; now: Date }

/** Starts a session of 12 hours, or of 30 days if remembered. The token is returned only here and stored as a hash. */
export async function startSession(
  tx: Tx,
  { accountId, rememberMe, userAgent = '', now }: NewSession,
): Promise<StartedSession> {
  const token = newToken()
  const sessionId = newId(now)
  const expiresAt = sessionExpiry(now, { rememberMe })
  await tx
    .insertInto('session')
    .values({
      id: sessionId,
      token_hash: hashToken(token),
      account_id: accountId,
      remember: rememberMe,
      ...deviceOf(userAgent),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { sessionId, token, expiresAt }
}

/** Whether a session of a person still exists. */
export async function isSession(tx: Tx, { accountId, sessionId }: { accountId: string; sessionId: string }) {
  const found = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a session still exists that was started before its account was last changed, as by a new password. */
export async function isOlderThanAccountsChange(
  database: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('account.id', '=', accountId)
    .whereRef('session.created_at', '<', 'account.modified_at')
    .executeTakeFirst()
  return found !== undefined
}

/** Ends one session; others of the same person continue. */
export async function endSession(database: Database | Tx, sessionId: string) {
  await database.deleteFrom('session').where('id', '=', sessionId).execute()
}

/** Records the kind of device on which a session was started. */
export async function noteDevice(
  database: Database | Tx,
  { sessionId, userAgent }: { sessionId: string; userAgent: string },
) {
  await database.updateTable('session').set(deviceOf(userAgent)).where('id', '=', sessionId).execute()
}

/** Ends one of a person's own sessions; false if they have none with this id. */
export async function endOwnSession(
  database: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const ended = await database
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends all sessions of a person but this one. */
export async function endOtherSessions(
  database: Database | Tx,
  { accountId, sessionId }: { accountId: string; sessionId: string },
) {
  await database.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', sessionId).execute()
}

/** Ends all sessions of a person, as a change of password or e-mail requires. */
export async function endAllSessions(tx: Tx, accountId: string) {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
}
