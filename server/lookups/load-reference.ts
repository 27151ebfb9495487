import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'
import { replacements } from './queries.ts'
import { documentRows, holidayRows, municipalityRows, occupationNameRows, occupationRows } from './reference-rows.ts'

/** In the order in which they refer to each other. */
const sources = [
  { name: 'occupation', rows: occupationRows },
  { name: 'occupation_name', rows: occupationNameRows },
  { name: 'municipality', rows: municipalityRows },
  { name: 'reference_document', rows: documentRows },
  { name: 'national_holiday', rows: holidayRows },
] as const

/**
 * Fills the reference tables with what this version of the code knows: occupations and their names, municipalities,
 * documents of forms, holidays. Only what changed since the last start is written, each table in one transaction.
 * @returns whether anything was written
 */
export async function loadReference(database: Database): Promise<boolean> {
  const loaded = await database.selectFrom('reference_load').select(['name', 'fingerprint']).execute()
  const known = new Map(loaded.map(({ name, fingerprint }) => [name, fingerprint]))
  let wrote = false
  for (const { name, rows } of sources) {
    const content = JSON.stringify(await rows())
    const fingerprint = createHash('sha256').update(content).digest('hex')
    if (known.get(name) === fingerprint) continue
    await database.transaction().execute(async (tx) => {
      // Two processes that start at once: the second waits and writes the same again.
      await sql`select pg_advisory_xact_lock(hashtext('reference_load'))`.execute(tx)
      await replacements[name](tx, content)
      await tx
        .insertInto('reference_load')
        .values({ name, fingerprint, loaded_at: sql`now()` })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint, loaded_at: sql`now()` }))
        .execute()
    })
    wrote = true
  }
  return wrote
}
