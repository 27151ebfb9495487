import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/house.ts'
import { inOwnLayout } from './other-layouts.ts'

/** Where candidates come from: occupations, words, a place, or what of them is asked for. */
export type Ground = {
  cbos: readonly number[]
  words: string | null
  place:
    | { kind: 'around'; municipality: number; cells: readonly number[]; wholeReach: boolean }
    | { kind: 'state'; state: number }
    | null
  sort: JobSort
}

/** Candidates as packed; `capped` where there were more than a search looks at. */
export type Candidates = { packed: Buffer[]; capped: boolean }

/** The most candidates that one walk of an index takes, so that a search costs the same however many jobs there are. */
const most = { occupationAndPlace: 20_000, wide: 5_000, around: 3_000, words: 5_000 } as const
const leastOfOccupation = 400

type Walk = RawBuilder<{ packed: Buffer | null; capped: boolean }>
type Sql = RawBuilder<unknown>

/** State and municipality of what is done from anywhere. */
const anywhere = 0

/** All candidates of a search, or the best of them in its order where there are too many; one statement. */
export async function findCandidates(database: Database, ground: Ground): Promise<Candidates> {
  const walks = walksOf(ground)
  if (walks.length === 0) return { packed: [], capped: false }
  const { rows } = await sql<{ packed: Buffer | null; capped: boolean }>`${sql.join(walks, sql` union all `)}`.execute(
    database,
  )
  return {
    packed: await inOwnLayout(
      database,
      rows.flatMap(({ packed }) => (packed ? [packed] : [])),
    ),
    capped: rows.some(({ capped }) => capped),
  }
}

function walksOf(ground: Ground): Walk[] {
  const { cbos, words, place } = ground
  const byWords = words === null ? [] : [wordWalk(words, place)]
  if (cbos.length > 0) return [...byWords, ...occupationWalks(cbos, ground)]
  if (words !== null || !place) return byWords
  if (place.kind === 'state') {
    return [place.state, anywhere].map((state) =>
      walk({ where: sql`state = ${sql.lit(state)}`, order: orderOf(ground), limit: most.wide }),
    )
  }
  const around = reachWalk(place.cells)
  // Without a distance the place is its municipality: of a big one, its newest or best paid jobs must be among those seen.
  const inPlace = [place.municipality, anywhere].map((municipality) =>
    walk({ where: sql`municipality = ${sql.lit(municipality)}`, order: orderOf(ground), limit: most.around }),
  )
  return place.wholeReach ? [around] : [...inPlace, around]
}

function occupationWalks(cbos: readonly number[], ground: Ground): Walk[] {
  const { place } = ground
  if (place?.kind === 'around') {
    const where = sql`cbo = any (${cbos}::integer[]) and cell = any (${place.cells}::integer[])`
    return [walk({ where, limit: most.occupationAndPlace })]
  }
  const states = place ? [place.state, anywhere] : [null]
  const limit = Math.max(leastOfOccupation, Math.floor(most.wide / cbos.length))
  return cbos.flatMap((cbo) =>
    states.map((state) => {
      const inState = state === null ? sql`` : sql`and state = ${sql.lit(state)}`
      return walk({ where: sql`cbo = ${sql.lit(cbo)} ${inState}`, order: orderOf(ground), limit })
    }),
  )
}

const orderOf = ({ sort }: Ground) => (sort === 'salary' ? sql`salary desc` : sql`approved desc`)

/** The first rows of an index. Each key has a walk of its own, so that the planner knows how many rows it has. */
function walk({ where, order, limit }: { where: Sql; order?: Sql; limit: number }): Walk {
  return sql`
    select string_agg(met.packed, '') as packed, count(*) >= ${sql.lit(limit)} as capped
    from (
      select packed from job_search where ${where} ${order ? sql`order by ${order}` : sql``} limit ${sql.lit(limit)}
    ) as met
  `
}

/** The newest of each cell, nearest cells first. */
function reachWalk(cells: readonly number[]): Walk {
  return sql`
    select string_agg(packed, '') as packed, count(*) >= ${most.wide} as capped
    from (
      select found.packed
      from unnest(${cells}::integer[]) with ordinality as asked (cell, nearness)
      cross join lateral (
        select packed from job_search where cell = asked.cell order by approved desc limit ${most.around}
      ) as found
      limit ${most.wide}
    ) as met
  `
}

/** Jobs that have all words, wherever they lie, or in a place. */
function wordWalk(words: string, place: Ground['place']): Walk {
  const inPlace =
    place?.kind === 'around'
      ? sql`and job_search.cell = any (${place.cells}::integer[])`
      : place
        ? sql`and job_search.state in (${place.state}, 0)`
        : sql``
  return sql`
    select string_agg(job_search.packed, '') as packed, coalesce(bool_or(said.all_met >= ${most.words}), false) as capped
    from (
      select job_no, count(*) over () as all_met
      from (
        select job_no from job_card where words @@ plainto_tsquery('portuguese', plain(${words})) limit ${most.words}
      ) as first_ones
    ) as said
    join job_search on job_search.job_no = said.job_no ${inPlace}
  `
}
