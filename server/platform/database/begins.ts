import { type RawBuilder, sql } from 'kysely'

/** It comes after every other character, in the order of bytes. */
const last = '\u{10ffff}'

/**
 * The condition that a text begins so, by the order of bytes of an index with `text_pattern_ops`. A prepared statement with
 * `like $1` is planned before its pattern is known, and would read the whole index.
 */
export function begins(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}${last}`})`
}
