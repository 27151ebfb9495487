import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import { testDatabases } from '@trampolim/tests/database/test-database.ts'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

describe('the role of the application', async () => {
  const { database, owner } = await testDatabases()

  it('reads and writes rows, and queues work', async () => {
    await sql`insert into limit_count (subject, window_start, count, expires_at) values ('x', now(), 1, now())`.execute(
      database,
    )
    await sql`update limit_count set count = 2`.execute(database)
    await sql`delete from limit_count`.execute(database)
    await enqueue(database, { name: 'anything', payload: z.object({}) }, { payload: {} })
    expect(await waitingWork(database)).toHaveLength(1)
  })

  it.each([
    'create table public.mine (id integer)',
    'create table graphile_worker.mine (id integer)',
    'create schema mine',
    'create function public.mine() returns integer language sql return 1',
    'create extension hstore',
    'create role mine',
    'create database mine',
    'drop table account',
    'drop function plain',
    'truncate account',
    'alter table account add column mine text',
    'alter table account disable trigger all',
    'create trigger mine before update on account for each row execute function suppress_redundant_updates_trigger()',
    'create index on account (id)',
    "insert into migration (name, checksum) values ('9999', '')",
    'delete from migration',
    'delete from security_event',
    "update security_event set place = 'elsewhere'",
    'delete from graphile_worker.migrations',
    'set role trampolim_owner',
    'set session authorization trampolim',
    "set session_replication_role = 'replica'",
    'alter role trampolim_app superuser',
    "alter system set fsync = 'off'",
    "select pg_read_file('PG_VERSION')",
    "select pg_ls_dir('.')",
    "select lo_import('/etc/passwd')",
    "copy account to program 'cat'",
    "copy account to '/tmp/account'",
    'select * from pg_authid',
    'select pg_reload_conf()',
    'select pg_stat_statements_reset()',
  ])('can’t: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database)).rejects.toThrow(/permission denied|must be owner|must be able/)
  })

  it('owns nothing', async () => {
    const { rows } = await sql`
      select relname from pg_class where relowner = 'trampolim_app'::regrole
      union all select proname from pg_proc where proowner = 'trampolim_app'::regrole
    `.execute(owner)
    expect(rows).toEqual([])
  })
})
