import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { checkReplica } from '@trampolim/server/platform/doctor/check-replica.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { ask, type StreamingReplica, startReplica } from '../engines/streaming-replica.ts'
import { jobForm } from '../samples/job-form.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { type Client, inDatabase, insertOpenJobs, signInClients } from './crowd.ts'
import { freeze } from './frozen.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = temporaryDataDir('replica-house')
const primaryDir = preparedDataDir('replica-primary')
const replicaDir = temporaryDataDir('replica')
/** How many seconds the replica may lag. */
const most = 2
/** A replica is left five seconds after it stopped, at most; the rest is for a busy machine. */
const longestUntilLeft = 10_000
const soon = { timeout: 60_000, interval: 100 }
let primary: EmbeddedDatabase
let replica: StreamingReplica
let house: StartedHouse
let ana: Client
let jobIds: string[]

beforeAll(async () => {
  const from = join(primaryDir, 'database')
  primary = await startEmbeddedDatabase({ folder: from })
  replica = await startReplica(primary, { from, folder: join(replicaDir, 'database') })
  house = await startHouse({
    dataDir,
    demo: false,
    settings: {
      DATABASE_URL: primary.url,
      DATABASE_OWNER_URL: primary.ownerUrl,
      SEARCH_DATABASE_URL: replica.url,
      SEARCH_DATABASE_LAG: String(most),
      WORKERS: '1',
    },
  })
  await inDatabase(house, async (ground) => {
    jobIds = await insertOpenJobs(ground, 5)
    await refreshAllJobSearch(ground.database)
    ana = (await signInClients(house, ground, 1))[0] as Client
  })
})
beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(house.printed())))
afterAll(async () => {
  await house?.stop()
  await replica?.stop()
  await primary?.stop()
  for (const folder of [dataDir, primaryDir, replicaDir]) rmSync(folder, { recursive: true, force: true })
})

it('searches the replica, and nothing of a search reaches the primary', async () => {
  await isRead()
  await allFound()
  const before = await searchesOf()
  for (let round = 0; round < 5; round += 1) await allFound()
  const after = await searchesOf()
  expect(after.replica).toBeGreaterThanOrEqual(before.replica + 5)
  expect(after.primary).toBe(before.primary)
  expect(await checkReplica(replica.url, { primaryUrl: primary.url, most })).toMatchObject({ level: 'ok' })
  expect(await figure('search_replica_used')).toBe(1)
  expect(await figure('search_replica_lag_seconds')).toBeLessThan(most)
})

it('shows people their own latest changes, while others read a replica that lags behind', async () => {
  const [liked = '', hidden = ''] = jobIds
  await isRead()
  await changesAreOld()
  await replica.ask('select pg_wal_replay_pause()')
  try {
    await ana.calls.gateway.jobs.likeJob({ id: liked })
    await ana.calls.gateway.jobs.discardJob({ id: hidden, status: true })
    const items = await found(ana)
    expect(items.find(({ id }) => id === liked)?.liked).toBe(true)
    expect(items.map(({ id }) => id)).not.toContain(hidden)
    const rows = await replica.ask<{ count: string }>('select count(*) from job_like')
    expect(rows).toEqual([{ count: 0 }])
  } finally {
    await replica.ask('select pg_wal_replay_resume()')
  }
})

it('stops using a replica that lags, and uses it again later', async () => {
  await isRead()
  await replica.ask('select pg_wal_replay_pause()')
  const paused = performance.now()
  try {
    await ask(primary.superuserUrl, 'select pg_switch_wal(), pg_logical_emit_message(false, $$test$$, $$late$$)')
    await isLeft()
    expect(performance.now() - paused).toBeLessThan(longestUntilLeft)
    await allFound()
    const before = await searchesOf()
    await allFound()
    expect((await searchesOf()).primary).toBeGreaterThan(before.primary)
    expect(await figure('search_replica_lag_seconds')).toBeGreaterThan(most)
    expect(await figure('search_replica_used')).toBe(0)
    const told = await checkReplica(replica.url, { primaryUrl: primary.url, most: 1 })
    expect(told).toMatchObject({ level: 'warn', what: expect.stringContaining('as buscas usam o banco principal') })
  } finally {
    await replica.ask('select pg_wal_replay_resume()')
  }
  await isRead()
  await allFound()
})

it('answers every search while the replica is killed, stays ready, and uses it again later', async () => {
  await isRead()
  const searching = keepSearching()
  await replica.kill()
  await isLeft()
  await allFound()
  expect(await ready()).toMatchObject({ ready: true })
  await replica.startAgain()
  await isRead()
  const { longest, count } = await searching.end()
  expect(count).toBeGreaterThan(10)
  expect(longest).toBeLessThan(longestUntilLeft)
})

it('answers every search while the replica is frozen, none of them late by more than seconds', async () => {
  await isRead()
  const searching = keepSearching()
  const letGo = freeze(replica.pid())
  try {
    await isLeft()
    await allFound()
  } finally {
    letGo()
  }
  await isRead()
  const { longest } = await searching.end()
  expect(longest).toBeLessThan(longestUntilLeft)
})

it('answers every search while the replica ends its connections', async () => {
  await isRead()
  const before = await searchesOf()
  await replica.ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'trampolim'`)
  await Promise.all(Array.from({ length: 10 }, allFound))
  expect((await searchesOf()).replica).toBeGreaterThan(before.replica)
})

// The last one, since an edited job waits for a reviewer.
it('shows a recruiter the job and a candidate the curriculum that they have just edited, while the replica has the former ones', async () => {
  const [, , id = ''] = jobIds
  const cvType = 'professional'
  const jobName = 'Vendedora de balcão'
  const bruno = await inDatabase(house, async ({ database, now }) => {
    const job = database.selectFrom('job').select('created_by').where('id', '=', id)
    const { created_by: accountId } = await job.executeTakeFirstOrThrow()
    const session = { accountId, rememberMe: false, now: now() }
    return house.calls((await database.transaction().execute((tx) => startSession(tx, session))).token)
  })
  const recommended = async () => (await ana.calls.searchJobs.search.recommendedJobs({})).total.count
  await isRead()
  await changesAreOld()
  expect(await recommended()).toBeGreaterThan(0)
  await replica.ask('select pg_wal_replay_pause()')
  try {
    const { gateway } = ana.calls
    const occupations = [{ cbo: '848305', yearsOfExperience: 2 as const }]
    await gateway.curriculums.updateCurriculum({ cvType, occupations })
    expect(await recommended()).toBe(0)
    const curriculum = await gateway.curriculums.readCurriculum({ cvType })
    expect(curriculum.occupations.map(({ cbo }) => cbo)).toEqual(['848305'])

    await bruno.gateway.recruiterJobs.updateJob({ id, ...jobForm({ jobName }) })
    expect((await bruno.gateway.jobs.readJob({ id })).own?.content.jobName).toBe(jobName)
    const { items } = await bruno.gateway.recruiterJobs.listOwnJobs({})
    expect(items.find((each) => each.id === id)?.jobName).toBe(jobName)

    const former = `select count(*)::integer as count from job, curriculum
      where job.id = '${id}' and job_name <> '${jobName}' and professional_id = '${ana.professionalId}' and not occupations @> '[{"cbo": "848305"}]'`
    expect(await replica.ask(former)).toEqual([{ count: 1 }])
  } finally {
    await replica.ask('select pg_wal_replay_resume()')
  }
})

async function ready() {
  return (await (await fetch(`${house.address}/readyz`)).json()) as { ready: boolean; replica: string }
}
const isRead = () => vi.waitFor(async () => expect(await ready()).toMatchObject({ ready: true, replica: 'read' }), soon)
const isLeft = () => vi.waitFor(async () => expect(await ready()).toMatchObject({ ready: true, replica: 'left' }), soon)

/** Makes the changes of all sessions so old that their next search reads the replica. */
async function changesAreOld() {
  await inDatabase(house, ({ database }) =>
    database
      .updateTable('session')
      .set({ changed_at: new Date(0) })
      .execute(),
  )
  await caughtUp()
}

async function caughtUp() {
  const [{ at } = { at: '' }] = await ask<{ at: string }>(
    primary.superuserUrl,
    'select pg_current_wal_flush_lsn()::text as at',
  )
  await vi.waitFor(async () => {
    const statement = `select pg_last_wal_replay_lsn() >= '${at}' as reached`
    expect(await replica.ask(statement)).toEqual([{ reached: true }])
  }, soon)
}

async function found({ calls }: Pick<StartedHouse, 'calls'> | Client) {
  const { items } = await (typeof calls === 'function' ? calls() : calls).searchJobs.search.searchJobs({
    location: 'São Paulo, SP',
  })
  return items
}

async function allFound() {
  expect((await found(house)).map(({ id }) => id).sort()).toEqual([...jobIds].sort())
}

/** Searches repeatedly until ended; an error of a search is thrown. */
function keepSearching() {
  let ending = false
  let longest = 0
  let count = 0
  const searching = (async () => {
    while (!ending) {
      const begun = performance.now()
      await allFound()
      longest = Math.max(longest, performance.now() - begun)
      count += 1
    }
  })()
  searching.catch(() => undefined)
  return {
    async end() {
      ending = true
      await searching
      return { longest, count }
    },
  }
}

/**
 * How often each server has executed the statements of searches: those that the replica knows, since background work of
 * the primary reads jobs too. A statement has the same id on both, which share their tables' numbers.
 */
async function searchesOf() {
  const known = await replica.ask<{ queryid: string; calls: number }>(
    `select queryid::text, sum(calls)::float8 as calls from pg_stat_statements where query ~ 'job_(card|search)' group by queryid`,
  )
  const [here] = await ask<{ calls: number }>(
    primary.superuserUrl,
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
     where queryid::text = any('{${known.map(({ queryid }) => queryid).join(',')}}')`,
  )
  return { replica: known.reduce((sum, { calls }) => sum + calls, 0), primary: here?.calls ?? 0 }
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${house.address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
