import { join } from 'node:path'
import type { DestinationStream, Logger } from 'pino'
import { archivedStorage } from '../platform/archive/archived-storage.ts'
import type { Configuration } from '../platform/configuration.ts'
import { type OpenOptions, openDatabase } from '../platform/database/connect.ts'
import { watchDatabase } from '../platform/database/watch.ts'
import type { House, TimeSearch } from '../platform/house.ts'
import { openLog } from '../platform/log/log.ts'
import { folderPost, smtpPost } from '../platform/mail/post.ts'
import { watchAway, watchPools, watchReplica } from '../platform/metrics/database-figures.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { clamdScanner } from '../platform/scanner/clamd.ts'
import { countLooks } from '../platform/security-log/count-looks.ts'
import { bucketStorage } from '../platform/storage/bucket.ts'
import { folderStorage } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Tracing } from '../platform/tracing/span.ts'
import { tracedPost, tracedStorage } from '../platform/tracing/traced-outside.ts'
import type { Count, Siblings } from '../platform/workers/siblings.ts'
import { countUses } from '../popularity/count-uses.ts'
import { takeQuota } from '../quotas/take-quota.ts'
import { keptPages } from './kept-pages.ts'
import { pagesChannel, tellOutdated } from './tell-outdated.ts'

export type HouseOptions = {
  databaseUrl: string
  searchDatabaseUrl?: string
  /** Whether pages come from the development server, with reload. */
  dev?: boolean
  /** The other processes that share the port. */
  siblings?: Siblings
  /** Counts requests together with other machines, where no process shares the port. */
  count?: Count
  /** The place of this process among those that share the port. */
  worker?: string
  /** Where its log goes; by default to the process's output. */
  logTo?: DestinationStream
}

/** What a process measures and traces. */
export type Watching = { metrics: Metrics; tracing: Tracing | undefined }

/** Time-outs for requests: a quick error is better than an answer for which nobody waits any more. */
const whileSomebodyWaits = {
  statementTimeout: 15_000,
  connectionTimeout: 2000,
  idleTransactionTimeout: 30_000,
}

/** Connections for requests, of all processes that share a port together, and the maximum of one of them. */
const connections = { together: 60, ofOne: 20 }

/**
 * Connections for four jobs at once, each with a transaction and the queue's statements, plus the listener and the
 * heartbeat.
 */
const inTheBackground = {
  connections: 12,
  statementTimeout: 120_000,
  connectionTimeout: 10_000,
  idleTransactionTimeout: 300_000,
}

/** Connections that a process keeps besides those of its pools: the watch, and the channel of hints. */
const besides = 2
/** The connection by which a machine counts requests together with others. */
const forCounts = 1

/** How many connections the processes of one machine open together, at most. */
export function neededConnections({ workers, services }: Pick<Configuration, 'workers' | 'services'>): number {
  const asked = [...services].some((service) => service !== 'background')
  const ofOne = Math.min(connections.ofOne, Math.floor(connections.together / workers))
  // Every process queues work by its own pool, of which only the one that runs background work uses more than one.
  return (
    (asked ? workers : 1) * (ofOne + besides + 1) +
    (services.has('background') ? inTheBackground.connections - 1 : 0) +
    forCounts
  )
}

/** Opens everything that a process needs, from its configuration: database, storage, post, log. */
export function openHouse(
  configuration: Configuration,
  { databaseUrl, searchDatabaseUrl, logTo }: HouseOptions,
  { metrics, tracing }: Watching,
) {
  // In the demo people read the terminal, so only problems are logged there.
  const log = openLog(configuration.demo ? 'warn' : 'info', {
    count: (level) => metrics.lines.inc({ level }),
    ...(logTo && { to: logTo }),
  })
  const pages = keptPages()
  const watch = watchDatabase(databaseUrl, log, { channel: pagesChannel, heard: pages.forget })
  const asking = {
    ...whileSomebodyWaits,
    connections: Math.min(connections.ofOne, Math.floor(connections.together / configuration.workers)),
    prepare: configuration.preparedStatements,
    tracing,
  }
  const { database, pool } = openDatabase(databaseUrl, { ...asking, watch })
  const search = searchDatabaseUrl ? openSearch(searchDatabaseUrl, { log, ...asking }) : undefined
  const background = openDatabase(databaseUrl, { ...inTheBackground, watch, tracing })
  watchAway(metrics, watch.isAway)
  watchReplica(metrics, search?.database ?? null)
  watchPools(metrics, { requests: pool, ...(search && { search: search.pool }), background: background.pool })
  watch.onAway(pages.forget)
  const sender = { from: configuration.mailFrom, host: new URL(configuration.publicUrl).hostname }
  const opened = configuration.smtpUrl
    ? smtpPost(configuration.smtpUrl, sender, { dkim: configuration.dkim })
    : folderPost(join(configuration.dataDir, 'mail'), sender)
  const post = tracedPost(tracing, opened)
  const now = () => new Date()
  const uses = countUses({ database, log, now, secret: configuration.secret })
  const looks = countLooks({ database, log })
  const house: House = {
    configuration,
    database,
    searchDatabase: search?.database ?? database,
    storage: tracedStorage(tracing, openStorage(configuration)),
    scanner: configuration.clamdUrl ? clamdScanner(configuration.clamdUrl) : null,
    post,
    log,
    now,
    takeQuota,
    once: (_question, ask) => ask(),
    outdatePages() {
      pages.forget()
      void tellOutdated({ database, log })
    },
    noteUse: uses.note,
    timeSearch: timingSearches(metrics),
    recordLook: looks.record,
  }
  return {
    house,
    /** The pages that this process keeps for visitors. */
    pages,
    /** The same context for background work, whose statements may take longer since nobody waits for them. */
    background: { house: { ...house, database: background.database }, pool: background.pool },
    async close() {
      post.close()
      await uses.stop()
      await looks.stop()
      await search?.close()
      await background.database.destroy()
      if (!background.pool.ending) await background.pool.end()
      await database.destroy()
      await watch.stop()
      await tracing?.stop()
    },
  }
}

/** Measures also searches that fail: a time-out is the longest of all. */
function timingSearches({ searches }: Metrics): TimeSearch {
  return async (of, search) => {
    const end = searches.startTimer({ of })
    try {
      return await search()
    } finally {
      end()
    }
  }
}

function openSearch(url: string, { log, ...asking }: { log: Logger } & OpenOptions) {
  const watch = watchDatabase(url, log)
  const { database, pool } = openDatabase(url, { ...asking, watch })
  return {
    database,
    pool,
    async close() {
      await database.destroy()
      await watch.stop()
    },
  }
}

/** Opens the storage that a configuration names: a bucket, or a folder of its own, with its archive. */
export function openStorage({
  storageUrl,
  dataDir,
  backupArchive,
}: Pick<Configuration, 'storageUrl' | 'dataDir' | 'backupArchive'>): Storage {
  if (storageUrl) return bucketStorage(storageUrl)
  const storage = folderStorage(join(dataDir, 'files'))
  return backupArchive ? archivedStorage(storage, backupArchive) : storage
}
