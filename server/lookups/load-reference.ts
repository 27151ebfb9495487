import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { queueUp } from '../platform/database/queue-up.ts'
import type { Database, Tx } from '../platform/house.ts'
import { replacements } from './queries.ts'
import { fingerprintOfCode } from './reference-code.ts'

/** The name under which the fingerprint of the generating code is stored. */
const code = 'code'

/**
 * Fills the reference tables with the data of this version of the code: occupations and their names, municipalities,
 * documents of forms, holidays. Only rows that changed since the last start are written, each table in one transaction;
 * if the code is unchanged, the rows aren't even computed.
 * @returns whether anything was written
 */
export async function loadReference(database: Database): Promise<boolean> {
  const loaded = await database.selectFrom('reference_load').select(['name', 'fingerprint']).execute()
  const known = new Map(loaded.map(({ name, fingerprint }) => [name, fingerprint]))
  const made = await fingerprintOfCode()
  if (known.get(code) === made) return false
  // Loaded here so that the data doesn't stay in the memory of processes that don't need it.
  const { sources } = await import('./reference-rows.ts')
  let wrote = false
  for (const { name, rows } of sources) {
    const content = JSON.stringify(await rows())
    const fingerprint = createHash('sha256').update(content).digest('hex')
    if (known.get(name) === fingerprint) continue
    await database.transaction().execute(async (tx) => {
      // If two processes start at once, the second waits and writes the same rows again.
      await queueUp(tx, 'reference_load')
      await replacements[name](tx, content)
      await note(tx, name, fingerprint)
    })
    wrote = true
  }
  await note(database, code, made)
  return wrote
}

async function note(database: Database | Tx, name: string, fingerprint: string) {
  await database
    .insertInto('reference_load')
    .values({ name, fingerprint, loaded_at: sql`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint, loaded_at: sql`now()` }))
    .execute()
}
