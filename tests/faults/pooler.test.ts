import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { checkPooler } from '@trampolim/server/platform/doctor/check-pooler.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { hasPgbouncer, startPgbouncer } from '../engines/pgbouncer.ts'
import { ask } from '../engines/streaming-replica.ts'
import { insertReviewer, signInProtected } from '../fixtures/reviewers.ts'
import { jobForm } from '../samples/job-form.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { insertOrganization, insertRecruiter } from '../world/builders.ts'
import { inDatabase, insertOpenJobs, signInClients, untilAvailable } from './crowd.ts'
import { listenAs } from './listening.ts'
import { readLetters } from './mail-folder.ts'
import { preparedDataDir } from './prepared-data.ts'

const password = 'broa de milho quente'
const patiently = { timeout: 120_000, interval: 200 }
const location = 'São Paulo, SP'

describe.runIf(hasPgbouncer)('PgBouncer in transaction mode', () => {
  let dataDir: string
  let databaseDir: string
  let database: EmbeddedDatabase
  let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>
  let house: StartedHouse
  const settings = () => ({
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    WORKERS: '1',
  })

  beforeAll(async () => {
    dataDir = temporaryDataDir('pooler-house')
    databaseDir = preparedDataDir('pooler')
    database = await startEmbeddedDatabase({ folder: join(databaseDir, 'database') })
    // So few that all connections are shared by all clients.
    pgbouncer = await startPgbouncer({ url: database.url, size: 3 })
    house = await startHouse({ dataDir, demo: false, settings: settings() })
  })
  beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(house?.printed())))
  afterAll(async () => {
    await house?.stop()
    await pgbouncer?.stop()
    await database?.stop()
    for (const folder of [dataDir, databaseDir]) rmSync(folder, { recursive: true, force: true })
  })

  it('shares its few connections along the whole life of a job: published, reviewed, found, applied for, moved, notified', async () => {
    const { recruiter, candidate } = await inDatabase(house, async (ground) => {
      await insertReviewer(ground, { email: 'rita@trampolim.example', name: 'Rita Alves', password })
      const organizationId = await insertOrganization(ground)
      const bruno = await insertRecruiter(ground, { organizationId })
      const session = { accountId: bruno.accountId, rememberMe: false, now: ground.now() }
      const { token } = await ground.database.transaction().execute((tx) => startSession(tx, session))
      const [ana] = await signInClients(house, ground, 1)
      return { recruiter: house.calls(token), candidate: ana as NonNullable<typeof ana> }
    })
    const heard = listenAs(candidate.calls, house.address)
    try {
      await vi.waitFor(() => expect(heard.listened()).toBeGreaterThan(0), patiently)
      const { id: jobId } = await recruiter.gateway.recruiterJobs.createJob(jobForm({ questionnaire: [] }))
      const { reviews } = house.calls(
        await signInProtected(house, { email: 'rita@trampolim.example', password }),
      ).gateway
      const round = await vi.waitFor(() => roundOf(house, jobId), patiently)
      await reviews.decideReview({ edition: 1, id: round, decision: 'approve' })
      await vi.waitFor(async () => {
        const { items } = await house.calls().searchJobs.search.searchJobs({ location })
        expect(items.map(({ id }) => id)).toContain(jobId)
      }, patiently)
      await candidate.calls.gateway.selection.applyToJob({ jobId, cvType: 'professional' })
      const processId = await inDatabase(house, async (ground) => {
        const place = ground.database.selectFrom('candidacy').select('id').where('job_id', '=', jobId)
        return (await place.executeTakeFirstOrThrow()).id
      })
      await recruiter.gateway.recruiterSelection.moveCandidates({
        jobId,
        candidacies: [{ processId, from: 'curriculums' }],
        step: 'selectiveProcess',
      })
      const message = 'Pode começar na segunda?'
      await recruiter.gateway.messages.writeToCandidate({ jobId, candidateId: candidate.professionalId, message })
      await vi.waitFor(() => expect(heard.hints.length).toBeGreaterThan(0), patiently)
      await vi.waitFor(async () => {
        const subjects = (await readLetters(dataDir)).map(({ subject }) => subject)
        expect(subjects.some((subject) => subject.startsWith('Vaga aprovada'))).toBe(true)
      }, patiently)
    } finally {
      heard.stop()
    }
  })

  it('serves many at once over three connections, without a statement that was prepared elsewhere', async () => {
    await inDatabase(house, async (ground) => {
      await insertOpenJobs(ground, 5)
      await refreshAllJobSearch(ground.database)
    })
    const round = () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          untilAvailable(() => house.calls().searchJobs.search.searchJobs({ location })),
        ),
      )
    for (let each = 0; each < 5; each += 1) {
      const counts = (await round()).map(({ total }) => total.count)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
    }
    // Direct connections use the Unix socket.
    const [lent] = await ask<{ count: number }>(
      database.superuserUrl,
      `select count(*)::integer as count from pg_stat_activity
       where application_name like 'trampolim%' and client_addr is not null and pid <> pg_backend_pid()`,
    )
    expect(lent?.count).toBeGreaterThan(0)
    expect(lent?.count).toBeLessThanOrEqual(3)
  })

  it('makes a pool that prepares statements stop doing so, and still answer', async () => {
    const open = openDatabase(pgbouncer.url, { connections: 6, prepare: true, pooled: true })
    const statement = (number: number) =>
      sql<{ number: number }>`select ${number}::integer as number`.execute(open.database)
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => statement(at)))
      expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([0, 1, 2, 3, 4, 5])
    }
    await open.database.destroy()
  })

  it('is examined by the doctor: where it is, without limits, and where it must not be', async () => {
    const direct = { databaseDirectUrl: database.url, databaseOwnerUrl: database.ownerUrl }
    const ways = { databaseUrl: pgbouncer.url, ...direct, preparedStatements: false }
    expect(await checkPooler(ways)).toMatchObject([{ level: 'warn', what: expect.stringContaining('limite de tempo') }])
    const prepared = { ...ways, preparedStatements: true }
    // Debian's PgBouncer doesn't support prepared statements.
    expect(await checkPooler(prepared)).toMatchObject([
      { level: 'warn' },
      { level: 'fault', what: expect.stringContaining('PREPARED_STATEMENTS') },
    ])
    expect(await checkPooler({ ...prepared, databaseUrl: database.url })).toMatchObject([{ level: 'warn' }])
    for (const wrong of [{ databaseDirectUrl: null }, { databaseOwnerUrl: pgbouncer.url }]) {
      expect(await checkPooler({ ...ways, ...wrong })).toMatchObject([
        { level: 'fault', what: expect.stringContaining('passa por um pooler') },
      ])
    }
  })

  it('is refused if the settings don’t say that it is a pooler', async () => {
    const other = temporaryDataDir('pooler-undeclared')
    const undeclared = { ...settings(), DATABASE_DIRECT_URL: '' }
    await expect(startHouse({ dataDir: other, demo: false, settings: undeclared })).rejects.toThrow(
      'DATABASE_URL passa por um pooler',
    )
    rmSync(other, { recursive: true, force: true })
  })

  it('reports within seconds that the database behind it is away, and continues when it is back', async () => {
    const pid = database.pid()
    process.kill(pid, 'SIGKILL')
    const ready = async () => (await fetch(`${house.address}/readyz`)).status
    await vi.waitFor(() => expect(database.pid()).not.toBe(pid), patiently)
    await vi.waitFor(async () => expect(await ready()).toBe(200), patiently)
    const { total } = await untilAvailable(() => house.calls().searchJobs.search.searchJobs({ location }))
    expect(total.count).toBeGreaterThanOrEqual(5)
  })
})

function roundOf(house: StartedHouse, jobId: string): Promise<string> {
  return inDatabase(house, async ({ database }) => {
    const { rows } = await sql<{ id: string }>`select id from review where subject_id = ${jobId}`.execute(database)
    if (!rows[0]) throw new Error('the job is not in the queue yet')
    return rows[0].id
  })
}
