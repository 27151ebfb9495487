import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** What changes of search rows are counted for: a cell, a municipality, an occupation, or any job. */
export type Subject = { cell: number } | { municipality: number } | { cbo: number } | 'any'

/** Counted when all rows are emptied at once, whatever the subject. */
const all = -1

/** The numbers by which the triggers of `job_search` count (migration 0092). */
function numberOf(subject: Subject): number {
  if (subject === 'any') return 0
  if ('cell' in subject) return 10_000_000 + subject.cell
  return 'municipality' in subject ? 20_000_000 + subject.municipality : 30_000_000 + subject.cbo
}

/**
 * The SQL for how often the search rows of these subjects have changed. Every transaction that changes some adds to it, so two
 * statements with the same figure see the same rows, and the same cards, which are written with them.
 */
export function changesOf(subjects: readonly Subject[]): RawBuilder<string> {
  return sql<string>`(
    select coalesce(sum(changes), 0)::text from job_search_change
    where subject = any (${[all, ...subjects.map(numberOf)]}::integer[])
  )`
}

/** From so many rows of one subject on they are summed up. */
const mostRows = 20

/** Sums up what transactions have counted one by one; no sum changes. */
export async function sumUpChanges(tx: Tx) {
  await sql`
    with gone as (
      delete from job_search_change
      where subject in (select subject from job_search_change group by subject having count(*) > ${mostRows})
      returning subject, changes
    )
    insert into job_search_change (subject, changes) select subject, sum(changes) from gone group by subject
  `.execute(tx)
}
