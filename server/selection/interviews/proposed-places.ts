import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { townOfTimeZone } from './set-queries.ts'

/** The maximum number of proposed places. */
const most = 10

export type ProposedPlace = { address: string; complete: boolean }

type Row = {
  timeZone: string
  zipCode: string | null
  district: string | null
  /** Null in the only row of a job without places to propose. */
  city: string | null
  state: string
  street: string | null
}

/**
 * Where and by which clock interviews for a job may be held: its workplaces, with the organisation's street if it has the
 * same CEP, and their time zone. An address without a street isn't complete. A job that hides its company doesn't get
 * the company's street.
 */
export async function proposePlaces(
  database: Database,
  jobId: string,
): Promise<{ timeZone: string; places: ProposedPlace[] }> {
  const { rows } = await sql<Row>`
    select zone.timezone as "timeZone", place."zipCode", place.district, place.city, place.state, place.street
    from job
    join organization on organization.id = job.organization_id
    join municipality as zone on zone.id = ${townOfTimeZone}
    left join lateral (
      select at, each ->> 'zipCode' as "zipCode", each ->> 'district' as district, town.name as city, town.state,
        case when organization.zip_code = each ->> 'zipCode' and not job.hide_contracting_company_name
          then organization.street end as street
      from jsonb_array_elements(coalesce(job.approved_places, job.work_places)) with ordinality as given (each, at)
      join municipality as town on town.id = (each ->> 'cityState')::integer
      where job.work_type <> ${workTypes.code.remote}
      order by at limit ${most}
    ) as place on true
    where job.id = ${jobId}
    order by place.at
  `.execute(database)
  const places = rows.filter(({ city }) => city !== null).map(placeOf)
  return {
    timeZone: rows[0]?.timeZone ?? 'America/Sao_Paulo',
    places: places.toSorted((one, other) => Number(other.complete) - Number(one.complete)),
  }
}

function placeOf({ street, district, city, state, zipCode }: Row): ProposedPlace {
  const zip = zipCode && `CEP ${zipCode.slice(0, 5)}-${zipCode.slice(5)}`
  return { address: [street, district, city, state, zip].filter(Boolean).join(', '), complete: Boolean(street) }
}
