import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { StatusColumns } from '../profiles/change-status.ts'
import { isTakenDown } from '../profiles/standing.ts'

/** Whether a recruiter has this phone, in its stored form. */
export async function isPhoneTaken(database: Database | Tx, phone: string): Promise<boolean> {
  const taken = await database
    .selectFrom('recruiter')
    .select('account_id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return taken !== undefined
}

/** A recruiter's phone as it is stored: area code and number. */
export type RecruiterPhone = { phone: string; isWhatsApp: boolean; verified: boolean }

function phoneColumns({ phone, isWhatsApp, verified }: RecruiterPhone) {
  return { phone, phone_on_whatsapp: isWhatsApp, phone_verified: verified }
}

export type NewRecruiter = {
  accountId: string
  status: ProfileStatus
  name: string
  phone: RecruiterPhone
  organizationId: string | null
  /** The organisation that the recruiter asks to join, with the job that waits for it. */
  joining: { organizationId: string; waitingJob: JobContent } | null
  now: Date
}

/** Adds a recruiter's profile. Fails on `recruiter_phone_unique` if the phone is taken. */
export async function insertRecruiter(tx: Tx, of: NewRecruiter) {
  await tx
    .insertInto('recruiter')
    .values({
      account_id: of.accountId,
      organization_id: of.organizationId,
      joined_at: of.organizationId && of.now,
      joining_organization_id: of.joining?.organizationId ?? null,
      joining_asked_at: of.joining && of.now,
      waiting_job: of.joining && JSON.stringify(of.joining.waitingJob),
      status: of.status,
      name: of.name,
      ...phoneColumns(of.phone),
      created_at: of.now,
      modified_at: of.now,
    })
    .execute()
}

/** Finds a recruiter's whole profile; undefined for an account without one. */
export async function findRecruiter(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('organization as own', 'own.id', 'recruiter.organization_id')
    .leftJoin('organization as asked', 'asked.id', 'recruiter.joining_organization_id')
    .leftJoin('shown_organization as joining', 'joining.id', 'recruiter.joining_organization_id')
    .select((select) => [
      'recruiter.account_id as userId',
      'recruiter.status',
      'recruiter.status_reason as statusReason',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
      isTakenDown('recruiter').as('takenDown'),
      'recruiter.name',
      'account.email',
      select('account.email_validated_at', 'is not', null).as('emailValidated'),
      'recruiter.phone',
      'recruiter.phone_on_whatsapp as isWhatsApp',
      'recruiter.phone_verified as phoneVerified',
      'recruiter.organization_id as organizationId',
      'own.status as organizationStatus',
      'own.status_reason as organizationReason',
      isTakenDown('own').as('organizationTakenDown'),
      'asked.idcard as joiningIdcard',
      'joining.site as joiningSite',
      sql<string | null>`recruiter.waiting_job ->> 'jobName'`.as('waitingJobName'),
      'recruiter.created_at as created',
      'recruiter.modified_at as modified',
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<RecruiterRow>()
    .executeTakeFirst()
}

export type RecruiterRow = {
  userId: string
  status: ProfileStatus
  statusReason: string | null
  everApproved: boolean
  takenDown: boolean
  name: string
  email: string
  emailValidated: boolean
  phone: string
  isWhatsApp: boolean
  phoneVerified: boolean
  organizationId: string | null
  organizationStatus: ProfileStatus | null
  organizationReason: string | null
  /** Null in no organisation. */
  organizationTakenDown: boolean | null
  joiningIdcard: string | null
  joiningSite: string | null
  waitingJobName: string | null
  created: Date
  modified: Date
}

/** Locks a recruiter's profile for this transaction, so that changes are made one after the other. */
export async function lockRecruiter(tx: Tx, accountId: string) {
  await tx.selectFrom('recruiter').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
}

/** Writes a recruiter's name and phone. Fails on `recruiter_phone_unique` if the phone is taken. */
export async function rewriteRecruiter(
  tx: Tx,
  { accountId, name, phone, now }: { accountId: string; name: string; phone: RecruiterPhone; now: Date },
) {
  await tx
    .updateTable('recruiter')
    .set({ name, ...phoneColumns(phone), modified_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** Records that a recruiter's phone was verified. */
export async function markPhoneVerified(tx: Tx, accountId: string) {
  await tx.updateTable('recruiter').set({ phone_verified: true }).where('account_id', '=', accountId).execute()
}

/** A colleague as needed when an organisation or account is deleted. */
export type Colleague = {
  accountId: string
  name: string
  email: string
  status: ProfileStatus
  everApproved: boolean
  takenDown: boolean
  phone: string
  /** Whether they are not a member and only ask to join. */
  joining: boolean
}

/**
 * Locks the recruiters of an organisation and those who ask to join it until the transaction ends: none of them can
 * publish, edit, join or leave meanwhile. The order is fixed, which avoids deadlocks between deletions.
 */
async function lockColleagues(tx: Tx, organizationId: string): Promise<Colleague[]> {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      'recruiter.name',
      'account.email',
      'recruiter.status',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
      isTakenDown('recruiter').as('takenDown'),
      'recruiter.phone',
      select('recruiter.organization_id', 'is', null).as('joining'),
    ])
    .where((where) =>
      where.or([
        where('recruiter.organization_id', '=', organizationId),
        where('recruiter.joining_organization_id', '=', organizationId),
      ]),
    )
    .orderBy('recruiter.account_id')
    .$castTo<Colleague>()
    .forUpdate('recruiter')
    .execute()
}

/** Locks the members of an organisation. */
export async function lockMembers(tx: Tx, organizationId: string): Promise<Colleague[]> {
  return (await lockColleagues(tx, organizationId)).filter(({ joining }) => !joining)
}

/** Locks those who ask to join an organisation. */
export async function lockAskers(tx: Tx, organizationId: string): Promise<Colleague[]> {
  return (await lockColleagues(tx, organizationId)).filter(({ joining }) => joining)
}

/**
 * Lists the files to delete with recruiters: pictures, exports and unused uploads. Logos belong to the organisation.
 */
export async function findFilesOf(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where owner_id = any(${accountIds}::text[])
      and (purpose <> 'logo' or attached_at is null)
    union select avatar_file_id from account where id = any(${accountIds}::text[]) and avatar_file_id is not null
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Finds the name and address of a recruiter who leaves. */
export async function findLeaver(tx: Tx, accountId: string) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select(['recruiter.account_id as accountId', 'recruiter.name', 'recruiter.phone', 'account.email'])
    .where('recruiter.account_id', '=', accountId)
    .executeTakeFirst()
}

/** Lists all jobs of an organisation, in every status. */
export async function listJobIds(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx.selectFrom('job').select('id').where('organization_id', '=', organizationId).execute()
  return rows.map(({ id }) => id)
}

/** Lists all notices of an organisation and locks them until the transaction ends, so that none is decided on meanwhile. */
export async function lockNotices(tx: Tx, organizationId: string): Promise<string[]> {
  const notices = tx.selectFrom('notice').select('id').where('organization_id', '=', organizationId)
  const rows = await notices.orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds the addressee of a recruiter's welcome letter, whether they still wait to join an organisation, and the one they
 * joined if others registered it.
 */
export async function findWelcomed(tx: Tx, accountId: string) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('organization', 'organization.id', 'recruiter.organization_id')
    .leftJoin('shown_organization as shown', 'shown.id', 'recruiter.organization_id')
    .select((select) => [
      'account.email',
      'recruiter.name',
      select('recruiter.organization_id', 'is', null).as('joining'),
      sql<string | null>`case when organization.created_at < recruiter.created_at
        then coalesce(shown.company_name, shown.official_name) end`.as('joined'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<{ email: string; name: string; joining: boolean; joined: string | null }>()
    .executeTakeFirst()
}

/** Writes the status of a recruiter's profile with its related columns. */
export async function rewriteRecruiterStatus(tx: Tx, id: string, columns: StatusColumns) {
  await tx.updateTable('recruiter').set(columns).where('account_id', '=', id).execute()
}
