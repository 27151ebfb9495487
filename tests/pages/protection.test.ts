import { secondStep } from '@trampolim/phrases/pt-br/second-step.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { insertReviewer } from '../fixtures/reviewers.ts'
import { testHouse } from '../house.ts'

describe('a reviewer outside the demo without a second step', async () => {
  const house = await testHouse({ demo: false })
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })

  it('sees only the page on which to set it up', async () => {
    const { accountId } = await insertReviewer(house, { email: 'rita@trampolim.com.br', name: 'Rita Alves' })
    const session = { accountId, rememberMe: false, now: house.now() }
    const { token } = await house.database.transaction().execute((tx) => startSession(tx, session))
    const open = (url: string) => app.inject({ url, headers: { cookie: `trampolim_session=${token}` } })
    for (const url of ['/review', '/review/audit', '/review/search?name=a']) {
      expect(await open(url)).toMatchObject({ statusCode: 302, headers: { location: '/review/account' } })
    }
    const page = await open('/review/account')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(secondStep.must.title)
    expect((await open('/terms-privacy')).statusCode).toBe(200)
  })
})
