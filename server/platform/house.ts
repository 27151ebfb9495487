import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { QuotaName } from '@trampolim/marketplace/quotas.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import type { Tables } from './database/connect.ts'
import type { Post } from './mail/mail.ts'
import type { Scanner } from './scanner/scanner.ts'
import type { Storage } from './storage/storage.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** What the running process provides to the server's nouns: its application context. */
export type House = {
  configuration: Configuration
  database: Database
  /** A read replica for searches where there is one, else the same database. */
  searchDatabase: Database
  storage: Storage
  /** Null if uploads aren't scanned. */
  scanner: Scanner | null
  post: Post
  log: Logger
  now: () => Date
  takeQuota: TakeQuota
}

/** Counts one use of a call's quota: until when there is no room, or how to give the use back. */
export type TakeQuota = (
  asking: QuotaAsker,
  name: QuotaName,
) => Promise<{ until: Date } | { until?: never; giveBack: () => Promise<void> }>

/** What of a call's asker its quota counts by; `address` where nobody is signed in. */
export type QuotaAsker = {
  house: Pick<House, 'database' | 'now'>
  person: { accountId: string; role: Role } | null
  address: string
}
