import { demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { identityHouse, tokenFor } from '@trampolim/tests/fixtures/accounts/identity-visit.ts'
import { ana, networkSignIn, password } from '@trampolim/tests/fixtures/accounts/network-sign-in.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '../routes.ts'

describe('signing in through a network with an access token', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const { link } = networkSignIn(house)
  const login = (more: object) => house.as(accountRoutes).login({ type: 2, ...more })

  it('accepts one that was issued to us', async () => {
    const owner = await insertAccount(house, ana)
    await link(owner.accountId)
    const accessToken = await tokenFor(house, 'google', { who: 'lia', to: 'us' })
    expect((await login({ network: 'google', accessToken })).user.userId).toBe(owner.accountId)
  })

  it('refuses one of another product, of another network, an invented one, and an unknown network', async () => {
    const owner = await insertAccount(house, ana)
    await link(owner.accountId)
    const foreign = await tokenFor(house, 'google', { who: 'lia', to: 'elsewhere' })
    const own = await tokenFor(house, 'google', { who: 'lia', to: 'us' })
    expect((await refusal(login({ network: 'google', accessToken: foreign }))).code).toBe('network_refused')
    expect((await refusal(login({ network: 'linkedin', accessToken: own }))).code).toBe('network_refused')
    expect((await refusal(login({ network: 'google', accessToken: 'invented' }))).code).toBe('network_refused')
    for (const more of [{ network: 'orkut', accessToken: own }, { network: 'google' }, { accessToken: own }]) {
      expect((await refusal(login(more))).code).toBe('network_not_available')
    }
  })

  it('links and signs in no reviewer, also with the right password', async () => {
    const rita = await insertAccount(house, { ...ana, role: 'user:reviewer' })
    const accessToken = await tokenFor(house, 'google', { who: 'ana', to: 'us' })
    const by = () => login({ type: 3, network: 'google', accessToken, password })
    expect((await refusal(by())).code).toBe('network_unknown')
    expect(await house.database.selectFrom('linked_login').selectAll().execute()).toEqual([])
    await house.database
      .insertInto('linked_login')
      .values({
        ...{ network: 'google', subject: demoSubject('google', 'ana'), account_id: rita.accountId, name: 'Ana' },
        ...{ email: ana.email, email_verified: true, created_at: house.now() },
      })
      .execute()
    expect((await refusal(by())).code).toBe('network_unknown')
  })

  it('links an account with the same e-mail only with its password', async () => {
    const owner = await insertAccount(house, ana)
    const accessToken = await tokenFor(house, 'google', { who: 'ana', to: 'us' })
    const by = (more: object) => login({ network: 'google', accessToken, ...more })
    expect((await refusal(by({}))).code).toBe('network_needs_proof')
    expect((await refusal(by({ password: 'errada' }))).code).toBe('wrong_credentials')
    expect((await by({ password })).user.userId).toBe(owner.accountId)
    expect((await by({})).user.userId).toBe(owner.accountId)
  })
})
