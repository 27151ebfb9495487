import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { PlaceFacts } from './queries.ts'

/** What of a job's selection is counted: the places of each step, and the applications that no recruiter has opened. */
export type Counter = SelectionStep | 'unseen'

type Counted = Pick<PlaceFacts, 'step' | 'viewed' | 'hidden'>

/** The counters in which a place counts: none while it is hidden from recruiters; unseen as long as it is in. */
export function countersOf({ step, viewed, hidden }: Counted): Counter[] {
  if (hidden) return []
  return step === 'discarded' || viewed ? [step] : [step, 'unseen']
}

/** Counts a place out of where it stood and into where it stands; null where there was none. */
export async function recount(tx: Tx, jobId: string, { before, after }: { before: Counted | null; after: Counted }) {
  const changes = new Map<Counter, number>()
  for (const counter of before ? countersOf(before) : []) changes.set(counter, -1)
  for (const counter of countersOf(after)) changes.set(counter, (changes.get(counter) ?? 0) + 1)
  await count(
    tx,
    [...changes].map(([step, change]) => ({ job_id: jobId, step, change })),
  )
}

/** Changes counters, always in the same order, so that two who count can't block each other. */
export async function count(tx: Tx, changes: readonly { job_id: string; step: Counter; change: number }[]) {
  await sql`
    with changed as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as each (job_id text, step text, change integer)
      where change <> 0
    )
    insert into selection_counter (job_id, step, count)
    select job_id, step, greatest(0, change) from changed order by job_id, step
    on conflict (job_id, step) do update set count = selection_counter.count + (
      select change from changed where changed.job_id = excluded.job_id and changed.step = excluded.step
    )
  `.execute(tx)
}

/** A job's counters. */
export async function readCounters(database: Database, jobId: string): Promise<Partial<Record<Counter, number>>> {
  const rows = await database
    .selectFrom('selection_counter')
    .select(['step', 'count'])
    .where('job_id', '=', jobId)
    .execute()
  return Object.fromEntries(rows.map(({ step, count: counted }) => [step, counted]))
}
