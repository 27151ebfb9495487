import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** What is known of a CEP of eight digits. */
export type ZipCodeFact = { zipCode: string; street: string | null; district: string | null; municipality: number }

/** Keeps what the service outside says of a CEP. What is known from elsewhere stays, but for what was only concluded from addresses. */
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

/** From so many organisations that agree on it, the municipality of a CEP is known. */
const fewest = 2

/**
 * Learns the municipalities of CEPs from the addresses of approved organisations and the workplaces of open jobs: where at least two
 * organisations name a CEP and all of them the same municipality. People's addresses teach nothing.
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
