import type { PasswordOwner } from '@trampolim/marketplace/accounts/passwords/password-owner.ts'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { Browser, System } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { siteHost } from '@trampolim/marketplace/organizations/company-email.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** Finds the account of an e-mail address with its password hash. */
export async function findAccountByEmail(database: Database | Tx, email: string) {
  const account = await database
    .selectFrom('account')
    .select(['id', 'email', 'role', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
  return account && { ...account, role: account.role as Exclude<Role, 'user:visitor'> }
}

/** Locks an account for this transaction, if its password is still the one that was verified. */
export async function lockAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const held = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

const sessionFacts = sql`case when account.role = 'professional:registration:incomplete'
    then coalesce((select email from linked_login where account_id = account.id order by network limit 1), '')
    else account.email end as email,
  account.role, account.avatar_file_id as "avatarFileId",
  coalesce(
    professional.name, recruiter.name, reviewer.name,
    (select name from linked_login where account_id = account.id order by network limit 1)
  ) as name,
  (
    select coalesce(jsonb_agg(jsonb_build_object('cvType', cv_type, 'searchingJob', searching_job)), '[]')
    from curriculum where professional_id = account.id
  ) as curriculums,
  array(
    select version from terms_acceptance where account_id = account.id and document = 'terms'
  ) as "acceptedTerms"`

/** Records that a session's person has just changed something. */
export const changedAgo = sql<number>`extract(epoch from now() - session.changed_at)::float8`

/** Notes that a session's person changed something now. */
export async function noteChanged(database: Database, sessionId: string) {
  await sql`update session set changed_at = now() where id = ${sessionId}`.execute(database)
}

const accountWithName = sql`account
  left join professional on professional.account_id = account.id
  left join recruiter on recruiter.account_id = account.id
  left join reviewer on reviewer.account_id = account.id`

/** Reads the same data by the hash of a session's token; undefined if it is unknown or the session has ended. */
export async function readSessionFacts(database: Database | Tx, accountId: string): Promise<SessionFacts | undefined> {
  const { rows } = await sql<SessionFacts>`
    select ${sessionFacts} from ${accountWithName} where account.id = ${accountId}
  `.execute(database)
  return rows[0]
}

/** Reads the same by the hash of a session's token; undefined if it is unknown or the session has ended. */
export async function findSessionFacts(database: Database, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<SessionFacts & { accountId: string; sessionId: string; changedAgo: number }>`
    select session.id as "sessionId", account.id as "accountId", ${changedAgo} as "changedAgo", ${sessionFacts}
    from ${accountWithName} join session on session.account_id = account.id
    where session.token_hash = ${tokenHash} and session.expires_at > ${now}
  `.execute(database)
  return rows[0]
}

export type SessionFacts = {
  email: string
  role: Exclude<Role, 'user:visitor'>
  avatarFileId: string | null
  name: string | null
  curriculums: { cvType: string; searchingJob: boolean }[]
  /** The versions of the terms that the person accepted. */
  acceptedTerms: string[]
}

/** Reads the addressee of letters about an account. */
export async function readAddressee(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('account')
    .leftJoin('professional', 'professional.account_id', 'account.id')
    .leftJoin('recruiter', 'recruiter.account_id', 'account.id')
    .select((select) => [
      'account.email',
      'account.role',
      select.fn.coalesce('professional.name', 'recruiter.name').as('name'),
    ])
    .where('account.id', '=', accountId)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}

/** Records that an account's owner is warned of attempts at their password; false if they were warned recently. */
export async function markWarned(tx: Tx, { accountId, lately, now }: { accountId: string; lately: Date; now: Date }) {
  const marked = await tx
    .updateTable('account')
    .set({ warned_at: now })
    .where('id', '=', accountId)
    .where((where) => where.or([where('warned_at', 'is', null), where('warned_at', '<=', lately)]))
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Reads what others may know about a password's owner. */
export async function readPasswordOwner(database: Database | Tx, accountId: string): Promise<PasswordOwner> {
  const known = await database
    .selectFrom('account')
    .leftJoin('professional', 'professional.account_id', 'account.id')
    .leftJoin('recruiter', 'recruiter.account_id', 'account.id')
    .leftJoin('reviewer', 'reviewer.account_id', 'account.id')
    .leftJoin('organization', 'organization.id', 'recruiter.organization_id')
    .select((select) => [
      'account.email',
      select.fn.coalesce('professional.name', 'recruiter.name', 'reviewer.name').as('name'),
      'professional.birth_date as birthDate',
      'professional.cpf',
      'professional.phones',
      'recruiter.phone',
      'organization.idcard',
      'organization.company_name as companyName',
      'organization.official_name as officialName',
      'organization.site',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const phones = [...((known.phones ?? []) as { phone: string }[]).map(({ phone }) => phone), known.phone]
  const site = siteHost(known.site ?? '')?.split('.')[0]
  return {
    name: known.name ?? '',
    email: known.email,
    birthDate: known.birthDate ?? '',
    cpf: known.cpf ?? '',
    phones: phones.map((phone) => phone ?? ''),
    company: [known.companyName, known.officialName, known.idcard, site].map((each) => each ?? ''),
  }
}

/** Reads the account data to which device tokens are bound. */
export async function readDeviceOwner(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('account')
    .select(['id', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Reads an account's e-mail address and password hash. */
export async function readCredentials(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('account')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** Reads the same data and locks the account for this transaction. */
export async function lockCredentials(tx: Tx, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes an account's verified address. Fails on `account_email_unique` if another account has it. */
export async function writeEmail(tx: Tx, { id, email, now }: { id: string; email: string; now: Date }) {
  await tx
    .updateTable('account')
    .set({ email, email_validated_at: now, modified_at: now })
    .where('id', '=', id)
    .execute()
}

/** Changes an account's password, if it is still the one that was verified. */
export async function replacePassword(
  tx: Tx,
  { id, from, to, now }: { id: string; from: string; to: string; now: Date },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('account')
    .set({ password_hash: to, modified_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Changes an account's password. */
export async function changePassword(
  tx: Tx,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
) {
  await tx.updateTable('account').set({ password_hash: passwordHash, modified_at: now }).where('id', '=', id).execute()
}

/** Whether a person has an address for calendars, which ends when their password changes. */
export async function hasCalendarAddress(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('calendar_feed')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a CEP whose address the database knows; or only its municipality (`fromAddresses`). */
export async function findKnownZipCode(database: Database | Tx, zipCode: string) {
  return database
    .selectFrom('known_zip_code')
    .innerJoin('municipality', 'municipality.id', 'known_zip_code.municipality_id')
    .select([
      'known_zip_code.street',
      'known_zip_code.district',
      'known_zip_code.latitude',
      'known_zip_code.longitude',
      'known_zip_code.from_addresses as fromAddresses',
      'municipality.id as cityState',
      'municipality.name as city',
      'municipality.state',
    ])
    .where('known_zip_code.zip_code', '=', zipCode)
    .executeTakeFirst()
}

/** Finds a municipality by its number. */
export async function findMunicipality(database: Database | Tx, id: number) {
  return database
    .selectFrom('municipality')
    .select(['id', 'name', 'state', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The maximum number of sessions shown to a person. */
const mostShown = 50

/** Lists a person's open sessions: this one, then the others, newest first. */
export async function listSessionsOf(
  database: Database,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
) {
  return database
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'created_at as startedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy((order) => order('id', '=', sessionId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}

/** Reads the kind of the device on which a session was started. */
export async function readDevice(database: Database | Tx, sessionId: string) {
  const found = await database
    .selectFrom('session')
    .select(['browser', 'system'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return found && { browser: found.browser as Browser | null, system: found.system as System | null }
}

/** Deletes sessions that have ended. */
export async function clearEndedSessions(database: Database, now: Date) {
  await database.deleteFrom('session').where('expires_at', '<', tooOldBefore('session', now)).execute()
}
