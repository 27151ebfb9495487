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
