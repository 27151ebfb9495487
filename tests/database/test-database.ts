import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'

/** Filled once and shared: a test that changes these breaks the next one. */
const kept = [
  'migration',
  'occupation',
  'occupation_name',
  'municipality',
  'reference_document',
  'national_holiday',
  'reference_load',
]

/**
 * A real database for a test file, empty but for reference data before each test:
 *
 *     const database = await testDatabase()
 *     it('…', async () => { await database.selectFrom('account')… })
 */
export async function testDatabase(): Promise<Database> {
  const template = new URL(inject('databaseServer'))
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const { database } = openDatabase(url.href, { connections: 24 })
  const tables = await emptied(database)
  beforeEach(async () => {
    await sql`truncate ${sql.raw(tables)} restart identity cascade`.execute(database)
    await sql`delete from graphile_worker._private_jobs`.execute(database)
  })
  afterAll(async () => {
    await database.destroy()
    await onServer(template, `drop database ${name} with (force)`)
  })
  return database
}

async function emptied(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${kept})
  `.execute(database)
  return rows.map(({ name }) => name).join(', ')
}

async function onServer(template: URL, statement: string) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
