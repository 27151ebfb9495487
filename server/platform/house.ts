import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { QuotaName } from '@trampolim/marketplace/quotas.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import type { Tables } from './database/connect.ts'
import type { Post } from './mail/mail.ts'
import type { Searched } from './metrics/metrics.ts'
import type { Scanner } from './scanner/scanner.ts'
import type { RecordLook } from './security-log/security-event.ts'
import type { Storage } from './storage/storage.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** What the running process provides to the server's nouns: its application context. */
export type House = {
  configuration: Configuration
  database: Database
  /**
   * A read replica for searches if one is configured and fit, otherwise the main database. Callers who have just
   * changed something and background work always use the main database.
   */
  searchDatabase: Database
  storage: Storage
  /** Null if uploads aren't scanned. */
  scanner: Scanner | null
  post: Post
  log: Logger
  now: () => Date
  takeQuota: TakeQuota
  once: Once
  /** Drops the cached pages for visitors, in this process at once and in all others within a moment. */
  outdatePages: () => void
  noteUse: NoteUse
  /** Measures how long a search takes. */
  timeSearch: TimeSearch
  recordLook: RecordLook
  noteChange: NoteChange
}

/**
 * Counts a use for popularity: an action on a job, or a successful search by the names that were recognised. `asker`:
 * an account or a network, which isn't stored.
 */
export type NoteUse = (use: Use) => void

export type Use = { asker: string } & (
  | { kind: 'job'; jobId: string }
  | { kind: 'search'; occupation: string | null; location: string | null }
)

/**
 * Runs a query that several calls of one page need, by its name: for one page it runs once, as long as nothing has
 * changed. A call that isn't part of a page runs it itself.
 */
export type Once = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** Records for all processes that a session's person changed something, which a replica may not have yet. */
export type NoteChange = (sessionId: string) => Promise<void>

export type TimeSearch = <Result>(of: Searched, search: () => Promise<Result>) => Promise<Result>

/** Counts one use of a call's quota. Returns when the quota has room again, or a function that undoes the count. */
export type TakeQuota = (
  asking: QuotaAsker,
  name: QuotaName,
) => Promise<{ until: Date } | { until?: never; giveBack: () => Promise<void> }>

/** The parts of a call's context that decide under whom its quota is counted; `address` if nobody is signed in. */
export type QuotaAsker = {
  house: Pick<House, 'database' | 'now'>
  person: { accountId: string; role: Role } | null
  address: string
}
