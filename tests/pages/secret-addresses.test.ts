import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { calendarFeedRoutes } from '@trampolim/server/selection/calendar-feeds/routes.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

describe('what only its owner may see', async () => {
  const house = await testHouse()
  const { hiring } = selectionIn(house)
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })

  it.each([
    '/take-action?id=aaaa&kind=confirm-email',
    '/letters/stop?token=aaaa',
    '/recruiter/invitation?token=aaaa',
    '/api/keys?link=aaaa',
  ])('is told to no other site, nor kept, where the address opens it: %s', async (url) => {
    const { headers, body } = await app.inject({ url })
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
    expect(body).toContain('<meta name="referrer" content="no-referrer"')
  })

  it('is kept by nobody as a file', async () => {
    const { bruno, jobId } = await hiring()
    const session = { accountId: bruno.accountId, rememberMe: false, now: house.now() }
    const { token } = await house.database.transaction().execute((tx) => startSession(tx, session))
    const { address } = await house.as(calendarFeedRoutes, bruno).makeCalendarFeed({})
    const list = `/recruiter/job/${jobId}/selective-process/list`
    for (const [url, cookie] of [
      [new URL(address).pathname, ''],
      [list, `trampolim_session=${token}`],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie } })
      expect([statusCode, headers['cache-control']], url).toEqual([200, 'private, no-store'])
    }
  })
})
