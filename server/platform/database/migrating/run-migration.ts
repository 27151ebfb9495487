import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { startFault } from '../../fault.ts'

export type Migration = {
  name: string
  sql: string
  checksum: string
  /**
   * The migration that code must know to continue with the database after this one, because this one removes something.
   */
  needs: string | null
}

/** `timeout`: how many milliseconds to wait for a lock, while others wait behind us. `tries`: how often. */
export type LockPatience = { timeout: number; tries: number }

/** About two minutes in total, during which requests are blocked for at most a second at a time. */
export const usualPatience: LockPatience = { timeout: 1000, tries: 40 }
const pauses = { first: 250, longest: 3000 }

/**
 * The line with which a migration declares that its statements run one by one, without a transaction, since they must
 * not lock others out.
 */
const oneByOne = /^-- outside a transaction$/m

/** Codes of a lock that wasn't granted in time, and of deadlocks. */
const lockedOut = new Set(['55P03', '40P01'])

/**
 * Runs a migration as a whole in a transaction. If a lock isn't granted soon, the attempt is given up, so that nobody
 * waits behind it for long, and repeated after a pause.
 * @throws StartFault if it fails, or if the lock wasn't granted in the end
 */
export async function runMigration(client: Client, migration: Migration, { timeout, tries }: LockPatience) {
  const run = oneByOne.test(migration.sql) ? runStatements : runTransaction
  for (let tried = 1, pause = pauses.first; ; tried += 1, pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await run(client, migration, timeout)
    } catch (problem) {
      const { name } = migration
      const { code, message } = problem as { code?: string; message: string }
      if (!lockedOut.has(code ?? '')) throw startFault('failedMigration', { name, said: message })
      if (tried >= tries) throw startFault('lockedMigration', { name, tries })
    }
    await wait(pause)
  }
}

async function runTransaction(client: Client, migration: Migration, timeout: number) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${timeout}`)
    await client.query(migration.sql)
    await note(client, migration)
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw problem
  }
}

/**
 * Runs the statements one by one. Each ends at a line end and can be repeated, since an interrupted migration runs
 * again from the beginning. They wait for others without blocking anybody, so they may take as long as needed.
 */
async function runStatements(client: Client, migration: Migration) {
  for (const statement of statementsOf(migration.sql)) {
    const [, index] = /^create (?:unique )?index concurrently if not exists (\w+)/.exec(statement) ?? []
    if (index && (await isUnfinished(client, index))) await client.query(`drop index concurrently ${index}`)
    await client.query(statement)
  }
  await note(client, migration)
}

/** The statements of a migration that runs outside a transaction. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((each) => each.trim())
    .filter(Boolean)
}

/** Whether an earlier attempt left an invalid, unfinished index. */
async function isUnfinished(client: Client, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  return (rowCount ?? 0) > 0
}

async function note(client: Client, { name, checksum, needs }: Migration) {
  await client.query('insert into migration (name, checksum, needs) values ($1, $2, $3)', [name, checksum, needs])
}
