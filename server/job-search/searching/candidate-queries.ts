import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { queryOfFacts, readLatestWeeks } from '../../platform/database/facts.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { changesOf, type Subject } from '../rows/changes.ts'
import { factOf } from '../rows/facts.ts'
import { inCurrentLayout } from '../rows/other-layouts.ts'
import { plainWords } from '../rows/refresh-queries.ts'
import type { Needs } from './needs.ts'

/**
 * The conditions that select candidates: occupations, words, a company, a place. If none is given, the newest of all
 * jobs.
 */
export type Ground = {
  cbos: readonly number[]
  words: string | null
  company: string | null
  /** Whether only remote work is wanted, regardless of where it may be done. */
  remote: boolean
  place:
    | { kind: 'around'; municipality: number; cells: readonly number[]; wholeReach: boolean }
    | { kind: 'states'; states: readonly number[] }
    | null
  sort: JobSort
}

/**
 * Packed candidates. `capped`: there were more than a search reads. `cappedBeside`: there were more near the place,
 * which only matters for the choices of a distance. The first `saying` buffers contain jobs with all the words.
 * `left`: the conditions whose jobs weren't all read.
 */
export type Candidates = {
  packed: Buffer[]
  saying: number
  capped: boolean
  cappedBeside: boolean
  left: Ground
  /** The change counter of the rows that the search may read. */
  version: string
}

/**
 * The result of a further read: among the rows that the index of facts selects, the first in the search's order, those
 * with all the words (`saying`) apart from the others.
 */
export type Further = { saying: Buffer[]; packed: Buffer[]; count: number; capped: boolean; last: number | null }

/**
 * The maximum number of candidates that one index scan reads, which limits a search's cost however many jobs there are.
 */
const most = { occupationAndPlace: 20_000, wide: 5_000, around: 3_000, beside: 2_000, words: 5_000 } as const
/** In how many of the last weeks of publication a further read of jobs with a word looks first. */
const weeksRead = [1, 3, 9]
const leastOfOccupation = 400
/** For the first occupations nearly all jobs are read; the later ones are less likely to be meant. */
const likeliest = 3
/** If there are more occupations than this, such as all with 'auxiliar' in a name, all but the likeliest share one scan. */
const fewOccupations = 24

type Walk = RawBuilder<{ packed: Buffer | null; capped: boolean | null }>
type Sql = RawBuilder<unknown>

/** State and municipality of remote work. */
const anywhere = 0

/** The newest or best paid remote jobs, which the search of every place reads, cached per process. */
type Remote = { version: string; packed: Buffer | null; capped: boolean | null }
const keptRemote = new WeakMap<Database, Map<'newest' | 'salary', Remote>>()

/** Returns all candidates of a search, or the first ones in its order if there are too many; in one statement. */
export async function findCandidates(database: Database, ground: Ground): Promise<Candidates> {
  const others = walksOf(ground)
  const order = ground.sort === 'salary' ? 'salary' : 'newest'
  const readsRemote = isPlaceAlone(ground)
  const ofDatabase = keptRemote.get(database) ?? new Map<typeof order, Remote>()
  // A transaction may see uncommitted rows that nobody else will ever see, so it doesn't use the cache.
  const known = readsRemote && !database.isTransaction ? ofDatabase.get(order) : undefined
  const walks = readsRemote ? [...others, remoteWalk(ground, known?.version)] : others
  const { rows } = await sql<{
    packed: Buffer | null
    capped: boolean | null
    version: string
    remoteVersion: string
  }>`
    ${plannedAnew} select walked.packed, walked.capped, ${changesOf(subjectsOf(ground))} as version,
      ${readsRemote ? changesOf([remoteWork]) : sql`''`} as "remoteVersion"
    from (${sql.join(walks, sql` union all `)}) as walked
  `.execute(database)
  // The scan for remote jobs comes last, and returns no row if the cached ones are still valid.
  const read = rows[others.length]
  const remote = read ? { ...read, version: read.remoteVersion } : known
  if (readsRemote && read && !database.isTransaction) {
    ofDatabase.set(order, { version: read.remoteVersion, packed: read.packed, capped: read.capped })
    keptRemote.set(database, ofDatabase)
  }
  const all = [...rows.slice(0, others.length), ...(readsRemote && remote ? [remote] : [])]
  return {
    saying: readsWords(ground) && rows[0]?.packed ? 1 : 0,
    packed: await inCurrentLayout(
      database,
      all.flatMap(({ packed }) => (packed ? [packed] : [])),
    ),
    capped: all.some(({ capped }) => capped === true),
    // This scan returns null in place of a flag.
    cappedBeside: all.some(({ capped }) => capped === null),
    left: leftOf(
      ground,
      rows.slice(0, others.length).map(({ capped }) => capped === true),
    ),
    version: rows[0]?.version ?? '',
  }
}

const readsWords = ({ words, company }: Ground) => words !== null && company === null

/** Without the words or the occupations if all their jobs were read; `capped` of each scan, that of the words first. */
function leftOf(ground: Ground, capped: readonly boolean[]): Ground {
  if (!readsWords(ground) || ground.cbos.length === 0) return ground
  const [words, ...occupations] = capped
  return { ...ground, words: words ? ground.words : null, cbos: occupations.includes(true) ? ground.cbos : [] }
}

/**
 * Reads what `findCandidates` left out: the first rows in the search's order that fulfil every condition an index can
 * check (`needs`), from a given publication date (or, in the order by salary, from a given salary) downwards.
 */
export function findFurther(
  database: Database,
  ground: Ground,
  { needs, from, now }: { needs: Needs; from: number | null; now: Date },
): Promise<Further> {
  if (ground.words === null || ground.company !== null || ground.sort === 'salary') {
    return findInOrder(database, ground, { needs, from })
  }
  const latest = from ?? now.getTime() / 1000
  const weekFact = (week: number) => factOf('week', week)
  return readLatestWeeks({ from: latest, spans: weeksRead, most: most.wide, weekFact }, (weeks) =>
    findInOrder(database, ground, { needs: { ...needs, facts: [...needs.facts, ...weeks] }, from }),
  )
}

async function findInOrder(
  database: Database,
  ground: Ground,
  { needs, from }: { needs: Needs; from: number | null },
): Promise<Further> {
  const by = ground.sort === 'salary' ? sql`job_search.salary` : sql`job_search.approved`
  const { rows } = await sql<{ saying: Buffer | null; packed: Buffer | null; count: number; last: number | null }>`
    ${plannedAnew} select string_agg(met.packed, '') filter (where met.says) as saying,
      string_agg(met.packed, '') filter (where not met.says) as packed, count(*)::integer as count, min(met.at) as last
    from (
      select job_search.packed, ${by} as at, ${saysWords(ground)} as says from job_search ${conditionsOnCards(ground, needs)}
      where ${conditionsOnRows(ground, needs)} ${from === null ? sql`` : sql`and ${by} <= ${sql.lit(from)}`}
      order by ${by} desc limit ${sql.lit(most.wide)}
    ) as met
  `.execute(database)
  const { saying, packed, count = 0, last = null } = rows[0] ?? {}
  const current = (read: Buffer | null | undefined) => inCurrentLayout(database, read ? [read] : [])
  return { saying: await current(saying), packed: await current(packed), count, capped: count >= most.wide, last }
}

/** Whether a job of a further step contains all the words; jobs of the searched occupations may not. */
function saysWords({ words, company, cbos }: Ground): Sql {
  if (words === null || company !== null) return sql`false`
  return cbos.length > 0 ? hasWords(words) : sql`true`
}

const hasWords = (words: string) => sql`job_card.words @@ plainto_tsquery('portuguese', plain(${words}))`

/** The conditions that need a join with cards in a further step; none if rows alone decide. */
function conditionsOnCards({ words, company, cbos, place }: Ground, needs: Needs): Sql {
  const { facts, companyName } = needs
  const conditions: Sql[] = []
  if (company !== null) conditions.push(sql`job_card.company = ${company}`)
  else if (words !== null) {
    const said = hasWords(words)
    conditions.push(cbos.length > 0 ? sql`(${said} or job_card.cbo = any (${cbos}::integer[]))` : said)
  }
  if (companyName !== null) conditions.push(sql`job_card.company = ${plainWords(sql`${companyName}`)}`)
  // The place is in the same index, which intersects all conditions.
  const all = conditions.length > 0 || facts.length > 0 ? [...facts, factsOfPlace(place)] : []
  const query = queryOfFacts(all.filter((each) => each.length > 0))
  if (query) conditions.push(sql`job_card.words @@ ${query}::tsquery`)
  if (conditions.length === 0) return sql``
  return sql`join job_card on job_card.job_no = job_search.job_no and ${sql.join(conditions, sql` and `)}`
}

function conditionsOnRows({ words, company, cbos, place }: Ground, { salary, onlyCbos }: Needs): Sql {
  const conditions: Sql[] = [sql`true`]
  if (cbos.length > 0 && (onlyCbos || (company === null && words === null))) {
    conditions.push(sql`job_search.cbo = any (${cbos}::integer[])`)
  }
  if (place?.kind === 'around' && cbos.length === 0 && words === null && company === null && !place.wholeReach) {
    conditions.push(sql`job_search.municipality = any (${[place.municipality, anywhere]}::integer[])`)
  } else if (place?.kind === 'around') conditions.push(sql`job_search.cell = any (${place.cells}::integer[])`)
  else if (place) conditions.push(sql`job_search.state = any (${[...place.states, anywhere]}::integer[])`)
  if (salary > 0) conditions.push(sql`job_search.salary >= ${sql.lit(salary)}`)
  return sql.join(conditions, sql` and `)
}

function factsOfPlace(place: Ground['place']): string[] {
  if (!place) return []
  if (place.kind === 'states') return [...place.states, anywhere].map((state) => factOf('state', state))
  if (place.wholeReach) return place.cells.map((cell) => factOf('cell', cell))
  return [place.municipality, anywhere].map((municipality) => factOf('municipality', municipality))
}

/**
 * Whether the candidates that are read first are also the first in the search's order. They aren't if the nearest are
 * read first, if any jobs with the words are read, or if for many occupations the newest are read only for some.
 */
export function readsInOrder({ cbos, words, company, place, sort }: Ground): boolean {
  if (company !== null) return sort !== 'salary'
  if (words !== null) return false
  if (place?.kind === 'around') return cbos.length === 0 && (!place.wholeReach || sort === 'distance')
  const states = place ? place.states.length + 1 : 1
  return cbos.length * states <= fewOccupations * 2
}

const isPlaceAlone = ({ cbos, words, company, place }: Ground) =>
  cbos.length === 0 && words === null && company === null && place?.kind === 'around' && !place.wholeReach

const remoteWork: Subject = { municipality: anywhere }

/**
 * The scan for the remote jobs that belong to every place; it returns no row if their change counter still has the
 * known value.
 */
function remoteWalk(ground: Ground, known: string | undefined): Walk {
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

/** All subjects whose changes may change what a search reads. */
export function subjectsOf({ cbos, words, company, place }: Ground): Subject[] {
  if (words !== null || company !== null) return ['any']
  if (place?.kind === 'around') {
    const cells = place.cells.map((cell) => ({ cell }))
    return cbos.length > 0 ? cells : [...cells, { municipality: place.municipality }, { municipality: anywhere }]
  }
  return cbos.length > 0 ? cbos.map((cbo) => ({ cbo })) : ['any']
}

function walksOf(ground: Ground): Walk[] {
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
  const sharesScan = cbos.length * states.length > fewOccupations * 2
  const own = (sharesScan ? cbos.slice(0, likeliest) : cbos).flatMap((cbo, at) =>
    states.map((state) => {
      const limit = limitOf(at, cbos.length)
      const inState = state === null ? sql`` : sql`and state = ${sql.lit(state)}`
      return walk({ where: sql`cbo = ${sql.lit(cbo)} ${inState}`, order: orderOf(ground), limit })
    }),
  )
  return sharesScan ? [...own, partWalk(cbos.slice(likeliest), ground)] : own
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
