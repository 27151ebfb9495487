import { type RawBuilder, sql } from 'kysely'
import { queryOfFacts, readLatestWeeks } from '../../platform/database/facts.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { factOf } from '../rows/facts.ts'
import { inCurrentLayout } from '../rows/other-layouts.ts'
import { plainWords } from '../rows/refresh-queries.ts'
import { anywhere, type Ground, hasWords, most } from './ground.ts'
import type { Needs } from './needs.ts'

type Sql = RawBuilder<unknown>

/**
 * The result of a further read: among the rows that the index of facts selects, the first in the search's order, those
 * with all the words (`saying`) apart from the others.
 */
export type Further = { saying: Buffer[]; packed: Buffer[]; count: number; capped: boolean; last: number | null }

/** In how many of the last weeks of publication a further read of jobs with a word looks first. */
const weeksRead = [1, 3, 9]

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
