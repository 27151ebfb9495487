import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import type { StoredContent } from '../rows.ts'

/** The key by which a workplace is looked up: its CEP's digits and its municipality's id. */
export type AskedPlace = { zipCode: string; cityState: number }

/**
 * The position of a CEP and of a municipality; a CEP that is unknown or lies in another municipality has no position.
 */
export type LocatedPlace = {
  state: string
  latitude: number
  longitude: number
  zipLatitude: number | null
  zipLongitude: number | null
}

/** Locates each of these workplaces, in the same order; undefined where the municipality doesn't exist. */
export async function locatePlaces(database: Database | Tx, places: readonly AskedPlace[]) {
  const { rows } = await sql<LocatedPlace & { at: number }>`
    select asked.at::integer as at, municipality.state, municipality.latitude, municipality.longitude,
      known.latitude as "zipLatitude", known.longitude as "zipLongitude"
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as asked (place, at)
    join municipality on municipality.id = (asked.place ->> 'cityState')::integer
    left join known_zip_code as known
      on known.zip_code = asked.place ->> 'zipCode' and known.municipality_id = municipality.id
  `.execute(database)
  const found = new Map(rows.map((row) => [row.at, row]))
  return places.map((_, at) => found.get(at + 1))
}

/** Whether the CBO contains an occupation. */
export async function isOccupation(database: Database | Tx, cbo: string): Promise<boolean> {
  return (await database.selectFrom('occupation').select('cbo').where('cbo', '=', cbo).executeTakeFirst()) !== undefined
}

/** Stores a new job, pending review. */
export async function storeJob(
  tx: Tx,
  job: { id: string; organizationId: string; recruiterId: string; status: string; stored: StoredContent; now: Date },
) {
  await tx
    .insertInto('job')
    .values({
      id: job.id,
      organization_id: job.organizationId,
      created_by: job.recruiterId,
      status: job.status,
      ...asColumns(job.stored),
      created_at: job.now,
      modified_at: job.now,
    })
    .execute()
}

/** Rewrites a job's content; the last approved version is kept in `shown` until the next approval. */
export async function rewriteJob(tx: Tx, { id, stored, now }: { id: string; stored: StoredContent; now: Date }) {
  await tx
    .updateTable('job')
    .set({ ...asColumns(stored), approved_places: approvedPlaces, shown: shownOf(stored), modified_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Rewrites the fields of a published job that reviewers don't read. A recruiter who switches the weekly summary on gets
 * the first one next Monday.
 */
export async function rewriteUnreviewed(
  tx: Tx,
  { id, stored, asksSummary, now }: { id: string; stored: StoredContent; asksSummary: boolean; now: Date },
) {
  await tx
    .updateTable('job')
    .set({ ...asColumns(stored), modified_at: now, ...(asksSummary && { summarised_at: now }) })
    .where('id', '=', id)
    .execute()
}

const approvedPlaces = sql<string | null>`
  coalesce(approved_places, case when first_approved_at is not null then work_places end)
`

/** The previous values of the columns that an edit rewrites, kept if they were published. */
function shownOf(stored: StoredContent) {
  const columns = [...Object.keys(stored), 'modified_at']
  return sql<string | null>`
    coalesce(shown, case when first_approved_at is not null then (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(job)) where key = any(${columns}::text[])
    ) end)
  `
}

function asColumns(stored: StoredContent) {
  return {
    ...stored,
    work_places: JSON.stringify(stored.work_places),
    technologies: JSON.stringify(stored.technologies),
    languages: JSON.stringify(stored.languages),
    questionnaire: JSON.stringify(stored.questionnaire),
    legal_exception: stored.legal_exception && JSON.stringify(stored.legal_exception),
    driver_licence: stored.driver_licence && JSON.stringify(stored.driver_licence),
    content: JSON.stringify(stored.content),
  }
}
