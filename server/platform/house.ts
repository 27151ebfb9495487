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
   * A read replica for searches if configured and fit, otherwise the same database. A call by somebody who just changed
   * something gets the same database, and so does background work.
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
  /** Drops the pages that are kept for visitors, here at once and in all other processes in a moment. */
  outdatePages: () => void
  noteUse: NoteUse
  /** Measures how long a search takes. */
  timeSearch: TimeSearch
  recordLook: RecordLook
  noteChange: NoteChange
}

/**
 * Counts a use towards what is popular: an act on a job, or a search with results by the names as which it was understood.
 * `asker`: an account or a network, which isn't kept.
 */
export type NoteUse = (use: Use) => void

export type Use = { asker: string } & (
  | { kind: 'job'; jobId: string }
  | { kind: 'search'; occupation: string | null; location: string | null }
)

/**
 * Asks the database for what several calls of one page need, by the name of the question: a page asks once, where nothing
 * changed meanwhile. A call that comes alone asks for itself.
 */
export type Once = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** Notes for all processes that a session's person changed something, so that a replica may not have it yet. */
export type NoteChange = (sessionId: string) => Promise<void>

export type TimeSearch = <Result>(of: Searched, search: () => Promise<Result>) => Promise<Result>

/** Counts one use of a call's quota. Returns when there is room again, or a function that takes the use back. */
export type TakeQuota = (
  asking: QuotaAsker,
  name: QuotaName,
) => Promise<{ until: Date } | { until?: never; giveBack: () => Promise<void> }>

/** The parts of a call's context by which its quota counts; `address` if nobody is signed in. */
export type QuotaAsker = {
  house: Pick<House, 'database' | 'now'>
  person: { accountId: string; role: Role } | null
  address: string
}
