import { createHash } from 'node:crypto'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { handler, type Schedule, type Work } from './background/work.ts'
import type { Database, Tx } from './house.ts'

/**
 * How often something may happen to one subject within a window, in seconds. `name` is stable: counts are stored under
 * it.
 */
export type Limit = { name: string; most: number; seconds: number }

/** The subject of a limit, such as an e-mail address or a network address; stored as a hash. */
export type Counted = { subject: string; now: Date }

/**
 * Counts one more in the current window and returns whether that is within the limit. Windows are fixed; of many
 * simultaneous calls exactly `most` return true.
 */
export async function countWithin(database: Database | Tx, limit: Limit, { subject, now }: Counted): Promise<boolean> {
  const window = windowOf(limit, now)
  const { rows } = await sql<{ count: number }>`
    insert into limit_count (subject, window_start, count, expires_at)
    values (${keyOf(limit, subject)}, ${window.start}, 1, ${window.end})
    on conflict (subject, window_start) do update set count = limit_count.count + 1
    returning count
  `.execute(database)
  return (rows[0]?.count ?? 0) <= limit.most
}

/** Undoes one count, for something counted in advance that turned out not to count. */
export async function countBack(database: Database | Tx, limit: Limit, { subject, now }: Counted) {
  await sql`
    update limit_count set count = greatest(count - 1, 0)
    where subject = ${keyOf(limit, subject)} and window_start = ${windowOf(limit, now).start}
  `.execute(database)
}

/** Returns the count of the current window. */
export async function readCount(database: Database | Tx, limit: Limit, { subject, now }: Counted): Promise<number> {
  const row = await database
    .selectFrom('limit_count')
    .select('count')
    .where('subject', '=', keyOf(limit, subject))
    .where('window_start', '=', windowOf(limit, now).start)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** When the current window ends. */
export function windowEnd(limit: Limit, now: Date): Date {
  return windowOf(limit, now).end
}

function windowOf({ seconds }: Limit, now: Date) {
  const length = seconds * 1000
  const start = Math.floor(now.getTime() / length) * length
  return { start: new Date(start), end: new Date(start + length) }
}

function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

const cleanLimitsWork: Work<Record<string, never>> = { name: 'clean-limits', payload: z.strictObject({}) }

export const limitHandlers = [
  handler(cleanLimitsWork, async ({ database, now }) => {
    await database.deleteFrom('limit_count').where('expires_at', '<', tooOldBefore('limitCount', now())).execute()
  }),
]

export const limitSchedules: readonly Schedule[] = [{ pattern: '7 * * * *', work: cleanLimitsWork }]
