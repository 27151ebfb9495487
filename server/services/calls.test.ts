import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondStepRoutes } from '../accounts/second-step/second-step-routes.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
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

/** The calls of a process whose gateway runs in another process, on behalf of a visitor of its pages. */
function callsElsewhere(secret: Keyring) {
  const addresses = { ...house.configuration.addresses, gateway: `${address}/api/gateway` }
  const asking = { ...house.asking(null, '198.51.100.4'), house: { ...house, now: () => new Date() } }
  return callsFor(asking, { here: new Set(), addresses, secret }).gateway
}

async function signIn(secret: Keyring) {
  const asked = { type: 2, email: 'ninguem@exemplo.com.br', password: 'x' } as const
  const problem = await callsElsewhere(secret)
    .accounts.login(asked)
    .catch((thrown: unknown) => thrown)
  return refusalOf(problem)?.code
}

it('name to another of our processes the person on whose behalf they are made', async () => {
  expect(await signIn(house.configuration.secret)).toBe('wrong_credentials')
  expect(asker).toBe('198.51.100.4')
})

it('are untrusted without the secret that all processes share', async () => {
  expect(await signIn({ current: 'another secret than that of this house', former: [] })).toBe('foreign_origin')
})

it('say with what a further step is asked', async () => {
  const password = 'pao de queijo'
  const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional', password })
  const session = { accountId: ana.accountId, rememberMe: false, now: house.now() }
  const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
  const own = house.as(secondStepRoutes, { ...ana, role: 'user:professional', sessionId })
  const started = await own.startOneTimeCodes({ password })
  const app = new TOTP({ secret: new URL(started.uri).searchParams.get('secret') ?? '' })
  await own.switchOn({ kept: started.kept, code: app.generate({ timestamp: house.now().getTime() }) })
  const { accounts, secondStep } = callsElsewhere(house.configuration.secret)
  const problem = await accounts.login({ type: 2, email: ana.email, password }).catch((thrown: unknown) => thrown)
  const refused = refusalOf(problem)
  expect(refused?.code).toBe('second_factor_required')
  expect(await secondStep.readWaiting({ kept: refused?.kept ?? '' })).toMatchObject({ oneTimeCodes: true })
})
