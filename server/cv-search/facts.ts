import { type RawBuilder, sql } from 'kysely'
import { factsNamed } from '../platform/database/facts.ts'

/**
 * The facts that the word index (`curriculum_search.words`) contains for a findable curriculum besides its words, such
 * as '#s35' for the state. They let the index find few people among many.
 */
export const { factOf, factSql } = factsNamed({
  state: 's',
  municipality: 'm',
  cell: 'g',
  occupation: 'o',
  schooling: 'e',
  remote: 'r',
  disability: 'd',
  focus: 'f',
  language: 'l',
  week: 'w',
})

const secondsOfWeek = 7 * 24 * 60 * 60

/** The number of a moment's week since 1970; `seconds` since then. */
export const weekOf = (seconds: number): number => Math.floor(seconds / secondsOfWeek)

/** SQL for the number of a moment's week, as `weekOf`. */
export const weekSql = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`extract(epoch from ${moment})::integer / ${sql.lit(secondsOfWeek)}`
