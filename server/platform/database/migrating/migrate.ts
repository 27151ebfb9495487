import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { installQueue } from '../../background/run.ts'
import { checkout } from '../../checkout.ts'
import { startFault } from '../../fault.ts'
import type { Tables } from '../connect.ts'
import { grantRights } from './rights.ts'
import { type LockPatience, type Migration, runMigration, usualPatience } from './run-migration.ts'

const shippedMigrations = join(checkout, 'server/migrations')
const lockNumber = 7_264_210

export type MigrateOptions = {
  folder?: string
  /** The application's connection: its role is granted exactly the rights that it needs. */
  application?: string
  /** How long to wait for locks, and how often to try. */
  patience?: LockPatience
}

/**
 * Migrates a database: runs the numbered SQL files that it hasn't run yet, in order, each in a transaction. `url`
 * connects as the owner of the tables. If several processes start at once, one migrates and the others wait. A database
 * that newer code has migrated is accepted, unless one of those migrations needs newer code. Returns the names of the
 * files that it ran.
 * @throws StartFault if a file was changed after it ran, the database is too new for the code, or a lock wasn't granted
 */
export async function migrate(
  url: string,
  { folder = shippedMigrations, application, patience = usualPatience }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await waitForMigrationLock(client)
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    )
    // Only if the column is missing: even without effect, the statement would wait for all readers of the table.
    if (!(await hasNeeds(client))) await client.query('alter table migration add column if not exists needs text')
    const { rows: ran } = await client.query<Ran>('select name, checksum, needs from migration order by name')
    check(migrations, ran)
    await installQueue(url)
    const known = new Set(ran.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !known.has(name))
    for (const migration of missing) await runMigration(client, migration, patience)
    if (application && application !== url) await grantRights(client, await roleOf(application))
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Whether the table of migrations has the column `needs`; older databases don't. */
async function hasNeeds(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = to_regclass('migration') and attname = 'needs'",
  )
  return (rowCount ?? 0) > 0
}

type Ran = { name: string; checksum: string; needs: string | null }

/**
 * Waits until no other process migrates, by polling. A waiting statement would block the concurrent creation of an
 * index, which waits for all statements that began before it.
 */
async function waitForMigrationLock(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockNumber])
    if (rows[0]?.held) return
    await wait(100)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      // Line ends are normalised, since a Windows checkout contains the same migration.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const [, needs = null] = /^-- needs (\S+)$/m.exec(sql) ?? []
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), needs }
    }),
  )
}

function check(migrations: readonly Migration[], ran: readonly Ran[]) {
  const { changed, tooNew } = differences(migrations, ran)
  for (const name of changed) throw startFault('changedMigration', { name })
  for (const name of tooNew) throw startFault('newerDatabase', { name })
}

/**
 * The migrations that the database ran and this code doesn't know (`unknown`), those of them with which this code can't
 * continue, and those that were changed.
 */
function differences(migrations: readonly Migration[], ran: readonly Ran[]) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const unknown = ran.filter(({ name }) => !known.has(name))
  return {
    unknown: unknown.map(({ name }) => name),
    tooNew: unknown.filter(({ needs }) => needs !== null && !known.has(needs)).map(({ name }) => name),
    changed: ran.filter(({ name, checksum }) => (known.get(name) ?? checksum) !== checksum).map(({ name }) => name),
  }
}

/** The role of a connection address. */
async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return rows[0]?.name as string
  } finally {
    await client.end()
  }
}

/** Compares the migrations that a database ran with those of this code, by their names. */
export async function compareMigrations(client: Client) {
  const own = await readMigrations(shippedMigrations)
  const { rows: kept } = await client.query<{ present: boolean }>(
    "select to_regclass('migration') is not null as present",
  )
  const needs = (await hasNeeds(client)) ? 'needs' : 'null as needs'
  const { rows } = kept[0]?.present
    ? await client.query<Ran>(`select name, checksum, ${needs} from migration order by name`)
    : { rows: [] }
  const ran = new Set(rows.map(({ name }) => name))
  return { missing: own.filter(({ name }) => !ran.has(name)).map(({ name }) => name), ...differences(own, rows) }
}

/** Whether a database has run every migration of this code. */
export async function isMigrated(database: Kysely<Tables>, { folder = shippedMigrations }: { folder?: string } = {}) {
  const names = (await readMigrations(folder)).map(({ name }) => name)
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from unnest(${names}::text[]) as own where own not in (select name from migration)) as missing
  `.execute(database)
  return rows[0]?.missing === false
}
