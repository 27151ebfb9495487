import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { isToCorrect } from '../profiles/review-queries.ts'
import { isTakenDown } from '../profiles/standing.ts'
import type { StoredOrganization } from './complete-organization.ts'
import { isInForce } from './queries.ts'

function columnsOf(stored: StoredOrganization) {
  return {
    company_name: stored.companyName,
    official_name: stored.officialName,
    employee_number: stored.employeeNumber,
    branch_of_activity: stored.branchOfActivity,
    description: stored.description,
    site: stored.site,
    social_links: JSON.stringify(stored.socialLinks),
    phone: stored.phone,
    zip_code: stored.zipCode,
    municipality_id: stored.cityState,
    district: stored.district,
    street: stored.street,
  }
}

export type NewOrganization = {
  id: string
  idcard: string
  status: ProfileStatus
  stored: StoredOrganization
  now: Date
}

/** Adds an organisation; false if its CNPJ is registered. Waits for a simultaneous registration of the same CNPJ. */
export async function insertOrganization(tx: Tx, { id, idcard, status, stored, now }: NewOrganization) {
  const inserted = await tx
    .insertInto('organization')
    .values({ id, idcard, status, ...columnsOf(stored), created_at: now, modified_at: now })
    .onConflict((conflict) => conflict.column('idcard').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Finds the organisation of a CNPJ and locks it against deletion until the transaction ends. */
export async function keepOrganizationOf(tx: Tx, idcard: string) {
  return tx.selectFrom('organization').select('id').where('idcard', '=', idcard).forKeyShare().executeTakeFirst()
}

/** The columns that recruiters write of an organisation, with the name of its town. */
export const writtenColumns = [
  'organization.idcard',
  'organization.company_name as companyName',
  'organization.official_name as officialName',
  'organization.employee_number as employeeNumber',
  'organization.branch_of_activity as branchOfActivity',
  'organization.description',
  'organization.site',
  'organization.social_links as socialLinks',
  'organization.phone',
  'organization.zip_code as zipCode',
  'organization.municipality_id as cityState',
  'municipality.name as city',
  'municipality.state',
  'organization.district',
  'organization.street',
] as const

/** Finds an organisation as its own recruiters read it. */
export async function findOrganization(database: Database | Tx, id: string) {
  return database
    .selectFrom('organization')
    .innerJoin('municipality', 'municipality.id', 'organization.municipality_id')
    .select((select) => [
      'organization.id',
      'organization.status',
      'organization.status_reason as statusReason',
      select('organization.first_approved_at', 'is not', null).as('everApproved'),
      isInForce('organization').as('inForce'),
      ...writtenColumns,
      'organization.logo_file_id as logoFileId',
      'organization.shown_logo_file_id as shownLogoFileId',
      select('organization.shown', 'is not', null).as('changeWaits'),
      select
        .selectFrom('job')
        .whereRef('job.organization_id', '=', 'organization.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('jobs'),
      'organization.created_at as created',
      'organization.modified_at as modified',
    ])
    .where('organization.id', '=', id)
    .$castTo<OrganizationRow>()
    .executeTakeFirst()
}

export type OrganizationRow = {
  [Field in keyof StoredOrganization]: Field extends 'district' | 'street' ? string | null : StoredOrganization[Field]
} & {
  id: string
  status: ProfileStatus
  statusReason: string | null
  everApproved: boolean
  inForce: boolean
  idcard: string
  city: string
  state: string
  logoFileId: string | null
  /** The approved logo, while another awaits review. */
  shownLogoFileId: string | null
  /** Whether a change awaits review, while others see the approved version. */
  changeWaits: boolean
  jobs: number
  created: Date
  modified: Date
}

/** A member of an organisation; `since`: when they joined it. */
export type Colleague = {
  accountId: string
  name: string
  avatarFileId: string | null
  email: string
  status: ProfileStatus
  everApproved: boolean
  takenDown: boolean
  /** Whether a reviewer asked for a correction of the profile. */
  toCorrect: boolean
  since: Date
}

/** Lists its recruiters, the earliest first. */
export async function listRecruiters(database: Database | Tx, organizationId: string) {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      'recruiter.name',
      'account.avatar_file_id as avatarFileId',
      'account.email',
      'recruiter.status',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
      isTakenDown('recruiter').as('takenDown'),
      isToCorrect('recruiter').as('toCorrect'),
      select.fn.coalesce('recruiter.joined_at', 'recruiter.created_at').as('since'),
    ])
    .$castTo<Colleague>()
    .where('recruiter.organization_id', '=', organizationId)
    .orderBy('recruiter.created_at')
    .orderBy('recruiter.account_id')
    .limit(100)
    .execute()
}

/** Locks an organisation until the transaction ends: nobody joins it, edits it or publishes for it. */
export async function lockOrganization(tx: Tx, id: string) {
  return tx.selectFrom('organization').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Rewrites what recruiters wrote of an organisation. */
export async function rewriteOrganization(
  tx: Tx,
  { id, stored, now }: { id: string; stored: StoredOrganization; now: Date },
) {
  await tx
    .updateTable('organization')
    .set({ ...columnsOf(stored), modified_at: now })
    .where('id', '=', id)
    .execute()
}

/** Stores the present content as the published version, unless one is stored already. */
export async function storeShown(tx: Tx, id: string) {
  await sql`
    update organization set shown_logo_file_id = logo_file_id,
      shown = jsonb_build_object('companyName', company_name, 'officialName', official_name, 'description', description,
        'site', site, 'employeeNumber', employee_number, 'branchOfActivity', branch_of_activity)
    where id = ${id} and shown is null
  `.execute(tx)
}

/**
 * Removes the stored published version, so that the present content is shown; returns the logo shown before, or undefined
 * if none was stored.
 */
export async function dropShown(tx: Tx, id: string) {
  const { rows } = await sql<{ formerLogo: string | null }>`
    with former as (
      select id, shown_logo_file_id as logo from organization
      where id = ${id} and shown is not null for update
    )
    update organization set shown = null, shown_logo_file_id = null from former where organization.id = former.id
    returning nullif(former.logo, organization.logo_file_id) as "formerLogo"
  `.execute(tx)
  return rows[0]
}

/** Reverts a waiting logo to the published one; returns the waiting one, or undefined if none waited. */
export async function dropWaitingLogo(tx: Tx, id: string) {
  const { rows } = await sql<{ formerLogo: string | null }>`
    with former as (
      select id, logo_file_id as logo from organization where id = ${id} and shown is not null for update
    )
    update organization set logo_file_id = shown_logo_file_id, shown = null, shown_logo_file_id = null
    from former where organization.id = former.id
    returning nullif(former.logo, organization.logo_file_id) as "formerLogo"
  `.execute(tx)
  return rows[0]
}

/** Sets or removes an organisation's logo. `everywhere`: also in the published version. */
export async function rewriteLogo(
  tx: Tx,
  { id, logo, everywhere, now }: { id: string; logo: string | null; everywhere: boolean; now: Date },
) {
  await tx
    .updateTable('organization')
    .set({ logo_file_id: logo, ...(everywhere && { shown_logo_file_id: null }), modified_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes an organisation, whose jobs and recruiters are already deleted. */
export async function deleteOrganizationRow(tx: Tx, id: string) {
  await tx.deleteFrom('organization').where('id', '=', id).execute()
}
