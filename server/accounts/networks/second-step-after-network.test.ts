import { demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { identityHouse, tokenFor, visit } from '@trampolim/tests/fixtures/accounts/identity-visit.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { TOTP } from 'otpauth'
import { afterAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../routes.ts'
import { secondStepRoutes } from '../second-step/second-step-routes.ts'
import { startSession } from '../sessions/sessions.ts'
import { networkRoutes } from './network-routes.ts'

const password = 'pao de queijo'
const ana = { email: 'ana@trampolim.example', role: 'user:professional', password } as const

describe('a network that confirms a person with one-time codes', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const visitor = () => house.as(networkRoutes)

  /** Ana with one-time codes; returns the code for the current time. */
  async function protectedAna() {
    const person = await insertAccount(house, ana)
    const session = { accountId: person.accountId, rememberMe: false, now: house.now() }
    const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
    const own = house.as(secondStepRoutes, { ...person, sessionId })
    const { uri, kept } = await own.startOneTimeCodes({ password })
    const app = new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' })
    const code = () => app.generate({ timestamp: house.now().getTime() })
    const { recoveryCodes } = await own.switchOn({ kept, code: code() })
    house.clock.pass(30)
    return { ...person, code, recoveryCodes }
  }
  const link = (accountId: string) =>
    house.database
      .insertInto('linked_login')
      .values({
        ...{ network: 'google', subject: demoSubject('google', 'ana'), account_id: accountId, name: 'Ana' },
        ...{ email: ana.email, email_verified: true, created_at: house.now() },
      })
      .execute()
  const comeBack = async () => {
    const { address, kept } = await visitor().startSignIn({ network: 'google', type: 2, redirect: '/jobs' })
    return visitor().finishNetwork({ network: 'google', kept, query: await visit(address, 'ana') })
  }
  const finish = (kept: string | undefined, code: string) =>
    house.as(secondStepRoutes).finishSecondStep({ kept: kept ?? '', code })
  const sessions = async (accountId: string) => {
    const rows = await house.database.selectFrom('session').select('id').where('account_id', '=', accountId).execute()
    return rows.length
  }

  it('signs in only after the code, and redirects to the page that was requested', async () => {
    const { accountId, code } = await protectedAna()
    await link(accountId)
    const before = await sessions(accountId)
    const asked = await refusal(comeBack())
    expect(asked).toMatchObject({ code: 'second_factor_required', kept: expect.any(String) })
    expect(await sessions(accountId)).toBe(before)
    expect((await refusal(finish(asked.kept, '000000'))).code).toBe('wrong_second_code')
    expect(await finish(asked.kept, code())).toMatchObject({ user: { userId: accountId }, redirect: '/jobs' })
    const [event] = await house.database
      .selectFrom('event')
      .select('payload')
      .where('type', '=', 'account.signed-in-anew')
      .execute()
    expect(event?.payload).toMatchObject({ way: 'google' })
    expect((await refusal(finish(asked.kept, code()))).code).toBe('wrong_second_code')
  })

  it('signs them in with a recovery code, once', async () => {
    const { accountId, recoveryCodes } = await protectedAna()
    await link(accountId)
    const { kept } = await refusal(comeBack())
    const [first = ''] = recoveryCodes ?? []
    expect((await finish(kept, first)).user.userId).toBe(accountId)
    expect((await refusal(finish(kept, first))).code).toBe('wrong_second_code')
  })

  it('signs in nobody whose account was unlinked before the code was entered', async () => {
    const { accountId, code } = await protectedAna()
    await link(accountId)
    const { kept } = await refusal(comeBack())
    await house.database.deleteFrom('linked_login').where('account_id', '=', accountId).execute()
    expect((await refusal(finish(kept, code()))).code).toBe('second_step_expired')
  })

  it('is linked by the password only after the code', async () => {
    const { accountId, code } = await protectedAna()
    const finished = await comeBack()
    if (finished.result !== 'proof-needed') throw new Error(`no proof needed: ${finished.result}`)
    const asked = await refusal(visitor().proveAccount({ network: 'google', kept: finished.kept, password }))
    expect(asked).toMatchObject({ code: 'second_factor_required', kept: expect.any(String) })
    const links = () => house.database.selectFrom('linked_login').select('account_id').execute()
    expect(await links()).toEqual([])
    expect((await finish(asked.kept, code())).user.userId).toBe(accountId)
    expect(await links()).toEqual([{ account_id: accountId }])
  })

  it('asks for the code with an access token too, and takes it in the same call', async () => {
    const { accountId, code } = await protectedAna()
    await link(accountId)
    const accessToken = await tokenFor(house, 'google', { who: 'ana', to: 'us' })
    const login = (more: object) => house.as(accountRoutes).login({ type: 2, network: 'google', accessToken, ...more })
    expect((await refusal(login({}))).code).toBe('second_factor_required')
    expect((await refusal(login({ code: '000000' }))).code).toBe('wrong_second_code')
    expect((await login({ code: code() })).user.userId).toBe(accountId)
  })
})
