import { httpCalls } from '@trampolim/contract/client/http.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { deviceTokensOf } from '../platform/http/caller/device-tokens.ts'
import { serve } from '../platform/http/service.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { accountRoutes } from './routes.ts'

describe('signing in over HTTP', async () => {
  const house = await testHouse()
  const { configuration, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  await serve(
    app,
    { base: '/api', router: accountRoutes, title: 'accounts', publicUrl: configuration.publicUrl },
    async (request) => house.asking(null, undefined, deviceTokensOf(request, configuration.publicUrl)),
  )
  afterAll(() => app.close())
  const ana = { type: 2, email: 'ana@exemplo.com.br', password: 'pao de queijo' } as const
  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/login', payload, headers: { origin: configuration.publicUrl, ...headers } })
  const shut = async () => {
    for (let at = 0; at < 10; at++) await post({ ...ana, password: 'errada' })
  }

  it('says in header and body when to try again', async () => {
    await shut()
    const refused = await post(ana)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({ code: 'too_many_sign_ins', retryAfter: 60 })
    const wrong = await post({ ...ana, email: 'outra@exemplo.com.br' })
    expect([wrong.statusCode, wrong.headers['retry-after'], wrong.json().retryAfter]).toEqual([
      422,
      undefined,
      undefined,
    ])
  })

  it('recognises a device by the header, or by the pages’ cookie, which may contain those of other accounts', async () => {
    await insertAccount(house, { ...ana, role: 'user:professional' })
    const { deviceToken } = (await post(ana)).json()
    await shut()
    expect((await post(ana)).statusCode).toBe(429)
    expect((await post(ana, { 'x-device-token': deviceToken })).statusCode).toBe(200)
    expect((await post(ana, { cookie: `trampolim_device=other~${deviceToken}` })).statusCode).toBe(200)
    expect((await post(ana, { cookie: 'trampolim_device=' })).statusCode).toBe(429)
  })

  it('takes a social network’s name from the query as well as from the body', async () => {
    await insertAccount(house, { ...ana, role: 'user:professional' })
    const origin = { origin: configuration.publicUrl }
    const ask = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers: origin })
    const inQuery = await ask('/api/login?network=google', ana)
    expect([inQuery.statusCode, inQuery.json().code]).toEqual([422, 'network_not_available'])
    expect((await ask('/api/login', { ...ana, network: 'google' })).json().code).toBe('network_not_available')
    expect((await ask('/api/login?password=errada&surprise=1', ana)).statusCode).toBe(200)
    const { paths } = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    expect(paths['/login'].post.parameters).toEqual([{ name: 'network', in: 'query', schema: { type: 'string' } }])
  })

  it('reports the same to the typed client', async () => {
    await shut()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const addresses = { gateway: `${address}/api`, searchJobs: '', searchCv: '', socialMedia: '' }
    const refused = await refusal(
      httpCalls({ addresses, headers: { origin: configuration.publicUrl } }).gateway.accounts.login(ana),
    )
    expect(refused).toMatchObject({ code: 'too_many_sign_ins', retryAfter: 60, fields: {} })
  })
})
