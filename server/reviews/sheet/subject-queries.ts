import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { StoredContent } from '../../jobs/rows.ts'
import { writtenColumns } from '../../organizations/organization-queries.ts'
import type { Database, Tx } from '../../platform/house.ts'

export type ReviewedJobRow = StoredContent & {
  status: JobStatus
  organization_id: string
  created_by: string
  first_approved_at: Date | null
  taken_down_at: Date | null
  occupation_title: string
  company_name: string | null
  official_name: string
  /** Name and state by municipality id. */
  towns: Record<string, [name: string, state: string]>
}

/** Finds a job with everything its recruiter wrote, its recruiter and its organisation. */
export async function findReviewedJob(database: Database | Tx, id: string): Promise<ReviewedJobRow | undefined> {
  const { rows } = await sql<ReviewedJobRow>`
    select job.*, occupation.title as occupation_title, organization.company_name, organization.official_name,
      (
        select coalesce(jsonb_object_agg(town.id, jsonb_build_array(town.name, town.state)), '{}')
        from municipality as town
        where town.id in (
          select (work_place ->> 'cityState')::integer from jsonb_array_elements(job.work_places) as work_place
        )
      ) as towns
    from job
    join organization on organization.id = job.organization_id
    join occupation on occupation.cbo = job.cbo
    where job.id = ${id}
  `.execute(database)
  return rows[0]
}

/** Finds an organisation as its recruiters wrote it. */
export async function findReviewedOrganization(database: Database | Tx, id: string) {
  return database
    .selectFrom('organization')
    .innerJoin('municipality', 'municipality.id', 'organization.municipality_id')
    .select((select) => [
      'organization.status',
      'organization.logo_file_id as logo',
      'organization.shown_logo_file_id as shownLogo',
      select('organization.shown', 'is not', null).as('changeWaits'),
      ...writtenColumns,
    ])
    .where('organization.id', '=', id)
    .executeTakeFirst()
}

export type ReviewedRecruiterRow = {
  status: ProfileStatus
  name: string
  email: string
  phone: string
  isWhatsApp: boolean
  organizationId: string | null
  company: string | null
  site: string | null
  joiningId: string | null
  joiningCompany: string | null
  joiningIdcard: string | null
  joiningSite: string | null
  waitingJob: JobContent | null
  declined: boolean
}

/** Finds a recruiter with the organisation they belong to or ask to join. */
export async function findReviewedRecruiter(
  database: Database | Tx,
  accountId: string,
): Promise<ReviewedRecruiterRow | undefined> {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('organization', 'organization.id', 'recruiter.organization_id')
    .leftJoin('organization as joining', 'joining.id', 'recruiter.joining_organization_id')
    .select(({ fn }) => [
      'recruiter.status',
      'recruiter.name',
      'account.email',
      'recruiter.phone',
      'recruiter.phone_on_whatsapp as isWhatsApp',
      'recruiter.organization_id as organizationId',
      fn.coalesce('organization.company_name', 'organization.official_name').as('company'),
      'organization.site',
      'recruiter.joining_organization_id as joiningId',
      fn.coalesce('joining.company_name', 'joining.official_name').as('joiningCompany'),
      'joining.idcard as joiningIdcard',
      'joining.site as joiningSite',
      'recruiter.waiting_job as waitingJob',
      sql<boolean>`exists (select from join_decline where join_decline.account_id = recruiter.account_id)`.as(
        'declined',
      ),
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<ReviewedRecruiterRow>()
    .executeTakeFirst()
}
