import { sql } from 'kysely'
import type { Difference } from '../../load/check-ledger.ts'
import type { Ground } from '../crowd.ts'
import type { PostedLetter } from '../mail-folder.ts'

const marker = 'Candidatura enviada: '

/**
 * Checks that everybody who applied gets exactly one confirmation letter per job. A confirmation that waits for its next
 * attempt isn't lost.
 */
export async function checkLetters(
  { database }: Ground,
  letters: readonly PostedLetter[],
): Promise<{ differences: Difference[]; repeated: number }> {
  const { rows } = await sql<{ name: string }>`
    select account.email || ': ' || candidacy.job_name as name
    from candidacy join account on account.id = candidacy.professional_id
    join event on event.type = 'selection.applied' and event.payload ->> 'candidacyId' = candidacy.id
  `.execute(database)
  const waiting = await sql<{ count: string }>`
    select count(*) as count from letter where state = 'waiting' and template = 'application-received'
  `.execute(database)
  const times = Map.groupBy(letters, ({ id }) => id)
  const once = [...times.values()].flatMap(([letter]) => letter ?? [])
  const confirmations = Map.groupBy(
    once.filter(({ subject }) => subject.startsWith(marker)),
    ({ to, subject }) => `${to}: ${subject.slice(marker.length)}`,
  )
  const lost = rows.map(({ name }) => name).filter((name) => !confirmations.has(name))
  const twice = [...confirmations].filter(([, all]) => all.length > 1).map(([name]) => name)
  const isWell = lost.length <= Number(waiting.rows[0]?.count ?? 0) && twice.length === 0
  return {
    differences: isWell ? [] : [{ kind: 'letter', lost, twice }],
    repeated: [...times.values()].filter((all) => all.length > 1).length,
  }
}
