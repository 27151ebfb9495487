import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { serve } from '../platform/http/service.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import type { Keyring } from '../platform/tokens.ts'
import { callsFor } from './calls.ts'
import { gateway } from './gateway.ts'

const house = await testHouse()
/** The client address of the last call, as its own process sees it. */
let asker = ''
let app: FastifyInstance
let address: string

beforeAll(async () => {
  const { configuration, log } = house
  app = await createApp({ configuration, log, metrics: openMetrics() })
  const service = {
    base: '/api/gateway',
    router: gateway,
    title: 'gateway',
    publicUrl: configuration.publicUrl,
  } as const
  await serve(app, service, async (request) => {
    asker = request.asker
    return house.asking(null)
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Signs in through another process's gateway, on behalf of a visitor of the pages. */
async function signIn(secret: Keyring) {
  const addresses = { ...house.configuration.addresses, gateway: `${address}/api/gateway` }
  const asking = { ...house.asking(null, '198.51.100.4'), house: { ...house, now: () => new Date() } }
  const { accounts } = callsFor(asking, { here: new Set(), addresses, secret }).gateway
  const problem = await accounts
    .login({ type: 2, email: 'ninguem@exemplo.com.br', password: 'x' })
    .catch((thrown: unknown) => thrown)
  return refusalOf(problem)?.code
}

it('tell another of our processes on whose behalf they are made', async () => {
  expect(await signIn(house.configuration.secret)).toBe('wrong_credentials')
  expect(asker).toBe('198.51.100.4')
})

it('are untrusted without the secret that all processes share', async () => {
  expect(await signIn({ current: 'another secret than that of this house', former: [] })).toBe('foreign_origin')
})
