import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate } from './migrate.ts'

const { superuser: server } = inject('databaseServer')
let folder: string
let url: string
let name: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-migrations-'))
  name = `migrate_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await ask(at('postgres'), `create database ${name}`)
  url = at(name)
})
afterEach(async () => {
  await ask(at('postgres'), `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

function at(database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function ask(address: string, statement: string) {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql)

it('runs the missing files, in the order of their numbers, and none twice', async () => {
  write('0002-second.sql', 'insert into step values (2)')
  write('0001-first.sql', 'create table step (number integer)')
  expect(await migrate(url, { folder })).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrate(url, { folder })).toEqual([])
  write('0003-third.sql', 'insert into step values (3)')
  expect(await migrate(url, { folder })).toEqual(['0003-third.sql'])
  expect(await ask(url, 'select number from step order by number')).toEqual([{ number: 2 }, { number: 3 }])
})

it('refuses a file that changed after it ran', async () => {
  write('0001-first.sql', 'create table step (number integer)')
  await migrate(url, { folder })
  write('0001-first.sql', 'create table step (number bigint)')
  await expect(migrate(url, { folder })).rejects.toThrow('A migração 0001-first.sql mudou depois de aplicada.')
})

it('ignores line ends when comparing files', async () => {
  write('0001-first.sql', 'create table step (\nnumber integer)\n')
  await migrate(url, { folder })
  write('0001-first.sql', 'create table step (\r\nnumber integer)\r\n')
  expect(await migrate(url, { folder })).toEqual([])
})

describe('a database that newer code has migrated', () => {
  beforeEach(async () => {
    write('0001-first.sql', 'create table step (number integer)')
    write('0002-second.sql', 'alter table step add column told text')
    await migrate(url, { folder })
    rmSync(join(folder, '0002-second.sql'))
  })

  it('is accepted, so that two versions serve at once and the former one can come back', async () => {
    expect(await migrate(url, { folder })).toEqual([])
  })

  it('is refused if something was removed of which the code doesn’t know', async () => {
    write('0002-second.sql', 'alter table step add column told text')
    write('0003-third.sql', '-- needs 0002-second.sql\nalter table step drop column number')
    await migrate(url, { folder })
    rmSync(join(folder, '0003-third.sql'))
    expect(await migrate(url, { folder })).toEqual([])
    rmSync(join(folder, '0002-second.sql'))
    await expect(migrate(url, { folder })).rejects.toThrow('já passou por 0003-third.sql')
  })

  it('is accepted with the former table of migrations', async () => {
    await ask(url, 'alter table migration drop column needs')
    expect(await migrate(url, { folder })).toEqual([])
  })
})

describe('a lock that others hold', () => {
  const patience = { timeout: 100, tries: 3 }
  beforeEach(async () => {
    write('0001-first.sql', 'create table step (number integer)')
    await migrate(url, { folder })
    write('0002-second.sql', "create table other (id integer); alter table step add column told text default 'yes'")
  })

  it('is waited for a moment at a time, and got once it is free', async () => {
    const reader = await holding()
    const migrating = migrate(url, { folder, patience: { timeout: 100, tries: 100 } })
    // Others wait for at most one attempt, and not until the reader ends.
    await expect
      .poll(() => ask(url, "select from pg_locks where not granted and locktype = 'relation'"))
      .toHaveLength(1)
    expect(await ask(url, 'select count(*)::integer as count from step')).toEqual([{ count: 0 }])
    await reader.end()
    expect(await migrating).toEqual(['0002-second.sql'])
  })

  it('is given up in the end with a message, with nothing changed', async () => {
    const reader = await holding()
    await expect(migrate(url, { folder, patience })).rejects.toThrow('A migração 0002-second.sql precisa de uma trava')
    expect(await ask(url, "select to_regclass('other') as other")).toEqual([{ other: null }])
    await reader.end()
  })

  /** A reader with an open transaction. */
  async function holding() {
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select from step')
    return reader
  }
})

describe('statements that block nobody', () => {
  const index = '-- outside a transaction\ncreate index concurrently if not exists step_number\n  on step (number);\n'
  beforeEach(async () => {
    write('0001-first.sql', 'create table step (number integer); insert into step values (1), (1)')
    await migrate(url, { folder })
  })

  it('run one by one, outside a transaction, while several processes start', async () => {
    write('0002-second.sql', index)
    const ran = await Promise.all([1, 2, 3].map(() => migrate(url, { folder })))
    expect(ran.flat()).toEqual(['0002-second.sql'])
    expect(
      await ask(url, "select indisvalid as valid from pg_index where indexrelid = 'step_number'::regclass"),
    ).toEqual([{ valid: true }])
  })

  it('begin again if an attempt was interrupted', async () => {
    write('0002-second.sql', index.replace('create index', 'create unique index'))
    await expect(migrate(url, { folder })).rejects.toThrow('falhou')
    await ask(url, 'update step set number = 2 where ctid in (select ctid from step limit 1)')
    expect(await migrate(url, { folder })).toEqual(['0002-second.sql'])
    expect(
      await ask(url, "select indisvalid as valid from pg_index where indexrelid = 'step_number'::regclass"),
    ).toEqual([{ valid: true }])
  })
})

it('rolls back a file that fails, and keeps what ran before it', async () => {
  write('0001-first.sql', 'create table step (number integer)')
  write('0002-second.sql', 'create table half (number integer); select 1 / 0')
  await expect(migrate(url, { folder })).rejects.toThrow('A migração 0002-second.sql falhou: division by zero')
  expect(await ask(url, "select to_regclass('half') as half, to_regclass('step') is not null as step")).toEqual([
    { half: null, step: true },
  ])
  write('0002-second.sql', 'create table whole (number integer)')
  expect(await migrate(url, { folder })).toEqual(['0002-second.sql'])
})

it('allows several processes to start at once: each file runs once', async () => {
  write('0001-first.sql', 'create table step (number integer); select pg_sleep(0.2)')
  write('0002-second.sql', 'insert into step values (2)')
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { folder })))
  expect(ran.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await ask(url, 'select count(*)::integer as count from step')).toEqual([{ count: 1 }])
})

it('brings an empty database up to the shipped migrations', async () => {
  expect((await migrate(url)).length).toBeGreaterThan(0)
  expect(await ask(url, "select plain('Ação') as plain")).toEqual([{ plain: 'acao' }])
})
