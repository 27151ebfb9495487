import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
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

it('runs what is missing, in the order of the numbers, and nothing twice', async () => {
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

it('refuses a database that is newer than the code', async () => {
  write('0001-first.sql', 'select 1')
  write('0002-second.sql', 'select 2')
  await migrate(url, { folder })
  rmSync(join(folder, '0002-second.sql'))
  await expect(migrate(url, { folder })).rejects.toThrow('já passou por 0002-second.sql')
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

it('lets several processes start at once: each file runs once', async () => {
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
