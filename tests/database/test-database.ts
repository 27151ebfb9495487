import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'
import { restartNumbers } from '../world/builders.ts'

/** Filled once and shared: a test that changes these breaks the next one. */
const kept = [
  'migration',
  'occupation',
  'occupation_name',
  'municipality',
  'reference_document',
  'national_holiday',
  'reference_load',
  'row_layout',
]

/**
 * A real database for a test file, empty but for reference data before each test, reached as the application reaches it:
 *
 *     const database = await testDatabase()
 *     it('…', async () => { await database.selectFrom('account')… })
 */
export async function testDatabase(): Promise<Database> {
  return (await testDatabases()).database
}

/** The same, and beside it the database as the owner of its tables reaches it: for what makes or empties tables. */
export async function testDatabases(): Promise<{ database: Database; owner: Database }> {
  const server = inject('databaseServer')
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const template = new URL(server.superuser).pathname.slice(1)
  await onServer(server.superuser, `create database ${name} template ${template}`)
  const { database } = openDatabase(at(server.application, name), { connections: 24 })
  const { database: owner } = openDatabase(at(server.owner, name), { connections: 2, statementTimeout: 0 })
  const { database: cleaner } = openDatabase(at(server.superuser, name), { connections: 1, statementTimeout: 0 })
  const empty = emptying(await emptied(owner))
  beforeEach(async () => {
    restartNumbers()
    await empty.execute(cleaner)
  })
  afterAll(async () => {
    await database.destroy()
    await owner.destroy()
    await cleaner.destroy()
    await onServer(server.superuser, `drop database ${name} with (force)`)
  })
  return { database, owner }
}

function at(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/**
 * Deletes the rows of whichever tables have any, without their triggers and references, since all go: a tenth of the time
 * that truncating every table takes.
 */
function emptying(tables: readonly string[]) {
  const deletions = tables.map((table) => `delete from ${table};`).join('\n')
  return sql.raw(`do $$ begin set local session_replication_role = 'replica'; ${deletions} end $$`)
}

async function emptied(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${kept})
  `.execute(database)
  return [...rows.map(({ name }) => name), 'graphile_worker._private_jobs']
}

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
