import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { superuserName } from '@trampolim/server/platform/database/embedded/cluster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { unforeseen } from '@trampolim/server/platform/last-resort.ts'
import { isAlive } from '@trampolim/server/platform/processes.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { readPostmaster, type StartedHouse, startHouse } from '../started-house.ts'
import { inDatabase } from './crowd.ts'
import { freeze, freezeAlone } from './frozen.ts'
import { preparedDataDir } from './prepared-data.ts'

const back = { timeout: 60_000, interval: 100 }
const asked = ['/', '/api/gateway/session', '/readyz'] as const

describe('a database that is lost', () => {
  const dataDir = preparedDataDir('loss')
  let house: StartedHouse
  beforeAll(async () => {
    house = await startHouse({ dataDir, demo: false, lookFor: [unforeseen] })
  })
  beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(house.printed())))
  afterAll(async () => {
    await house?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('when all its connections end repeatedly, recovers by itself, as does background work', async () => {
    for (let round = 0; round < 8; round += 1) {
      await endConnections(superuserUrl(dataDir))
      const statuses = await Promise.all(asked.map((path) => statusOf(house, path)))
      expect(statuses.filter((status) => ![200, 401, 503].includes(status))).toEqual([])
    }
    await isBack(house)
  })

  it('when its server ends, is restarted at the same address, with honest answers meanwhile', async () => {
    for (let round = 0; round < 3; round += 1) {
      process.kill(readPostmaster(dataDir).pid, 'SIGKILL')
      await vi.waitFor(async () => expect(await statusOf(house, '/readyz')).toBe(503), back)
      expect(await statusOf(house, '/healthz')).toBe(200)
      await isBack(house)
    }
  })

  it('when its server is suspended, is reported at once, and works again when resumed', async () => {
    const { pid } = readPostmaster(dataDir)
    for (let round = 0; round < 2; round += 1) {
      const letGo = freeze(pid)
      try {
        await tellsOfAnOutage(house)
      } finally {
        letGo()
      }
      await isBack(house)
    }
    expect(readPostmaster(dataDir).pid).toBe(pid)
  })

  it('when only its postmaster is suspended, so that no connection can be made, is reported', async () => {
    const { pid } = readPostmaster(dataDir)
    const superuser = new Client({ connectionString: superuserUrl(dataDir) })
    await superuser.connect()
    const letGo = freezeAlone(pid)
    try {
      await endOtherConnections(superuser)
      await vi.waitFor(async () => expect(await statusOf(house, '/readyz')).toBe(503), back)
      await tellsOfAnOutage(house)
    } finally {
      letGo()
      await superuser.end()
    }
    await isBack(house)
  })
})

describe('a database of the operator’s own', () => {
  const dataDir = temporaryDataDir('external')
  const elsewhere = preparedDataDir('elsewhere')
  let database: EmbeddedDatabase
  let house: StartedHouse
  beforeAll(async () => {
    database = await startEmbeddedDatabase({ folder: join(elsewhere, 'database') })
    const settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
    house = await startHouse({ dataDir, demo: false, settings, lookFor: [unforeseen] })
  })
  beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(house.printed())))
  afterAll(async () => {
    await house?.stop()
    await database?.stop()
    for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true })
  })

  it('is waited for while it is unavailable', async () => {
    const letGo = freeze(database.pid())
    try {
      await tellsOfAnOutage(house)
    } finally {
      letGo()
    }
    await isBack(house)
    const killed = database.pid()
    process.kill(killed, 'SIGKILL')
    // The house may not have noticed the loss yet and may still report that it is ready.
    await vi.waitFor(() => expect(database.pid()).not.toBe(killed), back)
    await isBack(house)
  })
})

/**
 * Checks that pages, calls and readiness report the outage while the database is down, without waiting for its return.
 */
async function tellsOfAnOutage(house: StartedHouse) {
  const [page, call, ready] = await Promise.all(
    asked.map((path) => fetch(house.address + path, { headers: { accept: 'text/html', authorization: 'x' } })),
  )
  expect([page?.status, call?.status, ready?.status]).toEqual([503, 503, 503])
  expect([page?.headers.get('retry-after'), call?.headers.get('retry-after')]).toEqual(['5', '5'])
  expect(await page?.text()).toContain('Estamos voltando em instantes')
  expect(await call?.json()).toMatchObject({ code: 'not_available_now' })
  expect(await statusOf(house, '/healthz')).toBe(200)
}

async function isBack(house: StartedHouse) {
  expect(isAlive(house.pid)).toBe(true)
  const pages = ['/readyz', '/']
  const statuses = () => Promise.all(pages.map((path) => statusOf(house, path)))
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), back)
  await doesWork(house)
  expect(house.linesWith(unforeseen)).toEqual([])
}

/** Checks that newly queued work gets done. */
async function doesWork(house: StartedHouse) {
  await inDatabase(house, async ({ database }) => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job('clean-limits', job_key => 'loss')
    `.execute(database)
    await vi.waitFor(async () => {
      const left = await sql`select from graphile_worker.jobs where id = ${rows[0]?.id}`.execute(database)
      expect(left.rows).toEqual([])
    }, back)
  })
}

async function statusOf(house: StartedHouse, path: string): Promise<number> {
  return (await fetch(house.address + path, { headers: { accept: 'text/html' } })).status
}

/** Ends every connection except its own. */
async function endConnections(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await endOtherConnections(client)
  await client.end()
}

async function endOtherConnections(superuser: Client) {
  await superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
}

function superuserUrl(dataDir: string): string {
  const url = new URL(readPostmaster(dataDir).url)
  url.username = superuserName
  url.password = readFileSync(join(dataDir, 'database/password'), 'utf8').trim()
  return url.href
}
