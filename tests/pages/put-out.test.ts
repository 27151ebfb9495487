import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { joiningRoutes } from '@trampolim/server/recruiters/joining/joining-routes.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

const house = await testHouse()
const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
await servePages(app, { house, here: new Set(services), dev: false })
const { hiring, placed } = selectionIn(house)

it('pages tell a recruiter who was put out of the company so, and not that the person is gone or approval awaited', async () => {
  const { bruno, elisa, jobId } = await hiring()
  const ana = await placed(jobId)
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId: bruno.accountId, rememberMe: false, now: house.now() }))
  const read = (url: string) => app.inject({ url, headers: { authorization: token } })
  const board = `/recruiter/job/${jobId}/selective-process`
  expect((await read(board)).statusCode).toBe(200)
  await house.as(joiningRoutes, elisa).putOutMember({ accountId: bruno.accountId })
  for (const url of [board, `${board}/cv-details/${ana.cvId}`, `/recruiter/job/${jobId}/job-details`]) {
    expect((await read(url)).headers.location).toBe('/recruiter/dashboard')
  }
  expect((await read('/recruiter/dashboard')).body).toContain('Sua conta não está ligada a nenhuma empresa')
  for (const url of ['/recruiter/interviews', '/recruiter/messages']) {
    const { body } = await read(url)
    expect(body).toContain('Sua conta não está ligada a uma empresa agora')
    expect(body).not.toMatch(/cadastro for aprovado|aprovar seu cadastro/)
  }
})
