import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { noteChanged } from '../accounts/queries.ts'
import { archivedStorage } from '../platform/archive/archived-storage.ts'
import type { Configuration } from '../platform/configuration.ts'
import { openDatabase, openReplica } from '../platform/database/connect.ts'
import { followReplica } from '../platform/database/replica/follow-replica.ts'
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
import { keptPages } from './pages/kept-pages.ts'
import { pagesInCaches } from './pages/pages-in-caches.ts'
import { pagesChannel, tellOutdated } from './pages/tell-outdated.ts'

export type HouseOptions = {
  /** The connection for requests: direct, or through a pooler in transaction mode. */
  databaseUrl: string
  /** A direct connection to the same database, if `databaseUrl` is a pooler. */
  databaseDirectUrl?: string
  searchDatabaseUrl?: string
  /** Whether pages come from the development server, with reload. */
  dev?: boolean
  /** The other processes that share the port. */
  siblings?: Siblings
  /** Counts requests together with other machines; used if no other process shares the port. */
  count?: Count
  /** The position of this process among those that share the port. */
  worker?: string
  /** Where its log goes; by default to the process's output. */
  logTo?: DestinationStream
}

/** The metrics and traces of a process. */
export type Watching = { metrics: Metrics; tracing: Tracing | undefined }

/** Time-outs for requests: a quick error is better than an answer that comes too late. */
const whileSomebodyWaits = {
  statementTimeout: 15_000,
  connectionTimeout: 2000,
  idleTransactionTimeout: 30_000,
}

/**
 * Connections for requests, of all processes that share a port together, and the maximum of one of them. Few, since each
 * must plan every statement several times before it is fast, and two cores don't run more of them at once.
 */
const connections = { together: 32, ofOne: 8 }

/**
 * Connections for four jobs at once, each with a transaction and the queue's statements, plus the queue's listener and
 * the heartbeat.
 */
const inTheBackground = {
  connections: 12,
  statementTimeout: 120_000,
  connectionTimeout: 10_000,
  idleTransactionTimeout: 300_000,
}

/**
 * Connections of a process outside its pools: the database watch (behind a pooler, one only for outdated pages), the
 * channel of hints, and the measurement of the replica.
 */
const besides = 3
/** The connection through which a machine counts requests together with others. */
const forCounts = 1

/**
 * The maximum number of connections that the processes of one machine open to the database; a pooler's own connections
 * aren't included.
 */
export function neededConnections({
  workers,
  services,
  databaseDirectUrl,
}: Pick<Configuration, 'workers' | 'services' | 'databaseDirectUrl'>): number {
  const asked = [...services].some((service) => service !== 'background')
  const ofOne = databaseDirectUrl ? 0 : Math.min(connections.ofOne, Math.floor(connections.together / workers))
  // Every process queues work through its own background pool; only the process that runs background work uses more
  // than one connection of it.
  return (
    (asked ? workers : 1) * (ofOne + besides + 1) +
    (services.has('background') ? inTheBackground.connections - 1 : 0) +
    (databaseDirectUrl ? 0 : forCounts)
  )
}

/** Opens everything that a process needs, from its configuration: database, storage, post, log. */
export function openHouse(
  configuration: Configuration,
  { databaseUrl, databaseDirectUrl, searchDatabaseUrl, logTo }: HouseOptions,
  { metrics, tracing }: Watching,
) {
  // In the demo people read the terminal, so only problems are logged there.
  const log = openLog(configuration.demo ? 'warn' : 'info', {
    count: (level) => metrics.lines.inc({ level }),
    ...(logTo && { to: logTo }),
  })
  const pages = keptPages()
  const sentPages = pagesInCaches({
    caches: configuration.cachePurgeUrls,
    seconds: configuration.sharedCacheSeconds,
    log,
  })
  const forget = () => {
    pages.forget()
    sentPages.outdate()
  }
  const outdated = { channel: pagesChannel, onNotification: forget }
  const watch = watchDatabase(databaseUrl, log, databaseDirectUrl ? undefined : outdated)
  // A pooler in transaction mode doesn't pass on notifications, so they need a direct connection.
  const beside = databaseDirectUrl ? watchDatabase(databaseDirectUrl, log, outdated) : undefined
  const asking = {
    ...whileSomebodyWaits,
    connections: Math.min(connections.ofOne, Math.floor(connections.together / configuration.workers)),
    prepare: configuration.preparedStatements,
    pooled: databaseDirectUrl !== undefined,
    tracing,
  }
  const { database, pool, guarded } = openDatabase(databaseUrl, { ...asking, watch })
  const replica = searchDatabaseUrl
    ? followReplica({
        primaryUrl: databaseDirectUrl ?? databaseUrl,
        replicaUrl: searchDatabaseUrl,
        most: configuration.searchDatabaseLag,
        log,
      })
    : undefined
  const search =
    searchDatabaseUrl && replica ? openReplica(searchDatabaseUrl, { ...asking, primary: guarded, replica }) : undefined
  const background = openDatabase(databaseDirectUrl ?? databaseUrl, { ...inTheBackground, watch, tracing })
  watchAway(metrics, watch.isAway)
  watchReplica(metrics, replica)
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
      forget()
      void tellOutdated({ database, log })
    },
    noteUse: uses.note,
    timeSearch: timingSearches(metrics),
    recordLook: looks.record,
    noteChange: search ? (sessionId) => noteChanged(database, sessionId) : async () => undefined,
  }
  return {
    house,
    /** The pages that this process keeps for visitors. */
    pages,
    /** The kept pages that caches in front of this process may have. */
    sentPages,
    /**
     * The same context for background work. Its statements may take longer, since nobody waits for them. It doesn't
     * read the replica, since the data that it works on has just been written.
     */
    background: {
      house: { ...house, database: background.database, searchDatabase: background.database },
      pool: background.pool,
    },
    replica,
    async close() {
      post.close()
      await uses.stop()
      await looks.stop()
      await sentPages.stop()
      await search?.database.destroy()
      if (search && !search.pool.ending) await search.pool.end()
      await replica?.stop()
      await background.database.destroy()
      if (!background.pool.ending) await background.pool.end()
      await database.destroy()
      await watch.stop()
      await beside?.stop()
      await tracing?.stop()
    },
  }
}

/** Failed searches are measured too, since a time-out is the longest of all. */
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

/** Opens the storage that the configuration names: a bucket, or a local folder with its archive. */
export function openStorage({
  storageUrl,
  dataDir,
  backupArchive,
}: Pick<Configuration, 'storageUrl' | 'dataDir' | 'backupArchive'>): Storage {
  if (storageUrl) return bucketStorage(storageUrl)
  const storage = folderStorage(join(dataDir, 'files'))
  return backupArchive ? archivedStorage(storage, backupArchive) : storage
}
