import { createRouterClient } from '@orpc/server'
import { identityHouse, tokenFor, visit } from '@trampolim/tests/fixtures/accounts/identity-visit.ts'
import { ana, bruno, networkSignIn, newDevice, password } from '@trampolim/tests/fixtures/accounts/network-sign-in.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { networkRoutes } from './network-routes.ts'
import { isVouchedFor } from './queries.ts'

describe('signing in through a network', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const { accounts, comeBack, link, signedIn, start, unproved, visitor } = networkSignIn(house)

  it('names the configured networks, and refuses the others', async () => {
    expect(await visitor().listNetworks({})).toEqual({ networks: ['google', 'linkedin'] })
    const without = { ...house, configuration: { ...house.configuration, networks: { google: null, linkedin: null } } }
    const bare = createRouterClient(networkRoutes, { context: { ...house.asking(), house: without } })
    expect(await bare.listNetworks({})).toEqual({ networks: [] })
    const refused = await refusal(bare.startSignIn({ network: 'google', type: 2 }))
    expect(refused.code).toBe('network_not_available')
  })

  it('sends a new challenge each time: PKCE, state and nonce', async () => {
    const [first, second] = [new URL((await start()).address), new URL((await start()).address)]
    expect(first.searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).toMatch(/^[\w-]{40,}$/)
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    }
  })

  it('signs in the owner of a linked account, in a new session, and returns the page that they requested', async () => {
    const owner = await insertAccount(house, { ...ana, email: 'lia@exemplo.com.br' })
    await link(owner.accountId)
    const finished = await signedIn('lia')
    expect(finished).toMatchObject({ redirect: '/jobs', rememberMe: true, expiresAt: '2026-04-09T15:00:00.000Z' })
    expect(finished.user).toMatchObject({ userId: owner.accountId, email: 'lia@exemplo.com.br' })
    expect(await personOfToken(house.database, finished.token, house.now())).toMatchObject({
      accountId: owner.accountId,
    })
    expect((await signedIn('lia')).token).not.toBe(finished.token)
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    for (const { subject, text } of house.letters) {
      expect([subject, text]).toEqual([newDevice, expect.stringContaining('pelo Google')])
      expect(text).toContain('/profile/access')
      expect(text).not.toContain('senha certa')
    }
  })

  it('begins the registration of a new person, once, and accepts no address', async () => {
    const first = await signedIn('teo')
    expect(first.user).toMatchObject({
      externalRoles: ['professional:registration:incomplete'],
      name: 'Téo Campos',
      email: 'teo@trampolim.example',
    })
    expect((await signedIn('teo')).user.userId).toBe(first.user.userId)
    expect((await accounts()).map(({ email }) => email)).toEqual([`${first.user.userId}@registering.invalid`])
    const person = await personOfToken(house.database, first.token, house.now())
    expect(await house.as(networkRoutes, person).readBegunRegistration({})).toEqual({
      network: 'google',
      name: 'Téo Campos',
      email: 'teo@trampolim.example',
      isEmailVerified: true,
    })
  })

  it('makes only one account in twenty simultaneous first sign-ins', async () => {
    const token = await tokenFor(house, 'google', { who: 'teo', to: 'us' })
    const byToken = () => house.as(accountRoutes).login({ type: 2, network: 'google', accessToken: token })
    const all = await Promise.all(Array.from({ length: 20 }, byToken))
    expect(new Set(all.map(({ user }) => user.userId)).size).toBe(1)
    expect(await accounts()).toHaveLength(1)
  })

  it('refuses a new recruiter, and an account of another area', async () => {
    expect((await refusal(comeBack('teo', 'google', 1))).code).toBe('network_unknown')
    await insertAccount(house, ana)
    await insertAccount(house, bruno)
    expect((await refusal(comeBack('ana', 'google', 1))).code).toBe('sign_in_as_professional')
    expect((await refusal(comeBack('bruno', 'google', 2))).code).toBe('sign_in_as_recruiter')
    expect(await accounts()).toHaveLength(2)
  })

  it('gives no access to an account by its e-mail alone: links it only with its password', async () => {
    const owner = await insertAccount(house, ana)
    const kept = await unproved('ana')
    expect(await visitor().readProofNeeded({ network: 'google', kept })).toEqual({ email: ana.email, type: 2 })
    expect((await refusal(visitor().proveAccount({ network: 'google', kept }))).code).toBe('wrong_credentials')
    expect((await refusal(visitor().proveAccount({ network: 'google', kept, password: 'errada' }))).code).toBe(
      'wrong_credentials',
    )
    expect((await refusal(visitor().proveAccount({ network: 'linkedin', kept, password }))).code).toBe(
      'network_refused',
    )
    const proved = await visitor().proveAccount({ network: 'google', kept, password })
    expect(proved).toMatchObject({ user: { userId: owner.accountId }, redirect: '/jobs' })
    expect((await signedIn('ana')).user.userId).toBe(owner.accountId)
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    expect(new Set(house.letters.map(({ to }) => to))).toEqual(new Set([ana.email]))
    const told = house.letters.filter(({ subject }) => subject !== newDevice)
    expect(told.map(({ text }) => text.includes('Google'))).toEqual([true])
    // Once by her password and once by the network.
    expect(house.letters).toHaveLength(told.length + 2)
  })

  it('links it only after a code sent to its own address', async () => {
    const owner = await insertAccount(house, ana)
    const kept = await unproved('ana')
    const proofOf = async (destination: string, id: string) => {
      await house.database
        .insertInto('verification')
        .values({
          id,
          channel: 'email',
          destination,
          code_hash: Buffer.from('x'),
          created_at: house.now(),
          expires_at: house.now(),
          verified_at: house.now(),
        })
        .execute()
      return id
    }
    const foreign = await proofOf('mallory@exemplo.com.br', 'a'.repeat(24))
    const own = await proofOf(ana.email, 'b'.repeat(24))
    const by = (emailVerificationId: string) => visitor().proveAccount({ network: 'google', kept, emailVerificationId })
    expect((await refusal(by(foreign))).code).toBe('verification_required')
    expect((await by(own)).user.userId).toBe(owner.accountId)
    expect((await refusal(by(own))).code).toBe('verification_required')
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    expect(house.letters.filter(({ subject }) => subject === newDevice)).toMatchObject([
      { to: ana.email, text: expect.stringContaining('pelo Google') },
    ])
  })

  it('gives no access to an account by an address that the network has not verified', async () => {
    await insertAccount(house, { ...ana, email: 'iara@trampolim.example' })
    const finished = await signedIn('iara')
    expect(finished.user.externalRoles).toEqual(['professional:registration:incomplete'])
    expect(await accounts()).toHaveLength(2)
  })

  it('signs in nobody who refused at the network, and nobody twice with one answer', async () => {
    expect((await refusal(comeBack('refuse'))).code).toBe('network_refused')
    const { address, kept } = await start()
    const query = await visit(address, 'teo')
    await visitor().finishNetwork({ network: 'google', kept, query })
    const again = await refusal(visitor().finishNetwork({ network: 'google', kept, query }))
    expect(again.code).toBe('network_refused')
  })

  it('refuses an answer to somebody else’s start, a changed one, an old one, and one of another network', async () => {
    const mine = await start()
    const other = await start()
    const query = await visit(mine.address, 'teo')
    const finish = (kept: string, network: 'google' | 'linkedin' = 'google') =>
      refusal(visitor().finishNetwork({ network, kept, query }))
    expect((await finish(other.kept)).code).toBe('network_refused')
    expect((await finish(`${mine.kept.slice(0, -2)}AA`)).code).toBe('network_refused')
    expect((await finish(mine.kept, 'linkedin')).code).toBe('network_refused')
    expect((await finish((await start('linkedin')).kept, 'linkedin')).code).toBe('network_refused')
    house.clock.pass(601)
    expect((await finish(mine.kept)).code).toBe('network_refused')
    expect(await accounts()).toEqual([])
  })

  it('refuses a query that names another issuer', async () => {
    const { address, kept } = await start()
    const query = new URLSearchParams(await visit(address, 'teo'))
    query.set('iss', house.configuration.networks.linkedin?.issuer ?? '')
    const finished = visitor().finishNetwork({ network: 'google', kept, query: `?${query}` })
    expect((await refusal(finished)).code).toBe('network_refused')
  })

  it('starts no session if the account is linked to another person of the network', async () => {
    const owner = await insertAccount(house, ana)
    await link(owner.accountId)
    const kept = await unproved('ana')
    const before = await house.database.selectFrom('session').selectAll().execute()
    expect((await refusal(visitor().proveAccount({ network: 'google', kept, password }))).code).toBe(
      'network_of_another',
    )
    expect(await house.database.selectFrom('session').selectAll().execute()).toHaveLength(before.length)
  })

  it('confirms the network’s latest data while a person is still registering', async () => {
    const { user } = await signedIn('teo')
    await house.database.updateTable('linked_login').set({ email: 'antes@exemplo.com.br' }).execute()
    await signedIn('teo')
    const accountId = user.userId
    expect(await isVouchedFor(house.database, { accountId, email: 'antes@exemplo.com.br' })).toBe(false)
    expect(await isVouchedFor(house.database, { accountId, email: 'teo@trampolim.example' })).toBe(true)
  })

  it('says so when the network is away, and works again when it is back', async () => {
    const away = { ...house.configuration.networks.google, clientId: 'away', issuer: 'http://localhost:9/' }
    const networks = {
      ...house.configuration.networks,
      google: away as NonNullable<typeof away> & { clientSecret: string },
    }
    const lost = { ...house, configuration: { ...house.configuration, networks } }
    const bare = createRouterClient(networkRoutes, { context: { ...house.asking(), house: lost } })
    expect(await refusal(bare.startSignIn({ network: 'google', type: 2 }))).toMatchObject({
      code: 'network_away',
      status: 503,
    })
    expect((await start()).address).toContain('/demo/identity/google/auth')
  })
})
