import { sql } from 'kysely'
import type { Difference } from '../../load/check-ledger.ts'
import type { Ground } from '../crowd.ts'
import type { PostedLetter } from '../mail-folder.ts'

const marker = 'Candidatura enviada: '

/**
 * Checks that everybody gets exactly one confirmation letter for each of their applications: whoever withdraws and applies
 * to the same job again gets a second one. A confirmation that waits for its next attempt isn't lost.
 */
export async function checkLetters(
  { database }: Ground,
  letters: readonly PostedLetter[],
): Promise<{ differences: Difference[]; repeated: number }> {
  const { rows } = await sql<{ name: string; applications: number }>`
    select account.email || ': ' || candidacy.job_name as name, count(*)::int as applications
    from candidacy join account on account.id = candidacy.professional_id
    join event on event.type = 'selection.applied' and event.payload ->> 'candidacyId' = candidacy.id
    group by name
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
  const due = new Map(rows.map(({ name, applications }) => [name, applications]))
  const sent = (name: string) => confirmations.get(name)?.length ?? 0
  const lost = [...due].flatMap(([name, applications]) =>
    Array<string>(Math.max(0, applications - sent(name))).fill(name),
  )
  const twice = [...confirmations.keys()].filter((name) => sent(name) > (due.get(name) ?? 0))
  const isWell = lost.length <= Number(waiting.rows[0]?.count ?? 0) && twice.length === 0
  return {
    differences: isWell ? [] : [{ kind: 'letter', lost, twice }],
    repeated: [...times.values()].filter((all) => all.length > 1).length,
  }
}
