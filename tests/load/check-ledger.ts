import { sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'
import { type ChangeKind, changeKinds, type Ledger } from './ledger.ts'

/** What is wrong about a kind of change: how many acknowledged ones aren't there, and how many are there twice. */
export type Difference = { kind: ChangeKind | 'letter'; lost: string[]; twice: string[] }

/** How often each change of a kind is there, by its name. */
type Count = (ground: Ground) => Promise<{ name: string; count: number }[]>

const countBy: Record<Exclude<ChangeKind, 'curriculum'>, Count> = {
  application: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select job_id || ' ' || professional_id as name, count(*) as count
        from candidacy join candidacy_history on candidacy_id = candidacy.id and type = 'applied' where job_id is not null group by 1
      `.execute(database)
    ).rows,
  favourite: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select job_id || ' ' || professional_id as name, count(*) as count from job_like group by 1
      `.execute(database)
    ).rows,
  file: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select id as name, count(*) as count from stored_file where uploaded_at is not null group by 1
      `.execute(database)
    ).rows,
  message: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select client_id as name, count(*) as count from message where client_id is not null group by 1
      `.execute(database)
    ).rows,
  move: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select candidacy_id || ' ' || to_step as name, count(*) as count from candidacy_history where type = 'moved' group by 1
      `.execute(database)
    ).rows,
  invitation: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select job_id || ' ' || professional_id as name, count(*) as count from invitation where job_id is not null group by 1
      `.execute(database)
    ).rows,
  publication: async ({ database }) =>
    (
      await sql<{
        name: string
        count: number
      }>`select job_name as name, count(*) as count from job group by 1`.execute(database)
    ).rows,
  decision: async ({ database }) =>
    (
      await sql<{ name: string; count: number }>`
        select review.id as name, count(*) as count from review
        join event on event.type = 'review.decided' and event.payload ->> 'reviewId' = review.id
        where decided_at is not null group by 1
      `.execute(database)
    ).rows,
}

/** Compares a ledger with what is in the database; returns the kinds that differ. */
export async function checkLedger(ground: Ground, ledger: Ledger): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const kind of changeKinds) {
    const difference =
      kind === 'curriculum' ? await checkCurriculums(ground, ledger) : await check(ground, ledger, kind)
    if (difference.lost.length + difference.twice.length > 0) differences.push(difference)
  }
  return differences
}

async function check(ground: Ground, ledger: Ledger, kind: Exclude<ChangeKind, 'curriculum'>): Promise<Difference> {
  const asked = ledger.of(kind)
  const there = new Map((await countBy[kind](ground)).map(({ name, count }) => [name, Number(count)]))
  return {
    kind,
    lost: [...asked]
      .filter(([name, standing]) => standing === 'acknowledged' && !there.has(name))
      .map(([name]) => name),
    twice: [...asked.keys()].filter((name) => (there.get(name) ?? 0) > 1),
  }
}

/** What a curriculum says is what was acknowledged last, or one of those that were asked for since. */
async function checkCurriculums({ database }: Ground, ledger: Ledger): Promise<Difference> {
  const versions = new Map<string, { objective: string; standing: string }[]>()
  for (const [name, standing] of ledger.of('curriculum')) {
    const [cvId = '', ...words] = name.split(' ')
    const known = versions.get(cvId) ?? []
    versions.set(cvId, [...known, { objective: words.join(' '), standing }])
  }
  const rows = await database
    .selectFrom('curriculum')
    .select(['id', 'objective'])
    .where('id', 'in', ['', ...versions.keys()])
    .execute()
  const stored = new Map(rows.map(({ id, objective }) => [id, objective]))
  const lost = [...versions].filter(([cvId, all]) => {
    const latest = all.findLastIndex(({ standing }) => standing === 'acknowledged')
    return latest >= 0 && !all.slice(latest).some(({ objective }) => objective === stored.get(cvId))
  })
  return { kind: 'curriculum', lost: lost.map(([cvId]) => cvId), twice: [] }
}

/** Work of the queue that is due, and events that nobody was told of. */
export async function countWaiting({ database }: Ground): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from graphile_worker.jobs
    where task_identifier in ('deliver-event', 'send-letter') and run_at <= now()
  `.execute(database)
  return Number(rows[0]?.waiting ?? 0)
}
