import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { ask } from '../engines/streaming-replica.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { inDatabase, insertOpenJobs, signInClients, untilAvailable } from './crowd.ts'
import { preparedDataDir } from './prepared-data.ts'

const shipped = join(import.meta.dirname, '../../server/migrations')
const rows = 1_000_000
/** The maximum time that anybody may wait for a lock while a migration runs, in milliseconds. */
const longestWait = 4000

const databaseDir = preparedDataDir('rolling')
const dataDirs = ['rolling-former', 'rolling-next', 'rolling-again'].map((name) => temporaryDataDir(name))
const [formerDir = '', nextDir = '', againDir = ''] = dataDirs
const folder = mkdtempSync(join(tmpdir(), 'trampolim-migrations-'))
let database: EmbeddedDatabase

beforeAll(async () => {
  database = await startEmbeddedDatabase({ folder: join(databaseDir, 'database') })
  cpSync(shipped, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') })
})
afterAll(async () => {
  await database?.stop()
  for (const each of [databaseDir, folder, ...dataDirs]) rmSync(each, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const migrateOn = () => migrate(database.ownerUrl, { folder, application: database.url })
const start = (dataDir: string) =>
  startHouse({
    dataDir,
    demo: false,
    settings: { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, WORKERS: '1' },
  })

describe('two versions at once', () => {
  let former: StartedHouse
  let next: StartedHouse | undefined
  afterAll(async () => {
    await former?.stop()
    await next?.stop()
  })

  it('serve on one database, which is migrated while the former one serves', async () => {
    former = await start(formerDir)
    const ana = await inDatabase(former, async (ground) => {
      await insertOpenJobs(ground, 3)
      await refreshAllJobSearch(ground.database)
      return (await signInClients(former, ground, 1))[0] as NonNullable<Awaited<ReturnType<typeof signInClients>>[0]>
    })
    const jobs = async ({ calls }: StartedHouse) => {
      const { items } = await untilAvailable(() => calls().searchJobs.search.searchJobs({ location: 'São Paulo, SP' }))
      return items.map(({ id }) => id)
    }
    const before = await jobs(former)
    expect(before).toHaveLength(3)

    write(
      '9000-moods.sql',
      "alter table job add column mood text not null default 'good';\ncreate table mood (id text primary key);\n",
    )
    write(
      '9001-moods-found.sql',
      '-- outside a transaction\ncreate index concurrently if not exists job_mood on job (mood);\n',
    )
    let ended = false
    const serving = (async () => {
      for (let at = 0; !ended; at += 1) {
        await jobs(former)
        const id = before[at % before.length] as string
        await ana.calls.gateway.jobs.likeJob({ id })
        await ana.calls.gateway.jobs.unlikeJob({ id })
      }
    })()
    serving.catch(() => undefined)
    expect(await migrateOn()).toEqual(['9000-moods.sql', '9001-moods-found.sql'])
    await jobs(former)
    ended = true
    await serving

    // This version doesn't know the two migrations, like a previous version that is restarted or brought back.
    next = await start(nextDir)
    for (const each of [former, next]) {
      expect(await jobs(each)).toEqual(before)
      const id = before[0] as string
      const { gateway } = each.calls(ana.token)
      expect(await gateway.jobs.likeJob({ id })).toEqual({ done: true })
      expect((await gateway.jobs.likedJobs({ page: 1, size: 20 })).items).toHaveLength(1)
      await gateway.jobs.unlikeJob({ id })
    }
  })

  it('end if something is removed that the former one needs: it starts no more', async () => {
    write('9002-no-moods.sql', '-- needs 9001-moods-found.sql\nalter table job drop column mood;\n')
    expect(await migrateOn()).toEqual(['9002-no-moods.sql'])
    await expect(start(againDir)).rejects.toThrow('9002-no-moods.sql')
    expect((await fetch(`${former.address}/readyz`)).status).toBe(200)
  })
})

describe('a migration over a million rows', () => {
  beforeAll(async () => {
    await ask(
      database.ownerUrl,
      `create table crowd (id integer primary key, name text not null, visits integer not null default 0);
       insert into crowd (id, name) select n, 'person ' || n from generate_series(1, ${rows}) as n;
       grant select, update on crowd to trampolim_app`,
    )
  })

  it.each([
    ['9100', 'alter table crowd add column town text'],
    [
      '9101',
      "alter table crowd add column kind text not null default 'usual', add column seen timestamptz not null default now()",
    ],
    ['9102', 'alter table crowd add constraint named check (length(name) < 100) not valid'],
    ['9103', '-- outside a transaction\nalter table crowd validate constraint named;'],
    ['9104', '-- outside a transaction\ncreate index concurrently if not exists crowd_name on crowd (name);'],
    ['9105', 'create table friend (id integer primary key, crowd_id integer references crowd)'],
    ['9106', '-- needs 9105-form.sql\nalter table crowd drop column town'],
  ])('%s: %s', async (number, sql) => {
    const busy = keepBusy()
    write(`${number}-form.sql`, sql)
    const begun = performance.now()
    await migrateOn()
    const took = performance.now() - begun
    const { count, longest } = await busy.end()
    console.log(
      `${Math.round(took)} ms, meanwhile ${count} reads and writes, the longest ${Math.round(longest)} ms: ${sql}`,
    )
    expect(count).toBeGreaterThan(0)
  })

  it('gives way to a person who reads for long, and tries again', async () => {
    const reader = new Client({ connectionString: database.url })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select count(*) from crowd where id < 10')
    const busy = keepBusy()
    write('9107-form.sql', 'alter table crowd add column later text')
    const migrating = migrateOn()
    await expect
      .poll(() => ask(database.superuserUrl, "select from pg_locks where not granted and mode = 'AccessExclusiveLock'"))
      .toHaveLength(1)
    await reader.query('select pg_sleep(8)')
    await reader.query('commit')
    await reader.end()
    expect(await migrating).toEqual(['9107-form.sql'])
    await busy.end()
  })
})

/** Reads and writes repeatedly until ended; fails as soon as a statement waits too long for a lock. */
function keepBusy() {
  let ending = false
  let count = 0
  let longest = 0
  const working = (async () => {
    const client = new Client({ connectionString: database.url, lock_timeout: longestWait })
    await client.connect()
    while (!ending) {
      const id = 1 + ((count * 7919) % rows)
      const begun = performance.now()
      await client.query('select name from crowd where id = $1', [id])
      await client.query('update crowd set visits = visits + 1 where id = $1', [id])
      longest = Math.max(longest, performance.now() - begun)
      count += 1
    }
    await client.end()
  })()
  working.catch(() => undefined)
  return {
    async end() {
      ending = true
      await working
      return { count, longest }
    },
  }
}
