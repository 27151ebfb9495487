import { type LoginType, loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import { signInLimit } from '@trampolim/marketplace/accounts/sessions.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { countBack, countWithin } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { isPassword } from './passwords.ts'
import { findAccountByEmail, holdAccount } from './queries.ts'
import { type StartedSession, startSession } from './sessions.ts'

export type SignIn = {
  email: string
  password: string
  /** The area in which the person signs in; an account of another one isn't known there. */
  type: LoginType
  rememberMe: boolean
  /** The asker's network address. */
  address: string
}

/** What failures are counted under for an account, whether it exists or not. */
export const accountSubject = (email: string) => `account ${email}`

/**
 * Signs a person in and starts a session. Answers alike, in the same time, whether the account exists or not.
 * Each try counts as a failure beforehand and is taken back when it succeeds, so that many at once don't slip through.
 * @throws wrong_credentials, too_many_sign_ins
 */
export async function signIn(
  house: House,
  { email, password, type, rememberMe, address }: SignIn,
): Promise<{ person: Person; started: StartedSession }> {
  const now = house.now()
  const subjects = [accountSubject(email), `address ${address}`]
  await countTry(house, subjects, now)

  const account = await findAccountByEmail(house.database, email)
  const right = await isPassword(password, account?.passwordHash)
  if (!account?.passwordHash || !right || loginTypeOf(account.role) !== type) return refuse('wrong_credentials')
  const { id, role, passwordHash } = account

  const started = await house.database.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, { id, passwordHash }))) refuse('wrong_credentials')
    for (const subject of subjects) await countBack(tx, signInLimit, { subject, now })
    return startSession(tx, { accountId: id, rememberMe, now })
  })
  return { person: { accountId: id, sessionId: started.sessionId, role, email }, started }
}

/** A refused try leaves the other counts as they were: knocking from a shut-out address can't shut out an account. */
async function countTry({ database }: House, subjects: readonly string[], now: Date) {
  const counted: string[] = []
  for (const subject of subjects) {
    if (!(await countWithin(database, signInLimit, { subject, now }))) {
      for (const before of counted) await countBack(database, signInLimit, { subject: before, now })
      refuse('too_many_sign_ins')
    }
    counted.push(subject)
  }
}
