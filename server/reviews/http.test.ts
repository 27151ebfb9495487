import { handIn, insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { serve } from '../platform/http/service.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { reviewRoutes } from './routes.ts'

describe('the reviewers’ calls over HTTP', async () => {
  const house = await testHouse()
  let person: Person | null = null
  const { configuration, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  await serve(
    app,
    { base: '/api', router: reviewRoutes, title: 'reviews', publicUrl: configuration.publicUrl },
    async () => house.asking(person),
  )
  afterAll(() => app.close())

  it('distinguish the queue, the search and the audit from a round’s id', async () => {
    person = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const ana = await insertProfessional(house, { status: 'created' })
    const id = await handIn(house, { subject: 'candidate', subjectId: ana.accountId })
    const get = async (path: string) => (await app.inject(`/api/review/${path}`)).json()
    expect(await get('queue?subject=candidate&size=5')).toMatchObject({ total: 1, counts: { candidate: 1, job: 0 } })
    expect(await get('subject?name=souza')).toMatchObject([{ subject: 'candidate', subjectId: ana.accountId }])
    expect(await get('audit')).toMatchObject({ items: [], total: 0 })
    expect(await get(id)).toMatchObject({ id, subject: 'candidate', status: 'created' })
    const method = 'POST'
    const headers = { origin: configuration.publicUrl }
    const claimed = await app.inject({ method, headers, url: `/api/review/${id}/claim` })
    expect(claimed.json()).toMatchObject({ status: 'validating', claimed: { you: true } })
    const block = { method, headers, url: `/api/review/subject/candidate/${ana.accountId}/block` } as const
    const blocked = await app.inject({ ...block, payload: { reason: 'Os dados divergem.' } })
    expect(blocked.json()).toEqual({ done: true })
    expect(await get('queue')).toMatchObject({ total: 0 })
  })
})
