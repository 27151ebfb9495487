import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'
import { restartNumbers } from '../world/builders.ts'

/** Filled once and shared: a test that changes these tables breaks later tests. */
const kept = [
  'migration',
  'occupation',
  'occupation_name',
  'municipality',
  'reference_document',
  'national_holiday',
  'reference_load',
  'row_layout',
  'job_search_change',
]

/**
 * Databases of this worker that no test file is using, since creating one takes longer than the tests of most files.
 */
const idle: string[] = []

type TestDatabaseOptions = {
  /** No other file gets the database afterwards, because this one changes shared data or leaves too much to delete. */
  spoilt?: boolean
}

/**
 * A real database for a test file, empty except for reference data before each test, with the application's rights:
 *
 *     const database = await testDatabase()
 *     it('…', async () => { await database.selectFrom('account')… })
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  return (await testDatabases(options)).database
}

/** The same database, also with the rights of the tables' owner, for creating or emptying tables. */
export async function testDatabases({ spoilt = false }: TestDatabaseOptions = {}): Promise<{
  database: Database
  owner: Database
  /** The connection with the application's rights, and that with the owner's. */
  url: string
  ownerUrl: string
}> {
  const server = inject('databaseServer')
  const name = idle.pop() ?? (await makeDatabase(server.superuser))
  const { database } = openDatabase(at(server.application, name), { connections: 24 })
  const { database: owner } = openDatabase(at(server.owner, name), { connections: 2, statementTimeout: 0 })
  const cleaner = new Client({ connectionString: at(server.superuser, name) })
  await cleaner.connect()
  await cleaner.query(emptying(await emptied(owner)))
  beforeEach(async () => {
    restartNumbers()
    await cleaner.query('select pg_temp.empty()')
  })
  afterAll(async () => {
    await database.destroy()
    await owner.destroy()
    await cleaner.end()
    if (!spoilt) idle.push(name)
  })
  return { database, owner, url: at(server.application, name), ownerUrl: at(server.owner, name) }
}

/** Created from the template `trampolim`; it is deleted with the server. */
async function makeDatabase(superuser: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const client = new Client({ connectionString: at(superuser, 'postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${new URL(superuser).pathname.slice(1)}`)
  await client.end()
  return name
}

function at(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/**
 * An SQL function that deletes the rows of all tables that have any, with triggers and foreign keys disabled, since all
 * rows are deleted. It takes a tenth of the time of truncating every table. In a function each statement is planned
 * only once.
 */
function emptying(tables: readonly string[]): string {
  return `
    create function pg_temp.empty() returns void language plpgsql set session_replication_role = 'replica' as $$
      begin
        ${tables.map((table) => `delete from ${table};`).join('\n')}
        -- Its triggers would have counted that; figures never go back.
        insert into job_search_change (subject, changes) values (-1, 1);
      end
    $$`
}

async function emptied(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${kept})
  `.execute(database)
  return [...rows.map(({ name }) => name), 'graphile_worker._private_jobs']
}
