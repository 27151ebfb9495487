import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** Without a named town, a district's name may mean the district of that name in this many towns of each state. */
const likeliestOfState = 6

/**
 * Rewrites the names of districts: those of open jobs that show their company, of approved organisations, and of known
 * CEPs. Each is located at the average of its known positions, or else at its municipality, and ranked by how often it is
 * used.
 */
export async function rewriteDistrictNames(tx: Tx) {
  await sql`delete from district_name`.execute(tx)
  await sql`
    insert into district_name (normalised, municipality_id, name, latitude, longitude, uses, likely, rank)
    select plainly.text, named.town, min(named.name), avg(coalesce(named.latitude, municipality.latitude)),
      avg(coalesce(named.longitude, municipality.longitude)), count(*),
      row_number() over (
        partition by plainly.text, municipality.state order by municipality.population desc, named.town
      ) <= ${likeliestOfState},
      row_number() over (order by count(*) desc, municipality.population desc, plainly.text, named.town)
    from (
      select place ->> 'district' as name, (place ->> 'cityState')::integer as town,
        (place ->> 'latitude')::float8 as latitude, (place ->> 'longitude')::float8 as longitude
      from job_card
      join job on job.id = job_card.id and job.status = 'job:approved' and not job.hide_contracting_company_name
      cross join jsonb_array_elements(job.work_places) as place
      union all
      select shown.district, shown.municipality_id, null, null
      from organization join shown_organization as shown on shown.id = organization.id
      where organization.status = 'approved'
      union all
      select district, municipality_id, latitude, longitude from known_zip_code
    ) as named
    join municipality on municipality.id = named.town
    cross join lateral (
      select btrim(regexp_replace(plain(named.name), '[^a-z0-9]+', ' ', 'g')) as text
    ) as plainly
    where length(plainly.text) between 2 and 80
    group by plainly.text, named.town, municipality.state, municipality.population
  `.execute(tx)
}
