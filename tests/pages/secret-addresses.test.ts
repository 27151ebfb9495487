import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'

describe('a page whose address opens something to whoever has it', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })

  it.each([
    '/take-action?id=aaaa&kind=confirm-email',
    '/letters/stop?token=aaaa',
    '/recruiter/invitation?token=aaaa',
    '/api/keys?token=aaaa',
  ])('%s is told to no other site, and isn’t kept', async (url) => {
    const { headers, body } = await app.inject({ url })
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
    expect(body).toContain('<meta name="referrer" content="no-referrer"')
  })
})
