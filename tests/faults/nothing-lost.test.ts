import { rmSync } from 'node:fs'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { type Client, inDatabase, insertOpenJobs, signInClients, untilAvailable } from './crowd.ts'
import { readLetters } from './mail-folder.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('faults')
const [people, jobsEach, answeredBeforeTheKill] = [20, 10, 60]
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('keeps every answered application, once and with its letter, when server and database are killed', async () => {
  const { jobs, clients } = await inDatabase(house, async (ground) => ({
    jobs: await insertOpenJobs(ground, jobsEach),
    clients: await signInClients(house, ground, people),
  }))
  const answered = await applyUntilKilled(clients, jobs)
  expect(answered.size).toBeGreaterThanOrEqual(answeredBeforeTheKill)
  expect(answered.size).toBeLessThan(people * jobsEach)

  house = await startHouse({ dataDir, demo: false })
  const afterTheKill = await readCandidacies()
  expect(afterTheKill.map(keyOf)).toEqual(expect.arrayContaining([...answered]))

  await applyToTheRest(clients, jobs)
  const places = await readCandidacies()
  expect(new Set(places.map(keyOf)).size).toBe(people * jobsEach)
  expect(places.length).toBe(people * jobsEach)
  expect(places.filter(({ histories }) => histories !== 1)).toEqual([])
  const counted = jobs.flatMap((jobId) => ['curriculums', 'unseen'].map((step) => ({ jobId, step, count: people })))
  expect(await readCounters()).toEqual(counted.sort(byJob))

  const expected = clients.flatMap(({ email }) => jobs.map((_, at) => `${email}: Candidatura enviada: Vaga ${at + 1}`))
  const written = async () => {
    const letters = (await readLetters(dataDir)).filter(({ subject }) => subject.startsWith('Candidatura enviada'))
    return letters.map(({ to, subject }) => `${to}: ${subject}`).sort()
  }
  await vi.waitFor(async () => expect(await written()).toEqual(expected.sort()), { timeout: 120_000, interval: 250 })
})

/**
 * All clients apply to all jobs at once, and the house is killed meanwhile. Returns the applications that were answered
 * with success.
 */
async function applyUntilKilled(clients: readonly Client[], jobs: readonly string[]): Promise<Set<string>> {
  const answered = new Set<string>()
  let killing: Promise<void> | undefined
  await Promise.all(
    clients.map(async ({ professionalId, calls }) => {
      for (const jobId of jobs) {
        try {
          await untilAvailable(() => calls.gateway.selection.applyToJob({ jobId, cvType: 'professional' }))
          answered.add(keyOf({ jobId, professionalId }))
        } catch (problem) {
          // An earlier attempt may have been carried out although it was answered with an error.
          if (refusalOf(problem)?.code === 'already_applied') continue
          if (!killing) throw problem
          return
        }
        if (answered.size === answeredBeforeTheKill) killing = house.kill()
      }
    }),
  )
  await killing
  return answered
}

/** Every client applies to every job again, as people do; existing applications are answered as such. */
async function applyToTheRest(clients: readonly Client[], jobs: readonly string[]) {
  await Promise.all(
    clients.map(async ({ token }) => {
      const { gateway } = house.calls(token)
      for (const jobId of jobs) {
        const apply = () => gateway.selection.applyToJob({ jobId, cvType: 'professional' })
        await untilAvailable(apply).catch((problem: unknown) => {
          if (refusalOf(problem)?.code !== 'already_applied') throw problem
        })
      }
    }),
  )
}

function keyOf({ jobId, professionalId }: { jobId: string; professionalId: string }): string {
  return `${jobId} ${professionalId}`
}

function byJob(one: { jobId: string }, other: { jobId: string }): number {
  if (one.jobId === other.jobId) return 0
  return one.jobId < other.jobId ? -1 : 1
}

function readCandidacies() {
  return inDatabase(house, async ({ database }) => {
    const places = await database
      .selectFrom('candidacy')
      .leftJoin('candidacy_history', 'candidacy_history.candidacy_id', 'candidacy.id')
      .select(['candidacy.job_id', 'candidacy.professional_id'])
      .select(({ fn }) => fn.count<number>('candidacy_history.id').as('histories'))
      .groupBy('candidacy.id')
      .execute()
    return places.map(({ job_id, professional_id, histories }) => ({
      jobId: job_id ?? '',
      professionalId: professional_id,
      histories,
    }))
  })
}

function readCounters() {
  return inDatabase(house, async ({ database }) => {
    const counters = await database
      .selectFrom('selection_counter')
      .selectAll()
      .where('count', '>', 0)
      .orderBy('job_id')
      .orderBy('step')
      .execute()
    return counters.map(({ job_id, step, count }) => ({ jobId: job_id, step, count }))
  })
}
