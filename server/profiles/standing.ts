import { type RawBuilder, sql } from 'kysely'

/**
 * SQL for whether a reviewer has blocked a profile and not approved it since, by its table's name in the statement: its
 * owner's correction alone doesn't lift a block. An approval counts even if a former version left the column behind.
 */
export function isTakenDown(table: string): RawBuilder<boolean> {
  const status = sql.ref(`${table}.status`)
  return sql<boolean>`(${status} = 'blocked' or (${status} <> 'approved' and ${sql.ref(`${table}.taken_down_at`)} is not null))`
}

/** SQL for `hasBeenApproved`, of recruiters and candidates, by the table's name in the statement. */
export function countsAsApproved(table: string): RawBuilder<boolean> {
  const of = (column: 'status' | 'first_approved_at') => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${of('first_approved_at')} is not null and ${of('status')} <> 'rejected' and not ${isTakenDown(table)})`
}
