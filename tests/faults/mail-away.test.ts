import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { inDatabase, insertOpenJobs, signInClients, untilAvailable } from './crowd.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('mail-away')
const people = 5
/** Each attempt waits longer than the one before; the seventh comes after about an hour. */
const triesInAnHour = 7
const patiently = { timeout: 120_000, interval: 250 }
let house: StartedHouse
let port: number

beforeAll(async () => {
  port = await freePort()
  house = await startHouse({ dataDir, demo: false, settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('sends every letter once, late rather than never, when the mail server was away for an hour', async () => {
  const { jobs, clients } = await inDatabase(house, async (ground) => ({
    jobs: await insertOpenJobs(ground, 1),
    clients: await signInClients(house, ground, people),
  }))
  const [jobId = ''] = jobs
  await Promise.all(
    clients.map(({ calls }) =>
      untilAvailable(() => calls.gateway.selection.applyToJob({ jobId, cvType: 'professional' })),
    ),
  )
  await vi.waitFor(async () => expect((await attempts()).length).toBeGreaterThanOrEqual(people), patiently)
  const tried = async () => {
    await letTimePass()
    return Math.min(...(await attempts()))
  }
  await vi.waitFor(async () => expect(await tried()).toBeGreaterThanOrEqual(triesInAnHour), patiently)
  const waiting = (await attempts()).length
  // Applications made meanwhile were answered normally, and the page shows them.
  for (const { calls } of clients) expect((await calls.gateway.selection.listProcesses({})).total).toBe(1)

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    const left = async () => {
      await letTimePass()
      return attempts()
    }
    await vi.waitFor(async () => expect(await left()).toEqual([]), patiently)
    expect(received).toHaveLength(waiting)
    expect(new Set(received)).toEqual(new Set(clients.map(({ email }) => email)))
  } finally {
    await new Promise<void>((resolve) => server.close(resolve))
  }
})

/** The number of attempts for each waiting letter. */
function attempts(): Promise<number[]> {
  return inDatabase(house, async ({ database }) => {
    const { rows } = await sql<{ tries: number }>`select tries from letter where state = 'waiting'`.execute(database)
    return rows.map(({ tries }) => tries)
  })
}

/** Makes the next attempt of each letter due now. */
async function letTimePass() {
  await inDatabase(house, ({ database }) =>
    sql`
      update graphile_worker._private_jobs as job set run_at = now() from graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'send-letter' and job.locked_at is null
    `.execute(database),
  )
}
