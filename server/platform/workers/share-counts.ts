import { createHash } from 'node:crypto'
import { Pool } from 'pg'
import type { Count } from './siblings.ts'
import { openWindows, type Total, type Untold } from './windows.ts'

/**
 * How many counts of a subject a process keeps to itself, so that most people cost no statement; and how often it tells the
 * others of what came since, in milliseconds.
 */
const share = { least: 60, every: 1000 }
const within = 2000

/** Counts that all processes share that have the same database. */
export type SharedCounts = {
  count: Count
  /** Tells the others what they don't know yet, and learns from them. */
  share: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Counts in windows together with all other processes that have the same database. A window begins with the first count
 * that any of them told of, by the database's clock. Whoever has counted 60 of a subject waits for what the others know, so
 * each lets through 120 at most beyond a limit, and those that it answers at the moment. While the database is away each
 * counts alone. `every`: null for counts that are shared by hand.
 */
export function shareCounts(url: string, { every = share.every }: { every?: number | null } = {}): SharedCounts {
  const windows = openWindows()
  const pool = new Pool({
    connectionString: url,
    application_name: 'trampolim counts',
    max: 1,
    connectionTimeoutMillis: within,
    query_timeout: within,
  })
  // A lost connection is opened again for the next statement.
  pool.on('error', () => undefined)
  let sharing: Promise<void> | null = null
  let isAway = false

  async function tell() {
    const untold = windows.takeUntold(share.least)
    if (untold.length === 0) return
    try {
      windows.learn(await addUp(pool, untold))
      isAway = false
    } catch {
      isAway = true
      windows.putBack(untold)
    }
  }

  function shareNow(): Promise<void> {
    sharing ??= tell().finally(() => {
      sharing = null
    })
    return sharing
  }

  const timer = every === null ? null : setInterval(() => void shareNow(), every).unref()
  return {
    async count(subject, window) {
      const { untold, ...counted } = windows.count(subject, window)
      if (!timer || isAway || untold < share.least) return counted
      await shareNow()
      return windows.read(subject) ?? counted
    },
    share: shareNow,
    async stop() {
      if (timer) clearInterval(timer)
      await sharing
      await pool.end()
    },
  }
}

/** Adds what is new to what is known of each subject, whose window begins anew where the former one is over. */
async function addUp(pool: Pool, untold: readonly Untold[]): Promise<Total[]> {
  const subjects = new Map(untold.map(({ subject }) => [keyOf(subject), subject]))
  const { rows } = await pool.query<{ subject: string; count: number; left: number }>(
    `insert into limit_count as known (subject, window_start, count, expires_at)
    select told.subject, 'epoch', told.more, now() + told.remains * interval '1 millisecond'
    from unnest($1::text[], $2::int[], $3::int[]) as told (subject, more, remains)
    order by told.subject
    on conflict (subject, window_start) do update set
      count = case when known.expires_at > now() then known.count else 0 end + excluded.count,
      expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
    returning subject, count, (extract(epoch from expires_at - now()) * 1000)::float8 as left`,
    [[...subjects.keys()], untold.map(({ more }) => more), untold.map(({ left }) => left)],
  )
  return rows.map((row) => ({ ...row, subject: subjects.get(row.subject) as string }))
}

/** Hashed as the subjects of all limits are. */
const keyOf = (subject: string) => `requests:${createHash('sha256').update(subject).digest('base64url')}`
