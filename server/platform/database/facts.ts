import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * Stores facts about rows among the words of a `tsvector`, so that one index finds both together: '#s35' is the fact
 * `s` with the value 35. Typed text never contains '#' there. `letters`: the letter of each fact, all different.
 */
export function factsNamed<Name extends string>(letters: Readonly<Record<Name, string>>) {
  return {
    /** A fact as the index contains it. */
    factOf: (name: Name, value: number | string): string => `#${letters[name]}${value}`,
    /** SQL for a fact. */
    factSql: (name: Name, value: Sql): Sql => sql`${sql.lit(`#${letters[name]}`)} || (${value})`,
  }
}

/** A `tsquery` text that requires one fact of each list. */
export function queryOfFacts(facts: readonly (readonly string[])[]): string {
  return facts.map((each) => `(${each.map((fact) => `'${fact}'`).join('|')})`).join('&')
}

const secondsOfWeek = 7 * 24 * 60 * 60

/** The number of a moment's week since 1970; `seconds` since then. */
const weekOf = (seconds: number): number => Math.floor(seconds / secondsOfWeek)

/** SQL for the number of a moment's week, as it is stored in a fact. */
export const weekSql = (moment: Sql): Sql =>
  sql`floor(extract(epoch from ${moment}) / ${sql.lit(secondsOfWeek)})::integer`

/** A read of up to a limit of rows; `capped`: it reached the limit. */
type LimitedRead = { count: number; capped: boolean }

/** If so many weeks like those read would not fill a read, all rows are read at once. */
const weeksAhead = 104

/**
 * Reads the latest of the rows that an index finds: first among those of the last weeks, then of more weeks, and among
 * all at last, until a read is full. Otherwise all rows with a frequent word would be read, to be sorted by time. If the
 * last weeks have few, all rows come next. `from`: the latest moment wanted, in seconds since 1970. `most`: the limit of
 * a read. `read` gets the weeks as a list of facts, to be added to the lists that every row must have one fact of; none
 * for all rows.
 */
export async function readLatestWeeks<Found extends LimitedRead>(
  {
    from,
    spans,
    most,
    weekFact,
  }: { from: number; spans: readonly number[]; most: number; weekFact: (week: number) => string },
  read: (weeks: readonly (readonly string[])[]) => Promise<Found>,
): Promise<Found> {
  for (const span of spans) {
    const weeks = Array.from({ length: span }, (_, back) => weekFact(weekOf(from) - back))
    const found = await read([weeks])
    if (found.capped) return found
    if ((found.count / span) * weeksAhead < most) break
  }
  return read([])
}
