import type { PublicOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { siteAddress } from '@trampolim/marketplace/organizations/company-email.ts'
import { sql } from 'kysely'
import { pictureUrl } from '../files/picture-link.ts'
import type { Database, House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { isInForce } from './queries.ts'

type Row = Omit<PublicOrganization, 'logo'> & { logo: string | null }

/**
 * Reads an organisation as anyone may read it: its approved version, if it is in force and a job was published under its
 * name. @throws organization_not_found
 */
export async function readPublicOrganization(house: House, id: string): Promise<PublicOrganization> {
  const row = await findPublic(house.database, id)
  if (!row) return refuse('organization_not_found')
  return {
    ...row,
    site: siteAddress(row.site ?? '') ?? null,
    logo: row.logo && pictureUrl(house, row.logo),
  }
}

/** Whether anyone may read an organisation's page. `own` is the current version, `shown` the last approved one. */
export const hasPublicPage = sql`
  ${isInForce('own')} and trim(shown.company_name) <> ''
  and exists (
    select from job where job.organization_id = own.id and job.first_approved_at is not null
      and job.taken_down_at is null
      and not coalesce((job.shown -> 'hide_contracting_company_name')::boolean, job.hide_contracting_company_name)
  )
`

async function findPublic(database: Database, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select own.id, trim(shown.company_name) as name, shown.logo_file_id as logo, shown.description, shown.site,
      shown.employee_number as "employeeNumber", shown.branch_of_activity as "branchOfActivity", town.name as city, town.state
    from organization as own
    join shown_organization as shown on shown.id = own.id
    join municipality as town on town.id = shown.municipality_id
    where own.id = ${id} and ${hasPublicPage}
  `.execute(database)
  return rows[0]
}
