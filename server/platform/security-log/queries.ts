import type { SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../house.ts'

/** Adds an event to the entry of its bucket, or begins one. */
export async function countSecurityEvent(
  database: Database | Tx,
  event: {
    bucket: Buffer
    kind: SecurityKind
    call: string
    code: string | null
    actorId: string | null
    about: Readonly<Record<string, string>>
    target: string | null
    place: string
    requestId: string
    now: Date
  },
) {
  const { bucket, kind, call, code, actorId, about, target, place, requestId, now } = event
  await sql`
    insert into security_event (bucket, kind, call, code, actor_id, about, target, place, request_id, first_at, last_at)
    values (${bucket}, ${kind}, ${call}, ${code}, ${actorId}, ${JSON.stringify(about)}::jsonb, ${target}, ${place},
      ${requestId}, ${now}, ${now})
    on conflict (bucket) do update set count = security_event.count + 1, last_at = excluded.last_at
  `.execute(database)
}

/** Entries of the log, latest first. */
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
    .limit(most)
    .execute()
}

/** Drops what is older than so many days, and the oldest beyond the `most` latest. */
export async function trimSecurityLog(database: Database, { days, most }: { days: number; most: number }) {
  await sql`select trim_security_log(${days}, ${most})`.execute(database)
}
