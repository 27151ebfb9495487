import { createHash } from 'node:crypto'
import { Pool } from 'pg'
import type { Count } from './siblings.ts'
import { openWindows, type Total, type Untold } from './windows.ts'

/**
 * How many counts of a subject a process keeps to itself, so that most people cost no statement; and how often it sends
 * new counts to the others, in milliseconds.
 */
const share = { least: 60, every: 1000 }
const within = 2000

/** Counts that all processes with the same database share. */
export type SharedCounts = {
  count: Count
  /** Sends the counts that the others don't know yet, and receives theirs. */
  share: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Counts in windows together with all other processes that use the same database. A window starts with the first shared
 * count, by the database's clock. A process that has counted 60 of a subject waits for the others' counts; beyond a
 * limit each process therefore lets at most 120 requests pass, plus those in progress. While the database is
 * unavailable, each process counts alone. `every`: null for counts that are shared by an explicit call.
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

/** Adds the new counts to the stored ones of each subject; if the stored window is over, a new one starts. */
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
