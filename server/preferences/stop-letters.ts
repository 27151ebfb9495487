import { basePaths } from '@trampolim/contract/services.ts'
import { type Role, sectionOf } from '@trampolim/marketplace/accounts/roles.ts'
import { kindNames, type NotificationKind, type Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { kindsOf, mailsOf, type Wish, wishOf } from '@trampolim/marketplace/notifications/preferences.ts'
import { sql } from 'kysely'
import type { Database, House, Tx } from '../platform/house.ts'
import { stopLetterPath } from '../platform/mail/stop-letter-path.ts'
import { isSealOf, type Keyring, sign } from '../platform/tokens.ts'

/** The letters that one link turns off: those of one kind of notification, or all daily or weekly summaries. */
export type StopSubject = NotificationKind | 'daily' | 'weekly'

const summaries: readonly string[] = ['daily', 'weekly'] satisfies StopSubject[]

/**
 * A link that turns letters off: `url` for mail programs (RFC 8058), `page` for people. `isOff`: whether they are
 * already off.
 */
export type Stop = { url: string; page: string; isOff: boolean }

type Stopping = { accountId: string; subject: StopSubject }

/** The token for one person and one kind of letter. It never expires, since it can only turn those letters off. */
export function stopToken(secret: Keyring, { accountId, subject }: Stopping): string {
  return `${accountId}.${subject}.${sign(secret, ['stop letters', accountId, subject])}`
}

/** The person and letters that a token is about; null if we didn't sign it. */
function readStopToken(secret: Keyring, token: string): Stopping | null {
  const [accountId = '', subject = '', signature = '', ...rest] = token.split('.')
  const isKnown = isSubject(subject) && (summaries.includes(subject) || mailsOf(subject as NotificationKind).length > 0)
  if (!isKnown || rest.length > 0) return null
  return isSealOf(secret, ['stop letters', accountId, subject], Buffer.from(signature, 'base64url'))
    ? { accountId, subject }
    : null
}

function isSubject(text: string): text is StopSubject {
  return summaries.includes(text) || kindNames.includes(text as NotificationKind)
}

/** Whether there is an account with an address. */
export async function hasAccount(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from account where email = ${email.toLowerCase()}`.execute(database)
  return rows.length > 0
}

/** The link with which the reader of a letter turns off letters of that kind; null if they have no account. */
export async function findStop(
  { configuration: { secret, publicUrl }, database }: Pick<House, 'configuration' | 'database'>,
  { to, of }: { to: string; of: StopSubject | null },
): Promise<Stop | null> {
  if (of === null) return null
  const { rows } = await sql<{ id: string; inApp: boolean | null; mail: Wish['mail'] | null }>`
    select account.id, preference.in_app as "inApp", preference.mail
    from account
    left join notification_preference as preference on preference.account_id = account.id and preference.kind = ${of}
    where account.email = ${to.toLowerCase()}
  `.execute(database)
  const [account] = rows
  if (!account) return null
  const token = stopToken(secret, { accountId: account.id, subject: of })
  return {
    url: `${publicUrl}${basePaths.gateway}${stopLetterPath}/${token}`,
    page: `${publicUrl}/letters/stop?token=${token}`,
    isOff: account.mail === 'never',
  }
}

/** What a link turns off, and whether that is already off; null if we didn't sign it or its account was deleted. */
export async function readStop(
  { configuration: { secret }, database }: Pick<House, 'configuration' | 'database'>,
  token: string,
) {
  const stopping = readStopToken(secret, token)
  const side = stopping && (await findSide(database, stopping.accountId))
  if (!stopping || !side) return null
  const wishes = await readWishes(database, stopping.accountId)
  return { subject: stopping.subject, side, isOff: concerned(stopping.subject, { side, wishes }).length === 0 }
}

/**
 * Turns off the letters of a link; following it again changes nothing. False if we didn't sign it or its account was
 * deleted.
 */
export async function stopLetters(
  { configuration: { secret }, database }: Pick<House, 'configuration' | 'database'>,
  token: string,
): Promise<boolean> {
  const stopping = readStopToken(secret, token)
  if (!stopping) return false
  const { accountId, subject } = stopping
  return database.transaction().execute(async (tx) => {
    const side = await findSide(tx, accountId)
    if (!side) return false
    const wishes = await readWishes(tx, accountId)
    const kinds = concerned(subject, { side, wishes }).map((kind) => ({
      kind,
      inApp: wishOf(kind, wishes.get(kind)).inApp,
    }))
    await sql`
      insert into notification_preference (account_id, kind, in_app, mail)
      select ${accountId}, kind, "inApp", 'never'
      from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as each (kind text, "inApp" boolean)
      on conflict (account_id, kind) do update set mail = 'never'
    `.execute(tx)
    return true
  })
}

/** The kinds of notification that a subject covers and whose letters aren't off. */
function concerned(subject: StopSubject, { side, wishes }: { side: Side; wishes: ReadonlyMap<string, Wish> }) {
  const mailOf = (kind: NotificationKind) => wishOf(kind, wishes.get(kind)).mail
  const chosen = kindsOf(side).filter((kind) => mailsOf(kind).length > 0)
  if (summaries.includes(subject)) return chosen.filter((kind) => mailOf(kind) === subject)
  return chosen.filter((kind) => kind === subject && mailOf(kind) !== 'never')
}

async function findSide(database: Database | Tx, accountId: string): Promise<Side | null> {
  const { rows } = await sql<{ role: Role }>`select role from account where id = ${accountId}`.execute(database)
  const section = rows[0] && sectionOf(rows[0].role)
  return section === 'recruiter' || section === 'candidate' ? section : null
}

async function readWishes(database: Database | Tx, accountId: string): Promise<ReadonlyMap<string, Wish>> {
  const { rows } = await sql<Wish & { kind: string }>`
    select kind, in_app as "inApp", mail from notification_preference where account_id = ${accountId}
  `.execute(database)
  return new Map(rows.map(({ kind, ...wish }) => [kind, wish]))
}
