import { rmSync } from 'node:fs'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type StartedHouse, startHouse } from '../started-house.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '../world/builders.ts'
import { inDatabase, untilAvailable } from './crowd.ts'
import { readLetters } from './mail-folder.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('timed-steps')
const people = 40
const kills = 3
const patiently = { timeout: 120_000, interval: 250 }
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('notifies everybody once, late rather than never, if everything is killed between a step and its letters', async () => {
  const { jobId, token, processIds, emails } = await inDatabase(house, async (ground) => {
    const organizationId = await insertOrganization(ground)
    const bruno = await insertRecruiter(ground, { organizationId })
    const session = { accountId: bruno.accountId, rememberMe: false, now: ground.now() }
    const started = await ground.database.transaction().execute((tx) => startSession(tx, session))
    const job = await insertJob(ground, { organizationId, created_by: bruno.accountId })
    const placed = []
    for (let at = 0; at < people; at += 1) {
      const { accountId, email } = await insertProfessional(ground)
      placed.push({ email, processId: await insertCandidacy(ground, { jobId: job, professionalId: accountId }) })
    }
    return {
      ...{ jobId: job, token: started.token },
      processIds: placed.map(({ processId }) => processId),
      emails: placed.map(({ email }) => email),
    }
  })
  const { recruiterSelection: selection } = house.calls(token).gateway
  const candidacies = processIds.map((processId) => ({ processId, from: 'curriculums' as const }))
  await untilAvailable(() => selection.moveCandidates({ jobId, candidacies, step: 'selectiveProcess' }))
  for (let from = 0; from < people; from += 10) {
    await untilAvailable(() =>
      selection.scheduleInterview({
        ...{ jobId, candidates: processIds.slice(from, from + 10), date: '2100-01-04', start: '09:00', end: '09:30' },
        ...{ type: 'live', address: 'Rua das Flores, 10', mayOverlap: true },
      }),
    )
  }
  // The ten minutes in which everything could still be withdrawn are over.
  await inDatabase(house, async ({ database }) => {
    await sql`update candidacy set undo_until = now() - interval '1 second' where undo_until is not null`.execute(
      database,
    )
    await sql`update interview_candidate set set_at = set_at - interval '11 minutes', due_at = now()`.execute(database)
  })

  const written = async () =>
    (await readLetters(dataDir)).filter(({ to }) => emails.includes(to)).map(({ to, subject }) => `${to}: ${subject}`)
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = (await written()).length
    await vi.waitFor(async () => expect((await written()).length).toBeGreaterThan(before), patiently)
    await house.kill()
    house = await startHouse({ dataDir, demo: false })
    if ((await written()).length >= people) break
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently)
  const all = await written()
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(all.map((letter) => letter.split(': ')[0]))).toEqual(new Set(emails))
  const told = await inDatabase(house, async ({ database }) => {
    const { rows } = await sql<{ kind: string; times: number; people: number }>`
      select notification.kind, count(*)::integer as times, count(distinct reader.account_id)::integer as people
      from notification join notification_reader as reader on reader.notification_id = notification.id
      join professional on professional.account_id = reader.account_id
      group by notification.kind order by notification.kind
    `.execute(database)
    return rows
  })
  expect(told.find(({ kind }) => kind === 'interview')).toEqual({ kind: 'interview', times: people, people })
  for (const { times, people: readers } of told) expect(times).toBe(readers)
})

/** What isn't announced yet, and work in progress. */
function waiting() {
  return inDatabase(house, async ({ database }) => {
    const { rows } = await sql<{ what: string }>`
      select 'interview' as what from interview_candidate where known_at is null
      union all select 'move' from candidacy where untold_since is not null
      union all select task_identifier from graphile_worker.jobs where task_identifier in ('deliver-event', 'send-letter')
    `.execute(database)
    return rows
  })
}
