import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { installQueue } from '../background/run.ts'
import { startFault } from '../fault.ts'
import type { Tables } from './connect.ts'
import { grantRights } from './rights.ts'

const shippedMigrations = join(import.meta.dirname, '../../migrations')
const lockNumber = 7_264_210

type Migration = { name: string; sql: string; checksum: string }

export type MigrateOptions = {
  folder?: string
  /** The application's connection: its role is granted what it needs, and nothing else. */
  application?: string
}

/**
 * Migrates a database: runs the numbered SQL files that it lacks, each in a transaction, in order. `url` is the
 * connection of the role that owns the tables. Of several processes that start at once, one migrates and the others wait.
 * Returns the names of the files it ran.
 * @throws StartFault if a file that ran was changed since, or the database is newer than the code
 */
export async function migrate(
  url: string,
  { folder = shippedMigrations, application }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const ran = new Map(rows.map((row) => [row.name, row.checksum]))
    check(migrations, ran)
    await installQueue(url)
    const missing = migrations.filter(({ name }) => !ran.has(name))
    for (const migration of missing) await runOne(client, migration)
    if (application && application !== url) await grantRights(client, await roleOf(application))
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      // A checkout with Windows line ends contains the same migration.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function check(migrations: readonly Migration[], ran: ReadonlyMap<string, string>) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of ran) {
    const own = known.get(name)
    if (own === undefined) {
      throw startFault('newerDatabase', { name })
    }
    if (own !== checksum) {
      throw startFault('changedMigration', { name })
    }
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

async function runOne(client: Client, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw startFault('failedMigration', { name, said: (problem as Error).message })
  }
}

/** How what a database ran differs from the migrations of this code, by their names. */
export async function compareMigrations(client: Client) {
  const own = await readMigrations(shippedMigrations)
  const { rows: kept } = await client.query<{ present: boolean }>(
    "select to_regclass('migration') is not null as present",
  )
  const { rows } = kept[0]?.present
    ? await client.query<{ name: string; checksum: string }>('select name, checksum from migration order by name')
    : { rows: [] }
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const known = new Set(own.map(({ name }) => name))
  return {
    missing: own.filter(({ name }) => !ran.has(name)).map(({ name }) => name),
    unknown: [...ran.keys()].filter((name) => !known.has(name)),
    changed: own.filter(({ name, checksum }) => (ran.get(name) ?? checksum) !== checksum).map(({ name }) => name),
  }
}

/** Whether a database has run every migration of this code. */
export async function isMigrated(database: Kysely<Tables>, { folder = shippedMigrations }: { folder?: string } = {}) {
  const names = (await readMigrations(folder)).map(({ name }) => name)
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from unnest(${names}::text[]) as own where own not in (select name from migration)) as missing
  `.execute(database)
  return rows[0]?.missing === false
}
