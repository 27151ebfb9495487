import { type RawBuilder, sql } from 'kysely'

/** It comes after every other character, in the order of bytes. */
const last = '\u{10ffff}'

/**
 * The condition that a text begins with another, in the byte order of an index with `text_pattern_ops`. It replaces
 * `like $1`, since such a prepared statement is planned before its pattern is known and would read the whole index.
 */
export function begins(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}${last}`})`
}
