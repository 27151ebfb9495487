import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfMigration } from '@trampolim/tests/database/serving-migrations.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installQueue } from '../platform/background/run.ts'

/** Migrations up to this one ran while no version was serving. */
const lastAlone = '0150'
const shipped = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const served = shipped.filter((name) => name.slice(0, 4) > lastAlone)
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

const name = `serving_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
const at = (database: string) =>
  Object.assign(new URL(inject('databaseServer').superuser), { pathname: `/${database}` }).href
let client: Client

beforeAll(async () => {
  const maker = new Client({ connectionString: at('postgres') })
  await maker.connect()
  await maker.query(`create database ${name}`)
  await maker.end()
  client = new Client({ connectionString: at(name) })
  await client.connect()
  await installQueue(at(name))
  for (const each of shipped.filter((file) => !served.includes(file))) await client.query(read(each))
})
afterAll(async () => {
  await client.end()
})

describe('a migration that runs while the version before it serves', () => {
  it('keeps nobody waiting and takes nothing away', async () => {
    for (const each of served) {
      expect({ each, faults: await faultsOfMigration(client, read(each)) }).toEqual({ each, faults: [] })
      await client.query(read(each).replaceAll(/\bconcurrently\b/g, ''))
    }
  })

  it.each([
    ['alter table job add column mood text', []],
    ["alter table job add column mood text not null default 'good'", []],
    ['alter table session add column changed_on timestamptz not null default now()', []],
    ['create table mood (id text primary key, job_id record_id references job)', []],
    ['alter table job add constraint short check (length(job_name) < 500) not valid', []],
    ['alter table job add column liked_by record_id references account', ['checks']],
    ['alter table job add column drawn float8 not null default random()', ['writes every row of job']],
    ['alter table session alter column remember type text', ['writes every row of session', 'changes the type']],
    ['create index mood on job (job_name)', ['builds mood']],
    ['alter table job add constraint short check (length(job_name) < 500)', ['checks job.short', 'reads']],
    ['alter table job alter column approved_at set not null', ['checks', 'reads', 'demands job.approved_at']],
    ["update job set job_name = 'x'", ['reads or changes the rows of job']],
    ["delete from job where job_name = 'x'", ['reads or changes the rows of job']],
    ['create table names as select job_name from job', ['reads or changes the rows of job']],
    ['alter table job drop column job_name cascade', ['takes away column job.job_name']],
    ['alter table job rename column job_name to named', ['takes away column job.job_name']],
    ['drop table session cascade', ['takes away table session']],
    ['drop function plain cascade', ['takes away function plain(text)']],
    ['alter table job add column mood text not null', ['demands job.mood']],
    ['alter table session alter column remember drop not null', []],
    ['-- needs 0151-own-changes.sql\ndrop table session cascade', []],
    ['-- outside a transaction\ncreate index concurrently if not exists mood on job (job_name);', []],
    [
      '-- outside a transaction\ncreate index concurrently mood on job (job_name);\nupdate job set job_name = 1;',
      ['outside', 'outside'],
    ],
  ])('%s', async (sql, expected) => {
    const faults = await faultsOfMigration(client, sql)
    for (const each of expected) expect(faults).toContainEqual(expect.stringContaining(each))
    if (expected.length === 0) expect(faults).toEqual([])
  })
})
