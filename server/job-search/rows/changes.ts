import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** The subjects for which changes of search rows are counted: a cell, a municipality, an occupation, or any job. */
export type Subject = { cell: number } | { municipality: number } | { cbo: number } | 'any'

/** The counter that is increased when all rows are deleted at once; it applies to every subject. */
const all = -1

/** The numbers by which the triggers of `job_search` count (migration 0092). */
function numberOf(subject: Subject): number {
  if (subject === 'any') return 0
  if ('cell' in subject) return 10_000_000 + subject.cell
  return 'municipality' in subject ? 20_000_000 + subject.municipality : 30_000_000 + subject.cbo
}

/**
 * SQL for the change counter of the search rows of these subjects. Every transaction that changes such rows increases
 * it. Two statements with the same value therefore see the same rows, and the same cards, which are written together
 * with them.
 */
export function changesOf(subjects: readonly Subject[]): RawBuilder<string> {
  return sql<string>`(
    select coalesce(sum(changes), 0)::text from job_search_change
    where subject = any (${[all, ...subjects.map(numberOf)]}::integer[])
  )`
}

/** When a subject has this many counter rows, they are added up into one. */
const mostRows = 20

/** Adds up the counter rows that transactions inserted one by one; the totals stay the same. */
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
