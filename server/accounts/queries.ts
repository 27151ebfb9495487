import type { PasswordOwner } from '@trampolim/marketplace/accounts/password-owner.ts'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { siteHost } from '@trampolim/marketplace/organizations/company-email.ts'
import type { Database, Tx } from '../platform/house.ts'

/** The account of an e-mail address, with what proves its password. */
export async function findAccountByEmail(database: Database | Tx, email: string) {
  const account = await database
    .selectFrom('account')
    .select(['id', 'email', 'role', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
  return account && { ...account, role: account.role as Exclude<Role, 'user:visitor'> }
}

/** Holds an account in place for this transaction, if its password is still the one that was proved. */
export async function holdAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const held = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** A person's name, avatar and curriculums, by account; undefined where it was deleted meanwhile. */
export async function readSessionFacts(database: Database | Tx, accountId: string) {
  const account = await database
    .selectFrom('account')
    .leftJoin('professional', 'professional.account_id', 'account.id')
    .leftJoin('recruiter', 'recruiter.account_id', 'account.id')
    .leftJoin('reviewer', 'reviewer.account_id', 'account.id')
    .select((select) => [
      'account.email',
      'account.role',
      'account.avatar_file_id as avatarFileId',
      select.fn.coalesce('professional.name', 'recruiter.name', 'reviewer.name').as('name'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!account) return undefined
  const curriculums = await database
    .selectFrom('curriculum')
    .select(['cv_type as cvType', 'searching_job as searchingJob'])
    .where('professional_id', '=', accountId)
    .execute()
  return { ...account, role: account.role as Role, curriculums }
}

/** To whom letters about an account go. */
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

/** Notes that an account's owner is told of tries at their password; false where that was done lately. */
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

/** What others may know of the person whose password it is. */
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

/** What the devices of an account are bound to. */
export async function readDeviceOwner(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('account')
    .select(['id', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Gives an account another password. */
export async function changePassword(
  tx: Tx,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
) {
  await tx.updateTable('account').set({ password_hash: passwordHash, modified_at: now }).where('id', '=', id).execute()
}

/** A CEP whose whole address is known here. */
export async function findKnownZipCode(database: Database | Tx, zipCode: string) {
  return database
    .selectFrom('known_zip_code')
    .innerJoin('municipality', 'municipality.id', 'known_zip_code.municipality_id')
    .select([
      'known_zip_code.street',
      'known_zip_code.district',
      'known_zip_code.latitude',
      'known_zip_code.longitude',
      'municipality.id as cityState',
      'municipality.name as city',
      'municipality.state',
    ])
    .where('known_zip_code.zip_code', '=', zipCode)
    .executeTakeFirst()
}

/** A municipality by its number. */
export async function findMunicipality(database: Database | Tx, id: number) {
  return database
    .selectFrom('municipality')
    .select(['id', 'name', 'state', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Clears away sessions that have ended. */
export async function clearEndedSessions(database: Database, now: Date) {
  await database.deleteFrom('session').where('expires_at', '<', now).execute()
}
