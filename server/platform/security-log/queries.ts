import type { SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/connect.ts'
import type { Database, Tx } from '../house.ts'

/** An entry of the log, or one to be added. */
export type SecurityEntry = {
  /** A hash of everything in which similar events agree. */
  bucket: Buffer
  kind: SecurityKind
  call: string
  code: string | null
  actorId: string | null
  about: Readonly<Record<string, string>>
  target: string | null
  place: string
  requestId: string
  count: number
  firstAt: Date
  lastAt: Date
}

/** A statement in parentheses that is run as part of another one. */
export type Alongside = RawBuilder<Record<string, never>>

/** Counts events in the entry of their bucket, which is created if needed; runs other statements within this one. */
export async function countSecurityEvents(
  database: Database | Tx,
  entries: readonly SecurityEntry[],
  alongside: readonly Alongside[] = [],
) {
  const query = alongside.reduce<QueryCreator<Tables>>(
    (before, statement, at) => before.with(`alongside_${at}`, () => statement),
    database,
  )
  await query
    .insertInto('security_event')
    .values(
      entries.map(({ actorId, about, requestId, firstAt, lastAt, ...entry }) => ({
        ...entry,
        actor_id: actorId,
        about: JSON.stringify(about),
        request_id: requestId,
        first_at: firstAt,
        last_at: lastAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`security_event.count + excluded.count`,
        last_at: sql`greatest(security_event.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

/** Reads entries of the log, latest first. */
export async function readSecurityEvents(
  database: Database,
  { since, kind, actorId, most }: { since: Date; kind?: SecurityKind; actorId?: string; most: number },
) {
  return database
    .selectFrom('security_event')
    .select(['kind', 'call', 'code', 'actor_id as actorId', 'about', 'target', 'place', 'count', 'last_at as lastAt'])
    .where('last_at', '>=', since)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId as string))
    .orderBy('last_at', 'desc')
    .orderBy('bucket')
    .limit(most)
    .execute()
}

/** Deletes entries older than a number of days, and the oldest beyond the `most` latest. */
export async function trimSecurityLog(database: Database, { days, most }: { days: number; most: number }) {
  await sql`select trim_security_log(${days}, ${most})`.execute(database)
}
