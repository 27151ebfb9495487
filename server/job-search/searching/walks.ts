import { type RawBuilder, sql } from 'kysely'
import { changesOf } from '../rows/changes.ts'
import { anywhere, type Ground, hasWords, most, remoteWork, sharesScan } from './ground.ts'

const leastOfOccupation = 400
/** For the first occupations nearly all jobs are read; the later ones are less likely to be meant. */
const likeliest = 3

/** One scan of an index: its rows packed, and whether there were more; null where that matters only beside the place. */
type Walk = RawBuilder<{ packed: Buffer | null; capped: boolean | null }>
type Sql = RawBuilder<unknown>

/**
 * The scan for the remote jobs that belong to every place; it returns no row if their change counter still has the
 * known value.
 */
export function remoteWalk(ground: Ground, known: string | undefined): Walk {
  const newest = walk({
    where: sql`municipality = ${sql.lit(anywhere)}`,
    order: orderOf(ground),
    limit: most.around,
  })
  if (known === undefined) return newest
  return sql`
    select met.packed, met.capped from (select where ${changesOf([remoteWork])} <> ${known}) as outdated
    cross join lateral (${newest}) as met
  `
}

/** The scans that read the candidates of a search, those of its words first. */
export function walksOf(ground: Ground): Walk[] {
  const { cbos, words, place } = ground
  const byWords = words === null ? [] : [wordWalk(words, place)]
  if (ground.company !== null) return [companyWalk(ground.company, place)]
  if (cbos.length > 0) return [...byWords, ...occupationWalks(cbos, ground)]
  if (words !== null) return byWords
  if (!place) return newestWalks(ground)
  if (place.kind === 'states') {
    return [...place.states, anywhere].map((state) =>
      walk({ where: sql`state = ${sql.lit(state)}`, order: orderOf(ground), limit: most.wide }),
    )
  }
  if (place.wholeReach) return [reachWalk(place.cells, { limit: most.wide, capped: true })]
  // Without a distance the place is its municipality. For a large one, its newest or best paid jobs must be among those
  // read.
  const where = sql`municipality = ${sql.lit(place.municipality)}`
  const inPlace = walk({ where, order: orderOf(ground), limit: most.around })
  // Jobs outside the municipality only matter for the choices of a distance.
  return [inPlace, reachWalk(place.cells, { limit: most.beside, capped: null })]
}

function occupationWalks(cbos: readonly number[], ground: Ground): Walk[] {
  const { place } = ground
  if (place?.kind === 'around') {
    const where = sql`cbo = any (${cbos}::integer[]) and cell = any (${place.cells}::integer[])`
    return [walk({ where, limit: most.occupationAndPlace })]
  }
  const states = place ? [...place.states, anywhere] : [null]
  const isShared = sharesScan({ cbos, place })
  const own = (isShared ? cbos.slice(0, likeliest) : cbos).flatMap((cbo, at) =>
    states.map((state) => {
      const limit = limitOf(at, cbos.length)
      const inState = state === null ? sql`` : sql`and state = ${sql.lit(state)}`
      return walk({ where: sql`cbo = ${sql.lit(cbo)} ${inState}`, order: orderOf(ground), limit })
    }),
  )
  return isShared ? [...own, partWalk(cbos.slice(likeliest), ground)] : own
}

const orderOf = ({ sort }: Ground) => (sort === 'salary' ? sql`salary desc` : sql`approved desc`)

/** How many of the newest jobs are read for one occupation; the likeliest occupations get most. */
function limitOf(at: number, occupations: number): number {
  if (occupations <= likeliest) return Math.max(leastOfOccupation, Math.floor(most.wide / occupations))
  return at < likeliest ? Math.floor(most.wide / (likeliest + 1)) : Math.floor(most.wide / (occupations * 2))
}

/** A scan for the newest or best paid jobs of each of many occupations, in a state if one is given. */
function partWalk(cbos: readonly number[], ground: Ground): Walk {
  const { place } = ground
  const states = place?.kind === 'states' ? sql`${[...place.states, anywhere]}::integer[]` : null
  const each = sql.lit(Math.max(100, Math.floor(most.wide / cbos.length)))
  const first = (where: Sql) => sql`lateral (
    select packed, row_number() over () as place
    from (select packed from job_search where ${where} order by ${orderOf(ground)} limit ${each}) as newest
  ) as found`
  const rows = states
    ? sql`unnest(${states}) as wanted (state) cross join ${first(sql`cbo = asked.cbo and state = wanted.state`)}`
    : first(sql`cbo = asked.cbo`)
  return sql`
    select string_agg(packed, '') as packed,
      count(*) >= ${sql.lit(most.wide)} or coalesce(max(place), 0) >= ${each} as capped
    from (
      select found.packed, found.place from unnest(${cbos}::integer[]) as asked (cbo) cross join ${rows}
      limit ${sql.lit(most.wide)}
    ) as met
  `
}

/**
 * Scans for the newest or best paid jobs of the country; for remote work also those that take people from any state.
 */
function newestWalks(ground: Ground): Walk[] {
  const first = walk({ where: sql`true`, order: orderOf(ground), limit: most.wide })
  const remote = walk({ where: sql`municipality = ${sql.lit(anywhere)}`, order: orderOf(ground), limit: most.wide })
  return ground.remote ? [remote, first] : [first]
}

/** The newest jobs that show a company, anywhere or in a place. */
function companyWalk(company: string, place: Ground['place']): Walk {
  return sql`
    select string_agg(found.packed, '') as packed, coalesce(bool_or(theirs.all_met >= ${most.words}), false) as capped
    from (
      select job_no, count(*) over () as all_met
      from (
        select job_no from job_card where company = ${company} order by approved_at desc, job_no desc limit ${most.words}
      ) as newest
    ) as theirs
    cross join lateral (
      select packed from job_search where job_search.job_no = theirs.job_no ${inPlace(place)} offset 0
    ) as found
  `
}

/** Reads the first rows of an index. Each key gets a scan of its own, so that the planner knows its number of rows. */
function walk({ where, order, limit }: { where: Sql; order?: Sql; limit: number }): Walk {
  return sql`
    select string_agg(met.packed, '') as packed, count(*) >= ${sql.lit(limit)} as capped
    from (
      select packed from job_search where ${where} ${order ? sql`order by ${order}` : sql``} limit ${sql.lit(limit)}
    ) as met
  `
}

/** Reads the newest jobs of each cell, the nearest cells first; `capped` is the value to return if there were more. */
function reachWalk(cells: readonly number[], { limit, capped }: { limit: number; capped: true | null }): Walk {
  const each = Math.min(limit, most.around)
  return sql`
    select string_agg(packed, '') as packed,
      case when count(*) >= ${sql.lit(limit)} or bool_or(nth >= ${sql.lit(each)}) then ${sql.lit(capped)}::boolean else false end as capped
    from (
      select found.packed, found.nth
      from unnest(${cells}::integer[]) with ordinality as asked (cell, nearness)
      cross join lateral (
        select packed, row_number() over (order by approved desc) as nth
        from job_search where cell = asked.cell order by approved desc limit ${sql.lit(each)}
      ) as found
      limit ${sql.lit(limit)}
    ) as met
  `
}

/** Jobs that contain all words, anywhere or in a place. */
function wordWalk(words: string, place: Ground['place']): Walk {
  return sql`
    select string_agg(job_search.packed, '') as packed, coalesce(bool_or(said.all_met >= ${most.words}), false) as capped
    from (
      select job_no, count(*) over () as all_met
      from (
        select job_no from job_card where ${hasWords(words)} limit ${most.words}
      ) as first_ones
    ) as said
    join job_search on job_search.job_no = said.job_no ${inPlace(place)}
  `
}

/** The condition that a row is in a place; remote work is in every place. */
function inPlace(place: Ground['place']): Sql {
  if (!place) return sql``
  return place.kind === 'around'
    ? sql`and job_search.cell = any (${place.cells}::integer[])`
    : sql`and job_search.state = any (${[...place.states, anywhere]}::integer[])`
}
