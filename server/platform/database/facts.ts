import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * Facts of rows among the words of a `tsvector`, so that one index finds both together: '#s35' for the fact `s` with the value 35.
 * No text that anybody types has a '#' there. `letters`: by which each fact is written, all different.
 */
export function factsNamed<Name extends string>(letters: Readonly<Record<Name, string>>) {
  return {
    /** A fact as the index has it. */
    factOf: (name: Name, value: number | string): string => `#${letters[name]}${value}`,
    /** SQL for the same. */
    factSql: (name: Name, value: Sql): Sql => sql`${sql.lit(`#${letters[name]}`)} || (${value})`,
  }
}

/** The text of a `tsquery` for what has one fact of each list. */
export function queryOfFacts(facts: readonly (readonly string[])[]): string {
  return facts.map((each) => `(${each.map((fact) => `'${fact}'`).join('|')})`).join('&')
}
