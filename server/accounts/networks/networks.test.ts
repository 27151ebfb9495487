import { createRouterClient } from '@orpc/server'
import { type demoIdentities, demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { refusal } from '@trampolim/tests/house.ts'
import { identityHouse, tokenFor, visit } from '@trampolim/tests/identity-visit.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { secondStepRoutes } from '../second-step/second-step-routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { endAllSessions, startSession } from '../sessions/sessions.ts'
import { networkRoutes } from './network-routes.ts'
import { isVouchedFor } from './queries.ts'

const password = 'pao de queijo'
const ana = { email: 'ana@trampolim.example', role: 'user:professional', password } as const
const bruno = { email: 'bruno@padaria-aurora.example', role: 'user:recruiter', password } as const

const newDevice = 'Entraram na sua conta em um aparelho novo'

describe('signing in through a network', async () => {
  const { house, stop } = await identityHouse()
  afterAll(stop)
  const visitor = () => house.as(networkRoutes)
  const start = (network: 'google' | 'linkedin' = 'google', type: 1 | 2 = 2) =>
    visitor().startSignIn({ network, type, redirect: '/jobs', rememberMe: true })
  const comeBack = async (who: string, network: 'google' | 'linkedin' = 'google', type: 1 | 2 = 2) => {
    const { address, kept } = await start(network, type)
    return visitor().finishNetwork({ network, kept, query: await visit(address, who) })
  }
  const signedIn = async (who: string) => {
    const finished = await comeBack(who)
    if (finished.result !== 'signed-in') throw new Error(`not signed in: ${finished.result}`)
    return finished
  }
  const unproved = async (who: string, type: 1 | 2 = 2) => {
    const finished = await comeBack(who, 'google', type)
    if (finished.result !== 'proof-needed') throw new Error(`no proof needed: ${finished.result}`)
    return finished.kept
  }
  const link = async (accountId: string, key: (typeof demoIdentities)[number]['key'] = 'lia') =>
    house.database
      .insertInto('linked_login')
      .values({
        network: 'google',
        subject: demoSubject('google', key),
        account_id: accountId,
        email: `${key}@trampolim.example`,
        email_verified: true,
        name: key,
        created_at: house.now(),
      })
      .execute()
  /** A person with a session of their own. */
  const atHome = async (person: Awaited<ReturnType<typeof insertAccount>>) => {
    const { accountId } = person
    const session = { accountId, rememberMe: false, now: house.now() }
    const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
    return { ...person, sessionId }
  }
  const accounts = () => house.database.selectFrom('account').select(['id', 'email', 'role']).execute()

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

  describe('with an access token', () => {
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

  describe('while the owner of an account takes it back', () => {
    /** Calls `ask` while a transaction is open that ends with `last`; `ask` waits for it if it needs the same rows. */
    const meanwhile = async (accountId: string, ask: () => Promise<unknown>) => {
      let isOver = false
      const asked = await house.database.transaction().execute(async (tx) => {
        await changePassword(tx, { id: accountId, passwordHash: 'another', now: house.now() })
        const answer = refusal(ask()).finally(() => {
          isOver = true
        })
        answer.catch(() => undefined)
        while (!isOver && !(await isAnybodyWaiting()));
        await tx.deleteFrom('linked_login').where('account_id', '=', accountId).execute()
        await endAllSessions(tx, accountId)
        return [answer] as const
      })
      return asked[0]
    }
    const isAnybodyWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(house.database)
      return rows.length > 0
    }
    const left = async () => ({
      links: (await house.database.selectFrom('linked_login').selectAll().execute()).length,
      sessions: (await house.database.selectFrom('session').selectAll().execute()).length,
    })

    it('signs in nobody with a link that was removed', async () => {
      const owner = await insertAccount(house, { ...ana, email: 'lia@exemplo.com.br' })
      await link(owner.accountId)
      const accessToken = await tokenFor(house, 'google', { who: 'lia', to: 'us' })
      const login = () => house.as(accountRoutes).login({ type: 2, network: 'google', accessToken })
      expect((await meanwhile(owner.accountId, login)).code).toBe('network_refused')
      expect(await left()).toEqual({ links: 0, sessions: 0 })
    })

    it('links nothing for a session that ends', async () => {
      const owner = await atHome(await insertAccount(house, ana))
      const own = house.as(networkRoutes, owner)
      const { address, kept } = await own.startLink({ network: 'google', password })
      const query = await visit(address, 'teo')
      const finish = () => own.finishNetwork({ network: 'google', kept, query })
      expect((await meanwhile(owner.accountId, finish)).code).toBe('sign_in_required')
      expect(await left()).toEqual({ links: 0, sessions: 0 })
    })

    it('links nothing with the former password, and starts no session', async () => {
      const owner = await insertAccount(house, ana)
      const kept = await unproved('ana')
      const prove = () => visitor().proveAccount({ network: 'google', kept, password })
      expect((await meanwhile(owner.accountId, prove)).code).toBe('wrong_credentials')
      expect(await left()).toEqual({ links: 0, sessions: 0 })
    })
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

  describe('linked accounts', () => {
    const startLink = async (person: Awaited<ReturnType<typeof insertAccount>>) =>
      house.as(networkRoutes, person).startLink({ network: 'google', password })

    it('links after the password was entered, notifies the owner, and unlinks', async () => {
      const owner = await atHome(await insertAccount(house, ana))
      const own = house.as(networkRoutes, owner)
      expect((await refusal(own.startLink({ network: 'google', password: 'errada' }))).code).toBe('wrong_password')
      const { address, kept } = await startLink(owner)
      const query = await visit(address, 'teo')
      expect(await own.finishNetwork({ network: 'google', kept, query })).toEqual({ result: 'linked' })
      expect(await own.listLinked({})).toEqual([
        {
          network: 'google',
          linked: { email: 'teo@trampolim.example', at: '2026-03-10T15:00:00.000Z' },
          canUnlink: true,
          asksPassword: true,
        },
        { network: 'linkedin', linked: null, canUnlink: false, asksPassword: true },
      ])
      expect((await signedIn('teo')).user.userId).toBe(owner.accountId)
      for (const wrong of [undefined, '', 'errada']) {
        expect((await refusal(own.unlink({ network: 'google', password: wrong }))).code).toBe('wrong_password')
      }
      await own.unlink({ network: 'google', password })
      expect((await refusal(own.unlink({ network: 'google', password }))).code).toBe('network_not_linked')
      expect((await house.database.selectFrom('linked_login').selectAll().execute()).length).toBe(0)
      await house.work({ listeners: accountListeners, handlers: letterHandlers })
      const subjects = ['Nova forma de entrar na sua conta', 'Uma forma de entrar foi retirada']
      expect(house.letters.map(({ subject }) => subject).sort()).toEqual([newDevice, ...subjects].sort())
    })

    it('counts wrong passwords for the account, wherever its session is and whichever call takes them', async () => {
      const owner = await atHome(await insertAccount(house, ana))
      for (let times = 0; times < 10; times += 1) {
        const own = house.as({ ...networkRoutes, ...secondStepRoutes }, owner, `198.51.${times}.1`)
        const wrong = { password: 'errada' }
        const guess = () => (times % 2 ? own.startLink({ network: 'google', ...wrong }) : own.startOneTimeCodes(wrong))
        expect((await refusal(guess())).code).toBe('wrong_password')
      }
      const own = house.as(networkRoutes, owner, '203.0.113.9')
      expect((await refusal(own.startLink({ network: 'google', password }))).code).toBe('too_many_sign_ins')
      await house.work({ listeners: accountListeners, handlers: [...accountHandlers, ...letterHandlers] })
      const told = house.letters.filter(({ subject }) => subject === 'Tentaram entrar na sua conta')
      expect(told).toMatchObject([{ to: ana.email, text: expect.stringContaining('em que a sua conta') }])
    })

    it('counts wrong passwords entered to unlink with those of other calls, and an ended session can’t unlink', async () => {
      const owner = await atHome(await insertAccount(house, ana))
      await link(owner.accountId)
      const unlink = (given: string) => house.as(networkRoutes, owner).unlink({ network: 'google', password: given })
      await house.database.deleteFrom('session').where('id', '=', owner.sessionId).execute()
      expect((await refusal(unlink(password))).code).toBe('sign_in_required')
      for (let times = 0; times < 10; times += 1) expect((await refusal(unlink('errada'))).code).toBe('wrong_password')
      const linking = house.as(networkRoutes, owner).startLink({ network: 'linkedin', password })
      expect((await refusal(linking)).code).toBe('too_many_sign_ins')
    })

    it('links nothing for another person, and nothing that belongs to another', async () => {
      const owner = await atHome(await insertAccount(house, ana))
      const other = await insertAccount(house, bruno)
      const { address, kept } = await startLink(owner)
      const query = await visit(address, 'teo')
      for (const person of [other, null]) {
        const finished = house.as(networkRoutes, person).finishNetwork({ network: 'google', kept, query })
        expect((await refusal(finished)).code).toBe('network_refused')
      }
      await link(other.accountId)
      const second = await startLink(owner)
      const taken = await visit(second.address, 'lia')
      const finished = house
        .as(networkRoutes, owner)
        .finishNetwork({ network: 'google', kept: second.kept, query: taken })
      expect((await refusal(finished)).code).toBe('network_of_another')
    })

    it('keeps the last way to sign in, also if both are removed at once', async () => {
      const owner = await atHome(await insertAccount(house, { email: ana.email, role: ana.role }))
      await link(owner.accountId)
      const own = house.as(networkRoutes, owner)
      expect(await own.listLinked({})).toMatchObject([{ canUnlink: false, asksPassword: false }, {}])
      expect((await refusal(own.unlink({ network: 'google' }))).code).toBe('last_way_in')
      await house.database
        .insertInto('linked_login')
        .values({
          network: 'linkedin',
          subject: 'lia',
          account_id: owner.accountId,
          email: null,
          email_verified: false,
          name: '',
          created_at: house.now(),
        })
        .execute()
      const both = await Promise.allSettled([own.unlink({ network: 'google' }), own.unlink({ network: 'linkedin' })])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    it('is not for visitors, reviewers or people who are still registering', async () => {
      const reviewer = await insertAccount(house, { email: 'rita@trampolim.example', role: 'user:reviewer', password })
      const begun = await insertAccount(house, {
        email: 'x@registering.invalid',
        role: 'professional:registration:incomplete',
      })
      for (const [person, code] of [
        [null, 'sign_in_required'],
        [reviewer, 'role_not_allowed'],
        [begun, 'role_not_allowed'],
      ] as const) {
        const as = house.as(networkRoutes, person)
        expect((await refusal(as.listLinked({}))).code).toBe(code)
        expect((await refusal(as.startLink({ network: 'google', password }))).code).toBe(code)
        expect((await refusal(as.unlink({ network: 'google' }))).code).toBe(code)
      }
    })
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
