import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'

/** The maximum number of proposed places. */
const most = 10

export type ProposedPlace = { address: string; complete: boolean }

type Row = {
  zipCode: string | null
  district: string | null
  city: string
  state: string
  street: string | null
}

/**
 * Where interviews for a job may be held: its workplaces, with the organisation's street if it has the same CEP. An
 * address without a street isn't complete. A job that hides its company doesn't get the company's street.
 */
export async function proposePlaces(database: Database, jobId: string): Promise<ProposedPlace[]> {
  const { rows } = await sql<Row>`
    select each ->> 'zipCode' as "zipCode", each ->> 'district' as district, town.name as city, town.state,
      case when organization.zip_code = each ->> 'zipCode' and not job.hide_contracting_company_name
        then organization.street end as street
    from job
    join organization on organization.id = job.organization_id
    cross join jsonb_array_elements(coalesce(job.approved_places, job.work_places)) with ordinality as place (each, at)
    join municipality as town on town.id = (each ->> 'cityState')::integer
    where job.id = ${jobId} and job.work_type <> ${workTypes.code.remote}
    order by at limit ${most}
  `.execute(database)
  return rows.map(placeOf).toSorted((one, other) => Number(other.complete) - Number(one.complete))
}

function placeOf({ street, district, city, state, zipCode }: Row): ProposedPlace {
  const zip = zipCode && `CEP ${zipCode.slice(0, 5)}-${zipCode.slice(5)}`
  return { address: [street, district, city, state, zip].filter(Boolean).join(', '), complete: Boolean(street) }
}
