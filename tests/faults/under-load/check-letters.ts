import { sql } from 'kysely'
import type { Difference } from '../../load/check-ledger.ts'
import type { Ground } from '../crowd.ts'
import { readLetters } from '../mail-folder.ts'

/**
 * Checks that everybody who applied gets exactly one confirmation letter per job. A letter that waits for its next
 * attempt isn't lost.
 */
export async function checkLetters({ database }: Ground, dataDir: string): Promise<Difference[]> {
  const { rows } = await sql<{ name: string }>`
    select account.email || ': ' || candidacy.job_name as name
    from candidacy join account on account.id = candidacy.professional_id
    join event on event.type = 'selection.applied' and event.payload ->> 'candidacyId' = candidacy.id
  `.execute(database)
  const waiting = await sql<{ count: number }>`select count(*) as count from letter where state = 'waiting'`.execute(
    database,
  )
  const marker = 'Candidatura enviada: '
  const written = new Map<string, number>()
  for (const { to, subject } of await readLetters(dataDir)) {
    if (!subject.startsWith(marker)) continue
    const name = `${to}: ${subject.slice(marker.length)}`
    written.set(name, (written.get(name) ?? 0) + 1)
  }
  const lost = rows.map(({ name }) => name).filter((name) => !written.has(name))
  const twice = [...written].filter(([, count]) => count > 1).map(([name]) => name)
  const stillWaiting = Number(waiting.rows[0]?.count ?? 0)
  if (lost.length <= stillWaiting && twice.length === 0) return []
  return [{ kind: 'letter', lost, twice }]
}
