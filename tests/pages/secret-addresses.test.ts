import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { stopToken } from '@trampolim/server/preferences/stop-letters.ts'
import { calendarFeedRoutes } from '@trampolim/server/selection/calendar-feeds/routes.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { colleagueInvitationsIn } from '../fixtures/colleague-invitations.ts'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

describe('what only its owner may see', async () => {
  const house = await testHouse()
  const { hiring } = selectionIn(house)
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })

  it('is told to no other site nor search engine, nor kept, where the address opens it', async () => {
    const { bruno } = await hiring()
    const { token } = await colleagueInvitationsIn(house).invited()
    const stop = stopToken(house.configuration.secret, { accountId: bruno.accountId, subject: 'mention' })
    const opened = [
      [`/letters/stop?token=${stop}`, 200],
      [`/recruiter/invitation?token=${token}`, 200],
      ['/take-action?id=aaaa&kind=confirm-email', 404],
      ['/letters/stop?token=aaaa', 404],
      ['/recruiter/invitation?token=aaaa', 404],
    ] as const
    for (const [url, status] of opened) {
      const { statusCode, headers, body } = await app.inject({ url })
      const { 'referrer-policy': referrer, 'cache-control': kept } = headers
      expect([statusCode, referrer, kept], url).toEqual([status, 'no-referrer', 'no-store'])
      expect(body, url).toContain('<meta name="referrer" content="no-referrer"')
      expect(body, url).toContain('<meta name="robots" content="noindex"')
    }
    const { headers, body } = await app.inject({ url: '/api/keys?link=aaaa' })
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
