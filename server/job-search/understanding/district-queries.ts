import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** Without a named town, a district's name may mean the district of that name in this many towns of each state. */
const likeliestOfState = 6

/**
 * The most uses that a rank distinguishes, and how many people of a town make a difference in it: both together fit an
 * integer.
 */
const mostUses = 65_535
const peopleOfRank = 400

/**
 * Brings the names of districts up to date: those of open jobs that show their company, of approved organisations, and of
 * known CEPs. Each is located at the average of its known positions, or else at its municipality, and ranked by how often
 * it is used, then by the size of its town. Only rows that changed are written, since searches read the table meanwhile,
 * and rows that are gone but not yet vacuumed with it.
 */
export async function refreshDistricts(tx: Tx) {
  await sql`
    with known as materialized (
      select plainly.text as normalised, named.town as municipality_id, min(named.name) as name,
        round(avg(coalesce(named.latitude, municipality.latitude))::numeric, 6)::float8 as latitude,
        round(avg(coalesce(named.longitude, municipality.longitude))::numeric, 6)::float8 as longitude, count(*) as uses,
        row_number() over (
          partition by plainly.text, municipality.state order by municipality.population desc, named.town
        ) <= ${likeliestOfState} as likely,
        -(least(count(*), ${mostUses}) * 32768 + least(municipality.population / ${peopleOfRank}, 32767)) as rank
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
    ),
    gone as (
      delete from district_name as stored where not exists (
        select from known
        where known.normalised = stored.normalised and known.municipality_id = stored.municipality_id
      )
    )
    insert into district_name as stored (normalised, municipality_id, name, latitude, longitude, uses, likely, rank)
    select * from known
    on conflict (normalised, municipality_id) do update
    set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, uses = excluded.uses,
      likely = excluded.likely, rank = excluded.rank
    where (stored.name, stored.latitude, stored.longitude, stored.uses, stored.likely, stored.rank) is distinct from
      (excluded.name, excluded.latitude, excluded.longitude, excluded.uses, excluded.likely, excluded.rank)
  `.execute(tx)
}
