import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Configuration } from '../platform/configuration.ts'
import { type OpenOptions, openDatabase } from '../platform/database/connect.ts'
import { watchDatabase } from '../platform/database/watch.ts'
import type { House } from '../platform/house.ts'
import { openLog } from '../platform/log/log.ts'
import { folderPost, smtpPost } from '../platform/mail/post.ts'
import { clamdScanner } from '../platform/scanner/clamd.ts'
import { bucketStorage } from '../platform/storage/bucket.ts'
import { folderStorage } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Siblings } from '../platform/workers/siblings.ts'
import { takeQuota } from '../quotas/take-quota.ts'

export type HouseOptions = {
  databaseUrl: string
  searchDatabaseUrl?: string
  /** Pages come from the development server, with reload. */
  dev?: boolean
  /** Those that serve beside this process. */
  siblings?: Siblings
}

/** Somebody waits: better an honest word after seconds than an answer that nobody reads any more. */
const whileSomebodyWaits = {
  statementTimeout: 15_000,
  connectionTimeout: 2000,
  idleTransactionTimeout: 30_000,
}

/** How many connections the processes that share a port have for calls and pages together, and how many one needs at most. */
const connections = { together: 60, ofOne: 20 }

/** Four pieces of work at once, each with its transaction and the queue's own statements, and who listens and beats. */
const inTheBackground = {
  connections: 12,
  statementTimeout: 120_000,
  connectionTimeout: 10_000,
  idleTransactionTimeout: 300_000,
}

/** Opens everything a process needs, from its configuration: database, storage, post, log. */
export function openHouse(configuration: Configuration, { databaseUrl, searchDatabaseUrl }: HouseOptions) {
  // In the demo the terminal is for people: only what goes wrong shows there.
  const log = openLog(configuration.demo ? 'warn' : 'info')
  const watch = watchDatabase(databaseUrl, log)
  const asking = {
    ...whileSomebodyWaits,
    connections: Math.min(connections.ofOne, Math.floor(connections.together / configuration.workers)),
  }
  const { database } = openDatabase(databaseUrl, { ...asking, watch })
  const search = searchDatabaseUrl ? openSearch(searchDatabaseUrl, { log, ...asking }) : undefined
  const background = openDatabase(databaseUrl, { ...inTheBackground, watch })
  const sender = { from: configuration.mailFrom, host: new URL(configuration.publicUrl).hostname }
  const post = configuration.smtpUrl
    ? smtpPost(configuration.smtpUrl, sender)
    : folderPost(join(configuration.dataDir, 'mail'), sender)
  const house: House = {
    configuration,
    database,
    searchDatabase: search?.database ?? database,
    storage: openStorage(configuration),
    scanner: configuration.clamdUrl ? clamdScanner(configuration.clamdUrl) : null,
    post,
    log,
    now: () => new Date(),
    takeQuota,
  }
  return {
    house,
    /** The same house for background work, whose statements may take longer and keep nobody waiting. */
    background: { house: { ...house, database: background.database }, pool: background.pool },
    async close() {
      post.close()
      await search?.close()
      await background.database.destroy()
      if (!background.pool.ending) await background.pool.end()
      await database.destroy()
      await watch.stop()
    },
  }
}

function openSearch(url: string, { log, ...asking }: { log: Logger } & OpenOptions) {
  const watch = watchDatabase(url, log)
  const { database } = openDatabase(url, { ...asking, watch })
  return {
    database,
    async close() {
      await database.destroy()
      await watch.stop()
    },
  }
}

/** Where a configuration keeps files: a bucket, or a folder of its own. */
export function openStorage({ storageUrl, dataDir }: Pick<Configuration, 'storageUrl' | 'dataDir'>): Storage {
  return storageUrl ? bucketStorage(storageUrl) : folderStorage(join(dataDir, 'files'))
}
