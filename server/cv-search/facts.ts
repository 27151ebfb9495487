import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * What the index of words (`curriculum_search.words`) says of a curriculum besides its words, while recruiters find it, so that few
 * people are found among any number: '#s35' for their state. No text that anybody types has a '#' there.
 */
const letters = {
  state: 's',
  municipality: 'm',
  cell: 'g',
  occupation: 'o',
  schooling: 'e',
  remote: 'r',
  disability: 'd',
  focus: 'f',
  language: 'l',
} as const

export type FactName = keyof typeof letters

/** A fact as the index has it. */
export const factOf = (name: FactName, value: number | string): string => `#${letters[name]}${value}`

/** SQL for the same. */
export const factSql = (name: FactName, value: Sql): Sql => sql`${sql.lit(`#${letters[name]}`)} || (${value})`

/** The text of a `tsquery` for what has one fact of each list. */
export function queryOf(facts: readonly (readonly string[])[]): string {
  return facts.map((each) => `(${each.map((fact) => `'${fact}'`).join('|')})`).join('&')
}
