import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { DatabaseAway } from './away.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'
import { plannedAnew, prepareOften } from './prepared.ts'

describe('the names of statements', () => {
  /** The name of a statement when it is executed for the tenth time. */
  function nameAtLast(text: string, prepared = prepareOften()): string | undefined {
    for (let times = 1; times < 10; times++) prepared.nameOf(text)
    return prepared.nameOf(text)
  }

  it('are used for statements that are made often, and stay', () => {
    const prepared = prepareOften()
    const first = [1, 2, 3, 4].map(() => prepared.nameOf('select $1'))
    expect(first).toEqual([undefined, undefined, first[3], expect.any(String)])
    expect(nameAtLast('select $2', prepared)).not.toBe(first[3])
    expect(prepared.nameOf('select $1')).toBe(first[3])
  })

  it.each([
    'begin',
    'commit',
    'rollback',
    'select from job where id in ($1, $2, $3)',
    'insert into step (number) values ($1), ($2)',
    'select /* planned anew */ 1',
  ])('are not given to %s', (text) => expect(nameAtLast(text)).toBeUndefined())

  it('are bounded, however many statements there are and however often one is renamed', () => {
    const prepared = prepareOften()
    const names = Array.from({ length: 400 }, (_, at) => nameAtLast(`select ${at}`, prepared))
    expect(new Set(names).size).toBe(301)
    prepared.rename('select 1', names[1] as string)
    expect(prepared.nameOf('select 1')).toBeUndefined()
    expect(prepared.nameOf('select 2')).toBe(names[2])
  })
})

describe('a connection that keeps plans', () => {
  const { superuser: server } = inject('databaseServer')
  let name: string
  let url: string
  let open: OpenDatabase
  beforeEach(async () => {
    name = `prepared_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
    await asked(at('postgres'), `create database ${name}`)
    url = at(name)
    await asked(url, 'create table step (number integer)')
    await asked(url, 'insert into step values (1), (2)')
    open = openDatabase(url, { connections: 1, prepare: true })
    for (let times = 0; times < 8; times++) await steps()
  })
  afterEach(async () => {
    await open.database.destroy()
    await asked(at('postgres'), `drop database ${name} with (force)`)
  })

  function at(database: string): string {
    const address = new URL(server)
    address.pathname = `/${database}`
    return address.href
  }

  async function asked(address: string, statement: string) {
    const client = new Client({ connectionString: address })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  async function steps(database = open.database) {
    const { rows } = await sql<{ number: unknown }>`select * from step where number >= ${2}`.execute(database)
    return rows
  }

  async function kept(): Promise<string[]> {
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements order by prepare_time`.execute(open.database)
    return rows.map(({ statement }) => statement)
  }

  it('has prepared the frequent statements, and none that must be planned again each time', async () => {
    for (let times = 0; times < 5; times++) await sql`${plannedAnew} select ${times}::integer`.execute(open.database)
    expect(await kept()).toEqual(['select * from step where number >= $1'])
  })

  it('works after a migration changed the columns that a statement returns', async () => {
    await asked(url, "alter table step add column told text default 'yes'")
    expect(await steps()).toEqual([{ number: 2, told: 'yes' }])
    await asked(url, 'alter table step alter column number type bigint')
    for (let times = 0; times < 3; times++) expect(await steps()).toEqual([{ number: 2, told: 'yes' }])
  })

  it('asks to repeat a transaction in which a statement is outdated', async () => {
    await asked(url, 'alter table step add column told text')
    const transaction = () => open.database.transaction().execute((tx) => steps(tx))
    await expect(transaction()).rejects.toThrow(DatabaseAway)
    expect(await transaction()).toEqual([{ number: 2, told: null }])
  })

  it('is replaced by one that prepares its statements again', async () => {
    await asked(
      at('postgres'),
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
    await steps().catch((problem: unknown) => expect(problem).toBeInstanceOf(DatabaseAway))
    expect(await steps()).toEqual([{ number: 2 }])
  })

  it('stops preparing statements if the prepared ones have disappeared, as behind a pooler', async () => {
    await sql`deallocate all`.execute(open.database)
    for (let times = 0; times < 5; times++) expect(await steps()).toEqual([{ number: 2 }])
    expect(await kept()).toEqual([])
  })

  it('goes on after a prepared statement failed', async () => {
    const divide = (by: number) => sql`select 1 / ${by}::integer as share`.execute(open.database)
    for (let times = 0; times < 5; times++) await divide(1)
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect((await divide(1)).rows).toEqual([{ share: 1 }])
  })
})
