import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Configuration } from '../platform/configuration.ts'
import { openDatabase } from '../platform/database/connect.ts'
import type { House } from '../platform/house.ts'
import { openLog } from '../platform/log/log.ts'
import { folderPost, smtpPost } from '../platform/mail/post.ts'
import { bucketStorage } from '../platform/storage/bucket.ts'
import { folderStorage } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { takeQuota } from '../quotas/take-quota.ts'

/** `dev`: pages come from the development server, with reload. */
export type HouseOptions = { databaseUrl: string; searchDatabaseUrl?: string; dev?: boolean }

/** Opens everything a process needs, from its configuration: database, storage, post, log. */
export function openHouse(configuration: Configuration, { databaseUrl, searchDatabaseUrl }: HouseOptions) {
  const { database, pool } = openDatabase(databaseUrl)
  const search = searchDatabaseUrl ? openDatabase(searchDatabaseUrl) : undefined
  const sender = { from: configuration.mailFrom, host: new URL(configuration.publicUrl).hostname }
  const post = configuration.smtpUrl
    ? smtpPost(configuration.smtpUrl, sender)
    : folderPost(join(configuration.dataDir, 'mail'), sender)
  const house: House = {
    configuration,
    database,
    searchDatabase: search?.database ?? database,
    storage: openStorage(configuration),
    post,
    // In the demo the terminal is for people: only what goes wrong shows there.
    log: openLog(configuration.demo ? 'warn' : 'info'),
    now: () => new Date(),
    takeQuota,
  }
  return {
    house,
    pool: pool as Pool,
    async close() {
      post.close()
      await search?.database.destroy()
      await database.destroy()
    },
  }
}

/** Where a configuration keeps files: a bucket, or a folder of its own. */
export function openStorage({ storageUrl, dataDir }: Pick<Configuration, 'storageUrl' | 'dataDir'>): Storage {
  return storageUrl ? bucketStorage(storageUrl) : folderStorage(join(dataDir, 'files'))
}
