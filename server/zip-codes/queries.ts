import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** The known facts about a CEP of eight digits. */
export type ZipCodeFact = { zipCode: string; street: string | null; district: string | null; municipality: number }

/**
 * Stores the external service's answer about a CEP. Existing data from other sources is kept, except for what was only
 * derived from addresses.
 */
export async function keepZipCode(database: Database | Tx, { zipCode, street, district, municipality }: ZipCodeFact) {
  await database
    .insertInto('known_zip_code')
    .values({ zip_code: zipCode, street, district, municipality_id: municipality })
    .onConflict((conflict) =>
      conflict
        .column('zip_code')
        .doUpdateSet({ street, district, municipality_id: municipality, from_addresses: false })
        .where('known_zip_code.from_addresses', '=', true),
    )
    .execute()
}

/** The municipality of a CEP is known once this many organisations agree on it. */
const fewest = 2

/**
 * Derives the municipalities of CEPs from the addresses of approved organisations and the workplaces of open jobs, if
 * at least two organisations name a CEP and all of them name the same municipality. People's addresses are never used.
 */
export async function learnZipCodes(tx: Tx) {
  await sql`
    insert into known_zip_code (zip_code, municipality_id, from_addresses)
    select named.zip_code, min(municipality.id), true
    from (
      select id as organization, zip_code, municipality_id as town from organization where status = 'approved'
      union all
      select organization_id, replace(place ->> 'zipCode', '-', ''), (place ->> 'cityState')::integer
      from job cross join jsonb_array_elements(work_places) as place where status = 'job:approved'
    ) as named
    join municipality on municipality.id = named.town
    where named.zip_code ~ '^[0-9]{8}$'
    group by named.zip_code
    having count(distinct named.organization) >= ${fewest} and count(distinct municipality.id) = 1
    on conflict (zip_code) do nothing
  `.execute(tx)
}
