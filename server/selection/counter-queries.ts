import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Vacancies } from '@trampolim/marketplace/selection/vacancies.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { type CandidacyFacts, isHired } from './queries.ts'

/** The counters of a job's selection: the candidacies in each step, and the applications that no recruiter has opened. */
export type Counter = SelectionStep | 'unseen'

type Standing = Pick<CandidacyFacts, 'step' | 'viewed' | 'hidden'>

/**
 * The counters that include a candidacy: none while it is hidden from recruiters; `unseen` while it is an unopened
 * application.
 */
export function countersOf({ step, viewed, hidden }: Standing): Counter[] {
  if (hidden) return []
  return step === 'discarded' || viewed ? [step] : [step, 'unseen']
}

type Change = { before: Standing | null; after: Standing }

/**
 * Moves a candidacy from the counters of its previous state to those of its new one; null if it didn't or won't exist.
 */
export async function recount(tx: Tx, jobId: string, change: Change) {
  await recountAll(tx, [{ jobId, ...change }])
}

/**
 * Removes candidacies from the counters of their former states and adds them to those of their new states, in one
 * statement.
 */
export async function recountAll(tx: Tx, changed: readonly (Change & { jobId: string })[]) {
  const changes = changed.flatMap(({ jobId, before, after }) => [
    ...(before ? countersOf(before) : []).map((step) => ({ jobId, step, change: -1 })),
    ...countersOf(after).map((step) => ({ jobId, step, change: 1 })),
  ])
  const summed = Map.groupBy(changes, ({ jobId, step }) => `${jobId} ${step}`)
  await count(
    tx,
    [...summed.values()].flatMap((of) => {
      const [first] = of
      return first
        ? [{ job_id: first.jobId, step: first.step, change: of.reduce((sum, { change }) => sum + change, 0) }]
        : []
    }),
  )
}

/** Changes counters in a fixed order, which avoids deadlocks. */
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

/** The number of a job's finalists who are hired, as a subquery on the row `job`. */
export const hiredFor = sql<number>`(
  select count(*)::integer from candidacy
  where candidacy.job_id = job.id and candidacy.step = 'finalists' and ${isHired}
)`

/** The total number of openings at all workplaces of a job. */
export const vacanciesOf = sql<number>`(
  select coalesce(sum((work_place ->> 'qty')::integer), 0)::integer
  from jsonb_array_elements(job.work_places) as work_place
)`

/** The numbers of a job's selection: its counters, its openings and the people hired for them. */
export type Counted = Partial<Record<Counter | keyof Vacancies, number>>

/** Reads a job's counters. */
export async function readCounters(database: Database, jobId: string): Promise<Counted> {
  const { rows } = await sql<{ step: keyof Counted; count: number }>`
    select step, count from selection_counter where job_id = ${jobId}
    union all
    select each.step, each.count from job
    cross join lateral (values ('hired', ${hiredFor}), ('vacancies', ${vacanciesOf})) as each (step, count)
    where job.id = ${jobId}
  `.execute(database)
  return Object.fromEntries(rows.map(({ step, count: counted }) => [step, counted]))
}
