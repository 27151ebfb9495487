import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { handIn, insertReviewer, signInProtected } from '../fixtures/reviewers.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { inDatabase, untilAvailable } from './crowd.ts'
import { readLetters } from './mail-folder.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('decisions')
const password = 'broa de milho quente'
const [jobs, decidedBeforeTheKill] = [30, 12]
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('keeps every answered decision, and its letter, when server and database are killed between the two', async () => {
  const { rounds, email } = await inDatabase(house, async (ground) => {
    await insertReviewer(ground, { email: 'rita@trampolim.example', name: 'Rita Alves', password })
    const organizationId = await insertOrganization(ground)
    const recruiter = await insertRecruiter(ground, { organizationId })
    const made: { id: string; name: string }[] = []
    for (let at = 1; at <= jobs; at += 1) {
      const waiting = { organizationId, created_by: recruiter.accountId, status: 'job:created', approved_at: null }
      const subjectId = await insertJob(ground, { ...waiting, job_name: `Vaga ${at}` })
      made.push({ id: await handIn(ground, { subject: 'job', subjectId }), name: `Vaga ${at}` })
    }
    return { rounds: made, email: recruiter.email }
  })
  const decided: string[] = []
  let killing: Promise<void> | undefined
  const token = await signInProtected(house, { email: 'rita@trampolim.example', password })
  const { reviews } = house.calls(token).gateway
  for (const { id, name } of rounds) {
    try {
      await untilAvailable(() => reviews.decideReview({ edition: 1, id, decision: 'approve' }))
      decided.push(name)
    } catch (problem) {
      if (!killing) throw problem
      break
    }
    if (decided.length === decidedBeforeTheKill) killing = house.kill()
  }
  await killing
  expect(decided.length).toBeLessThan(jobs)

  house = await startHouse({ dataDir, demo: false })
  const approved = await inDatabase(house, ({ database }) =>
    database.selectFrom('job').select('job_name').where('status', '=', 'job:approved').execute(),
  )
  const names = approved.map(({ job_name }) => job_name)
  expect(names).toEqual(expect.arrayContaining(decided))
  const expected = names.map((name) => `${email}: Vaga aprovada: ${name}`).sort()
  const written = async () => {
    const letters = (await readLetters(dataDir)).filter(({ subject }) => subject.startsWith('Vaga aprovada'))
    return letters.map(({ to, subject }) => `${to}: ${subject}`).sort()
  }
  await vi.waitFor(async () => expect(await written()).toEqual(expected), { timeout: 120_000, interval: 250 })
})
