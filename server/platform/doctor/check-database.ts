import { Client } from 'pg'
import { neededExtensions } from '../database/embedded/roles.ts'
import { compareMigrations } from '../database/migrating/migrate.ts'
import { type Finding, fault, saidBy, warning, well } from './finding.ts'

const version = 18
const timeout = 5000
/** By how many seconds clocks may differ; one-time codes and links tolerate little more. */
const clock = { well: 2, most: 30 }

type DatabaseOptions = {
  /** The maximum number of connections that the processes on this machine open. */
  needed: number
  now?: () => Date
}

/** Whether a database answers and fulfils the requirements: version, extensions, migrations, connections, clock. */
export async function checkDatabase(
  url: string,
  { needed, now = () => new Date() }: DatabaseOptions,
): Promise<Finding[]> {
  try {
    return await asking(url, async (client) => [
      await checkVersion(client),
      ...(await checkRole(client)),
      ...(await checkExtensions(client)),
      ...(await checkMigrations(client)),
      await checkConnections(client, needed),
      ...(await checkArchive(client)),
      await checkClock(client, now),
    ])
  } catch (problem) {
    return [fault('database.away', { said: saidBy(problem) })]
  }
}

async function checkVersion(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ number: number; text: string }>(
    `select current_setting('server_version_num')::int / 10000 as number, current_setting('server_version') as text`,
  )
  const { number = 0, text = '' } = rows[0] ?? {}
  if (number < version) return fault('database.old', { version: text })
  return number > version ? warning('database.newer', { version: text }) : well('database.ok', { version: text })
}

async function checkRole(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ superuser: boolean }>(
    'select rolsuper as superuser from pg_roles where rolname = current_user',
  )
  return rows[0]?.superuser ? [warning('database.superuser')] : []
}

async function checkExtensions(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>('select extname as name from pg_extension')
  const present = new Set(rows.map(({ name }) => name))
  const missing = neededExtensions.filter((name) => !present.has(name))
  if (missing.length) return missing.map((name) => fault('extensions.missing', { name }))
  try {
    await client.query('select from pg_stat_statements limit 1')
    return [well('extensions.ok')]
  } catch {
    return [warning('extensions.notLoaded')]
  }
}

async function checkMigrations(client: Client): Promise<Finding[]> {
  const { missing, unknown, tooNew, changed } = await compareMigrations(client)
  const [first] = missing
  const [later] = tooNew.length ? [] : unknown
  const findings = [
    ...tooNew.map((name) => fault('migrations.newer', { name })),
    ...(later ? [warning('migrations.later', { count: unknown.length, name: later })] : []),
    ...changed.map((name) => fault('migrations.changed', { name })),
    ...(first ? [warning('migrations.pending', { count: missing.length, name: first })] : []),
  ]
  return findings.length ? findings : [well('migrations.ok')]
}

async function checkConnections(client: Client, needed: number): Promise<Finding> {
  const { rows } = await client.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as most`,
  )
  const most = rows[0]?.most ?? 0
  return most < needed ? fault('connections.few', { most, needed }) : well('connections.ok', { most, needed })
}

/** Whether the last attempt to archive the log succeeded; no finding if there is no archive. */
async function checkArchive(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ failing: boolean }>(
    `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
     from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
  )
  return rows.map(({ failing }) => (failing ? fault('archive.failing') : well('archive.ok')))
}

async function checkClock(client: Client, now: () => Date): Promise<Finding> {
  const before = now().getTime()
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const between = (before + now().getTime()) / 2
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - between) / 1000
  const seconds = Math.round(difference)
  if (difference > clock.most) return fault('clock.off', { seconds })
  return difference > clock.well ? warning('clock.off', { seconds }) : well('clock.ok')
}

/** Asks over a connection of its own, with a limit. */
export async function asking<Answer>(url: string, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeout, query_timeout: timeout })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
