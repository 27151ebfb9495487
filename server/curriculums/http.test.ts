import { testHouse } from '@trampolim/tests/house.ts'
import { insertCurriculum, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { serve } from '../platform/http/service.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { curriculumRoutes } from './routes.ts'

describe('curriculums over HTTP', async () => {
  const house = await testHouse()
  const { configuration, log } = house
  let person: Person | null = null
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  await serve(
    app,
    { base: '/api', router: curriculumRoutes, title: 'curriculums', publicUrl: configuration.publicUrl },
    async () => house.asking(person),
  )
  afterAll(() => app.close())
  const remove = (query: string) =>
    app.inject({
      method: 'DELETE',
      url: `/api/professional/cv${query}`,
      headers: { origin: configuration.publicUrl },
    })

  it('are removed by the kind in the query, with no body', async () => {
    person = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: person.accountId })
    const removed = await remove('?cvType=professional')
    expect([removed.statusCode, removed.json()]).toEqual([200, { done: true }])
    expect((await remove('?cvType=professional')).json()).toMatchObject({ code: 'curriculum_missing' })
  })

  it('say which field of the query is wrong, by its name', async () => {
    person = await insertProfessional(house)
    for (const query of ['', '?cvType=nothing']) {
      const refused = await remove(query)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'invalid_form'])
      expect(Object.keys(refused.json().fields)).toEqual(['cvType'])
    }
  })

  it('document the query parameter as such', async () => {
    const document = (await app.inject('/api/openapi.json')).json()
    const { parameters, requestBody } = document.paths['/professional/cv'].delete
    expect(parameters).toMatchObject([
      { name: 'cvType', in: 'query', required: true },
      { name: 'variant', in: 'query', required: false },
    ])
    expect(requestBody).toBeUndefined()
  })
})
