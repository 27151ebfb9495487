import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'
import { insertCandidacy, insertJob, insertProfessional } from '../world/builders.ts'

const house = await testHouse()
const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
await servePages(app, { house, here: new Set(services), dev: false })
const { hiring, placed } = selectionIn(house)

async function read(url: string, accountId: string) {
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
  return app.inject({ method: 'GET', url, headers: { authorization: token } })
}

it('a hiring message waits on a candidate’s home, however many jobs they applied to afterwards', async () => {
  const { bruno, jobId, organizationId } = await hiring()
  const now = house.now()
  const ana = await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  await house.database
    .insertInto('hiring_message')
    .values({
      ...{ id: newId(now), candidacy_id: ana.processId, made_by: bruno.accountId, salary: 200_000 },
      ...{ start_on: '2099-05-04', documents: [], other_documents: '', message: 'Venha.', status: 'pending' },
      ...{ made_at: now, told_at: now, due_at: now },
    })
    .execute()
  for (let count = 0; count < 13; count += 1) {
    house.clock.pass(60)
    const other = await insertJob(house, { organizationId })
    await insertCandidacy(house, { jobId: other, professionalId: ana.accountId })
  }
  const { statusCode, body } = await read('/dashboard', ana.accountId)
  expect(statusCode).toBe(200)
  expect(body).toContain('/selective-process?step=finalists')
})

it('whoever is too young for a kind of job reads so beside its curriculum, which they may write already', async () => {
  const hint = 'Estas vagas são a partir dos 16 anos'
  const aged = async (years: number) => {
    const born = `${new Date().getFullYear() - years}-01-01`
    const { accountId } = await insertProfessional(house, { birth_date: born })
    return (await read('/curriculum', accountId)).body
  }
  const young = await aged(15)
  expect(young.split(`>${hint}`)).toHaveLength(3)
  expect(young).toContain('/curriculum/professional/create')
  expect(await aged(20)).not.toContain(hint)
})
