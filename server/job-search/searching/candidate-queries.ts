import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { queryOfFacts } from '../../platform/database/facts.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { changesOf, type Subject } from '../rows/changes.ts'
import { factOf } from '../rows/facts.ts'
import { inCurrentLayout } from '../rows/other-layouts.ts'
import { plainWords } from '../rows/refresh-queries.ts'
import type { Needs } from './needs.ts'

/** What selects candidates: occupations, words, a company, a place; the newest of all jobs if none is given. */
export type Ground = {
  cbos: readonly number[]
  words: string | null
  company: string | null
  /** Whether remote work alone is wanted, wherever it may be done from. */
  remote: boolean
  place:
    | { kind: 'around'; municipality: number; cells: readonly number[]; wholeReach: boolean }
    | { kind: 'states'; states: readonly number[] }
    | null
  sort: JobSort
}

/**
 * Packed candidates; `capped` if there were more than a search reads, `cappedBeside` if there were so beside the place, which
 * counts for distances alone. The first `saying` buffers are of jobs that contain all the words.
 */
export type Candidates = {
  packed: Buffer[]
  saying: number
  capped: boolean
  cappedBeside: boolean
  /** How often the rows that it may read have changed. */
  version: string
}

/** What further steps read: the first in the search's order of all that the index of facts leaves. */
export type Further = { packed: Buffer[]; capped: boolean; last: number | null }

/** The most candidates that one index scan reads, which bounds a search's cost however many jobs there are. */
const most = { occupationAndPlace: 20_000, wide: 5_000, around: 3_000, beside: 2_000, words: 5_000 } as const
const leastOfOccupation = 400
/** Of these occupations nearly all jobs are read; those after them are less likely meant. */
const likeliest = 3
/** More occupations than these, such as all with 'auxiliar' in a name, share one scan. */
const fewOccupations = 24

type Walk = RawBuilder<{ packed: Buffer | null; capped: boolean | null }>
type Sql = RawBuilder<unknown>

/** State and municipality of remote work. */
const anywhere = 0

/** The newest or best paid remote jobs, which every place reads, as a process read them last. */
type Remote = { version: string; packed: Buffer | null; capped: boolean | null }
const keptRemote = new WeakMap<Database, Map<'newest' | 'salary', Remote>>()

/** Returns all candidates of a search, or the first in its order if there are too many; one statement. */
export async function findCandidates(database: Database, ground: Ground): Promise<Candidates> {
  const others = walksOf(ground)
  const order = ground.sort === 'salary' ? 'salary' : 'newest'
  const readsRemote = isPlaceAlone(ground)
  const ofDatabase = keptRemote.get(database) ?? new Map<typeof order, Remote>()
  // A transaction may see rows that nobody else will ever see.
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
  // Its walk comes last, and has no row if what is known is still right.
  const read = rows[others.length]
  const remote = read ? { ...read, version: read.remoteVersion } : known
  if (readsRemote && read && !database.isTransaction) {
    ofDatabase.set(order, { version: read.remoteVersion, packed: read.packed, capped: read.capped })
    keptRemote.set(database, ofDatabase)
  }
  const all = [...rows.slice(0, others.length), ...(readsRemote && remote ? [remote] : [])]
  return {
    saying: ground.words !== null && ground.company === null && rows[0]?.packed ? 1 : 0,
    packed: await inCurrentLayout(
      database,
      all.flatMap(({ packed }) => (packed ? [packed] : [])),
    ),
    capped: all.some(({ capped }) => capped === true),
    // Its walk says null instead.
    cappedBeside: all.some(({ capped }) => capped === null),
    version: rows[0]?.version ?? '',
  }
}

/**
 * Reads what `findCandidates` left out: the first in the search's order that have all that an index knows of (`needs`), from a
 * publication, or with the order by salary from a salary, down.
 */
export async function findFurther(
  database: Database,
  ground: Ground,
  { needs, from }: { needs: Needs; from: number | null },
): Promise<Further> {
  const by = ground.sort === 'salary' ? sql`job_search.salary` : sql`job_search.approved`
  const { rows } = await sql<{ packed: Buffer | null; capped: boolean; last: number | null }>`
    ${plannedAnew} select string_agg(met.packed, '') as packed, count(*) >= ${sql.lit(most.wide)} as capped, min(met.at) as last
    from (
      select job_search.packed, ${by} as at from job_search ${conditionsOnCards(ground, needs)}
      where ${conditionsOnRows(ground, needs)} ${from === null ? sql`` : sql`and ${by} <= ${sql.lit(from)}`}
      order by ${by} desc limit ${sql.lit(most.wide)}
    ) as met
  `.execute(database)
  const { packed, capped = false, last = null } = rows[0] ?? {}
  return { packed: await inCurrentLayout(database, packed ? [packed] : []), capped, last }
}

/** The cards that a further step joins; none if only rows decide. */
function conditionsOnCards({ words, company, cbos, place }: Ground, needs: Needs): Sql {
  const { facts, companyName } = needs
  const said = sql`job_card.words @@ plainto_tsquery('portuguese', plain(${words ?? ''}))`
  const conditions: Sql[] = []
  if (company !== null) conditions.push(sql`job_card.company = ${company}`)
  else if (words !== null) {
    conditions.push(cbos.length > 0 ? sql`(${said} or job_card.cbo = any (${cbos}::integer[]))` : said)
  }
  if (companyName !== null) conditions.push(sql`job_card.company = ${plainWords(sql`${companyName}`)}`)
  // The place is in the same index, which intersects them all.
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
 * Whether the first candidates that are read are the first in the search's order: they aren't where the nearest are read first, or any
 * that contain the words, and of many occupations only some have their newest read.
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

/** The remote jobs that a place reads; no row if their rows have this version. */
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

/** Everything whose changes may change what a search reads. */
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
  // Without a distance the place is its municipality: for a big one, its newest or best paid jobs must be among those
  // read.
  const where = sql`municipality = ${sql.lit(place.municipality)}`
  const inPlace = walk({ where, order: orderOf(ground), limit: most.around })
  // What lies beside it counts for the choices of a distance alone.
  return [inPlace, reachWalk(place.cells, { limit: most.beside, capped: null })]
}

function occupationWalks(cbos: readonly number[], ground: Ground): Walk[] {
  const { place } = ground
  if (place?.kind === 'around') {
    const where = sql`cbo = any (${cbos}::integer[]) and cell = any (${place.cells}::integer[])`
    return [walk({ where, limit: most.occupationAndPlace })]
  }
  const states = place ? [...place.states, anywhere] : [null]
  if (cbos.length * states.length > fewOccupations * 2) return [partWalk(cbos, ground)]
  return cbos.flatMap((cbo, at) =>
    states.map((state) => {
      const limit = limitOf(at, cbos.length)
      const inState = state === null ? sql`` : sql`and state = ${sql.lit(state)}`
      return walk({ where: sql`cbo = ${sql.lit(cbo)} ${inState}`, order: orderOf(ground), limit })
    }),
  )
}

const orderOf = ({ sort }: Ground) => (sort === 'salary' ? sql`salary desc` : sql`approved desc`)

/** Of how many jobs of one occupation the newest are read: the likeliest occupations get most. */
function limitOf(at: number, occupations: number): number {
  if (occupations <= likeliest) return Math.max(leastOfOccupation, Math.floor(most.wide / occupations))
  return at < likeliest ? Math.floor(most.wide / (likeliest + 1)) : Math.floor(most.wide / (occupations * 2))
}

/** The newest or best paid of each of many occupations, in a state if one is given. */
function partWalk(cbos: readonly number[], ground: Ground): Walk {
  const { place } = ground
  const states = place?.kind === 'states' ? sql`${[...place.states, anywhere]}::integer[]` : null
  const each = sql.lit(Math.max(100, Math.floor(most.wide / cbos.length)))
  const rows = states
    ? sql`unnest(${states}) as wanted (state) cross join lateral (
        select packed from job_search where cbo = asked.cbo and state = wanted.state order by ${orderOf(ground)} limit ${each}
      ) as found`
    : sql`lateral (select packed from job_search where cbo = asked.cbo order by ${orderOf(ground)} limit ${each}) as found`
  return sql`
    select string_agg(packed, '') as packed, count(*) >= ${sql.lit(most.wide)} as capped
    from (
      select found.packed from unnest(${cbos}::integer[]) as asked (cbo) cross join ${rows} limit ${sql.lit(most.wide)}
    ) as met
  `
}

/** The newest or best paid jobs of the country; for remote work also those that take people of any state. */
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

/** The first rows of an index. Each key has a scan of its own, so that the planner knows its number of rows. */
function walk({ where, order, limit }: { where: Sql; order?: Sql; limit: number }): Walk {
  return sql`
    select string_agg(met.packed, '') as packed, count(*) >= ${sql.lit(limit)} as capped
    from (
      select packed from job_search where ${where} ${order ? sql`order by ${order}` : sql``} limit ${sql.lit(limit)}
    ) as met
  `
}

/** The newest of each cell, nearest cells first; `capped` is what it says if there were more. */
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
        select job_no from job_card where words @@ plainto_tsquery('portuguese', plain(${words})) limit ${most.words}
      ) as first_ones
    ) as said
    join job_search on job_search.job_no = said.job_no ${inPlace(place)}
  `
}

/** The condition that a row is in a place; remote work is in every one. */
function inPlace(place: Ground['place']): Sql {
  if (!place) return sql``
  return place.kind === 'around'
    ? sql`and job_search.cell = any (${place.cells}::integer[])`
    : sql`and job_search.state = any (${[...place.states, anywhere]}::integer[])`
}
