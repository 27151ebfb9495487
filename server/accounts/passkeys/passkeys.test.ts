import { createRouterClient } from '@orpc/server'
import { newAuthenticator } from '@trampolim/tests/authenticator.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { letterHandlers } from '../../letters/background.ts'
import { newId } from '../../platform/ids.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { endAllSessions, startSession } from '../sessions/sessions.ts'
import { passkeyRoutes } from './passkey-routes.ts'

const password = 'pao de queijo'
const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password } as const
const bruno = { email: 'bruno@padaria.com.br', role: 'user:recruiter', password } as const
const origin = 'https://trampolim.test'

describe('passkeys', async () => {
  const house = await testHouse({ publicUrl: origin })
  const visitor = (deviceTokens?: string[]) => house.as(passkeyRoutes, null, undefined, deviceTokens)
  /** A person with a session of their own. */
  const atHome = async (given: Parameters<typeof insertAccount>[1] = ana) => {
    const person = await insertAccount(house, given)
    const session = { accountId: person.accountId, rememberMe: false, now: house.now() }
    const { sessionId } = await house.database.transaction().execute((tx) => startSession(tx, session))
    return { ...person, sessionId }
  }
  type Owner = Awaited<ReturnType<typeof atHome>>
  const add = async (owner: Owner, { counter = 0, name = 'Meu celular' } = {}) => {
    const device = newAuthenticator()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = device.create(started, { origin, counter })
    const { id } = await house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name })
    return { ...device, id }
  }
  const enter = async (
    device: Pick<ReturnType<typeof newAuthenticator>, 'get'>,
    {
      type = 2,
      rememberMe,
      ...said
    }: { type?: 1 | 2 | 3; rememberMe?: boolean } & Partial<Parameters<typeof device.get>[1]> = {},
  ) => {
    const started = await visitor().startPasskeySignIn({ type, rememberMe })
    return visitor().finishPasskeySignIn({ kept: started.kept, credential: device.get(started, { origin, ...said }) })
  }
  const own = async (owner: Owner) => (await house.as(passkeyRoutes, owner).listPasskeys({})).passkeys
  const logged = () =>
    house.database.selectFrom('security_event').select(['kind', 'code', 'actor_id as actorId']).execute()

  it('are added after the password, named, used, renamed and removed, and a letter reports it', async () => {
    const owner = await atHome()
    const device = await add(owner, { name: ' Celular da Ana ' })
    expect(await own(owner)).toEqual([
      { id: device.id, name: 'Celular da Ana', added: '2026-03-10T15:00:00.000Z', lastUsed: null },
    ])
    house.clock.pass(60)
    const entered = await enter(device, { rememberMe: true })
    expect(entered).toMatchObject({ rememberMe: true, expiresAt: '2026-04-09T15:01:00.000Z' })
    expect(entered.user).toMatchObject({ userId: owner.accountId, externalRoles: ['user:professional'] })
    expect(await personOfToken(house.database, entered.token, house.now())).toMatchObject({
      accountId: owner.accountId,
    })
    await house.as(passkeyRoutes, owner).renamePasskey({ id: device.id, name: 'Chave azul' })
    expect(await own(owner)).toMatchObject([{ name: 'Chave azul', lastUsed: '2026-03-10T15:01:00.000Z' }])
    const removing = (given: string) => house.as(passkeyRoutes, owner).removePasskey({ id: device.id, password: given })
    expect((await refusal(removing('errada'))).code).toBe('wrong_password')
    await removing(password)
    expect(await own(owner)).toEqual([])
    expect((await refusal(enter(device))).code).toBe('passkey_unknown')
    await house.work({ handlers: letterHandlers, listeners: accountListeners })
    const told = house.letters.filter(({ to }) => to === ana.email).map(({ subject }) => subject)
    expect(told).toContain('Nova forma de entrar na sua conta')
    expect(told).toContain('Entraram na sua conta em um aparelho novo')
    expect(told).toContain('Uma forma de entrar foi retirada')
    expect(house.letters.some(({ text }) => text.includes('chave de acesso'))).toBe(true)
  })

  it.each([
    [ana, 2, '/profile/access'],
    [bruno, 1, '/recruiter/profile/access'],
  ] as const)(
    'are named in the letter about a new device, with the page on which they are removed',
    async (who, type, page) => {
      await enter(await add(await atHome(who)), { type })
      await house.work({ handlers: letterHandlers, listeners: accountListeners })
      const letter = house.letters.find(({ subject }) => subject === 'Entraram na sua conta em um aparelho novo')
      expect(letter?.text).toContain('com uma chave de acesso')
      expect(letter?.text).toContain(`${origin}${page}`)
      expect(letter?.text).not.toMatch(/senha certa|forgot-password/)
    },
  )

  it('make a device known, so that no letter reports its next sign-in', async () => {
    const device = await add(await atHome())
    const { deviceToken } = await enter(device)
    const started = await visitor([deviceToken]).startPasskeySignIn({ type: 2 })
    const credential = device.get(started, { origin })
    await visitor([deviceToken]).finishPasskeySignIn({ kept: started.kept, credential })
    await house.work({ handlers: letterHandlers, listeners: accountListeners })
    const news = house.letters.filter(({ subject }) => subject === 'Entraram na sua conta em um aparelho novo')
    expect(news).toHaveLength(1)
  })

  it('ask for a verified person, a discoverable credential, and none that the account already has', async () => {
    const owner = await atHome()
    await add(owner)
    const { options } = await house.as(passkeyRoutes, owner).startPasskey({ password })
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'trampolim.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    })
    const signIn = JSON.parse((await visitor().startPasskeySignIn({ type: 2 })).options)
    expect(signIn).toMatchObject({ rpId: 'trampolim.test', userVerification: 'required' })
    expect(signIn.allowCredentials ?? []).toEqual([])
  })

  it('are not added with a wrong password, whose attempts are limited', async () => {
    const owner = await atHome()
    const start = (given: string) => house.as(passkeyRoutes, owner).startPasskey({ password: given })
    for (let times = 0; times < 10; times += 1) expect((await refusal(start('errada'))).code).toBe('wrong_password')
    expect((await refusal(start(password))).code).toBe('too_many_sign_ins')
  })

  it.each([
    ['another origin', { origin: 'https://trampolim.evil' }],
    ['another host', { origin, rpId: 'evil.test' }],
    ['a person who was not verified', { origin, verified: false }],
    ['another challenge', { origin, challenge: 'YW5vdGhlcg' }],
  ])('are not added for %s', async (_what, said) => {
    const owner = await atHome()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = newAuthenticator().create(started, said)
    const refused = await refusal(
      house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name: 'x' }),
    )
    expect(refused.code).toBe('passkey_refused')
    expect(await own(owner)).toEqual([])
  })

  it.each([
    ['another origin', { origin: 'https://trampolim.evil' }],
    ['another host', { rpId: 'evil.test' }],
    ['a person who was not verified', { verified: false }],
    ['another challenge', { challenge: 'YW5vdGhlcg' }],
    ['another account', { handle: Buffer.from('f'.repeat(24)).toString('base64url') }],
  ])('sign nobody in for %s, and the log says so', async (_what, said) => {
    const device = await add(await atHome())
    expect((await refusal(enter(device, said))).code).toBe('passkey_refused')
    expect(await logged()).toContainEqual({ kind: 'refusal', code: 'passkey_refused', actorId: null })
  })

  it('sign nobody in by a signature of another key', async () => {
    const device = await add(await atHome())
    const other = newAuthenticator()
    const started = await visitor().startPasskeySignIn({ type: 2 })
    const [right, wrong] = [device, other].map((each) => JSON.parse(each.get(started, { origin })))
    const credential = JSON.stringify({ ...right, response: wrong.response })
    expect((await refusal(visitor().finishPasskeySignIn({ kept: started.kept, credential }))).code).toBe(
      'passkey_refused',
    )
  })

  it.each(['', 'null', '{}', '[1]', '{"id":"a b"}', '{"id":"YQ","response":7}', '{"id":5}'])(
    'answer %j with a refusal',
    async (credential) => {
      const owner = await atHome()
      const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
      const adding = house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name: 'x' })
      expect((await refusal(adding)).code).toBe('passkey_refused')
      const { kept } = await visitor().startPasskeySignIn({ type: 2 })
      expect(['passkey_refused', 'passkey_unknown']).toContain(
        (await refusal(visitor().finishPasskeySignIn({ kept, credential }))).code,
      )
    },
  )

  it('refuse a counter that went back, which indicates a copy', async () => {
    const device = await add(await atHome(), { counter: 5 })
    await enter(device, { counter: 6 })
    for (const counter of [6, 5, 0]) expect((await refusal(enter(device, { counter }))).code).toBe('passkey_copied')
    expect(await logged()).toContainEqual({ kind: 'refusal', code: 'passkey_copied', actorId: null })
    await enter(device, { counter: 7 })
  })

  it('accept one answer to a challenge, also of twenty at once', async () => {
    const device = await add(await atHome())
    const started = await visitor().startPasskeySignIn({ type: 2 })
    const credential = device.get(started, { origin })
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => visitor().finishPasskeySignIn({ kept: started.kept, credential })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await refusal(visitor().finishPasskeySignIn({ kept: started.kept, credential }))
    expect(late.code).toBe('passkey_refused')
  })

  it('accept a challenge for five minutes, and delete it afterwards', async () => {
    const owner = await atHome()
    const device = await add(owner)
    const started = await visitor().startPasskeySignIn({ type: 2 })
    house.clock.pass(5 * 60 + 1)
    const credential = device.get(started, { origin })
    expect((await refusal(visitor().finishPasskeySignIn({ kept: started.kept, credential }))).code).toBe(
      'passkey_refused',
    )
    const spent = () => house.database.selectFrom('spent_challenge').select('ends_at').execute()
    expect(await spent()).toHaveLength(1)
    const clear = accountHandlers.find(({ work }) => work.name === 'clear-ended-sessions')
    await clear?.run(house, {} as never)
    expect(await spent()).toEqual([])
  })

  it('say where to go on the sign-in page of another area, only with the right passkey', async () => {
    const device = await add(await atHome(bruno))
    expect((await refusal(enter(device, { type: 2 }))).code).toBe('sign_in_as_recruiter')
    expect((await refusal(enter(device, { type: 3, verified: false }))).code).toBe('passkey_refused')
    expect((await enter(device, { type: 1 })).user.externalRoles).toEqual(['user:recruiter'])
  })

  it('of a reviewer open the reviewers’ sign-in', async () => {
    const device = await add(await atHome({ email: 'rita@exemplo.com.br', role: 'user:reviewer', password }))
    expect((await enter(device, { type: 3 })).user.externalRoles).toEqual(['user:reviewer'])
  })

  it('can’t be renamed, removed or added by anybody else', async () => {
    const [owner, other] = [await atHome(), await atHome(bruno)]
    const { id } = await add(owner)
    const as = house.as(passkeyRoutes, other)
    expect((await refusal(as.renamePasskey({ id, name: 'x' }))).code).toBe('passkey_not_found')
    expect((await refusal(as.removePasskey({ id, password }))).code).toBe('passkey_not_found')
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = newAuthenticator().create(started, { origin })
    const taken = as.addPasskey({ kept: started.kept, credential, name: 'x' })
    expect((await refusal(taken)).code).toBe('passkey_refused')
    const elsewhere = { ...owner, sessionId: newId(house.now()) }
    const fromElsewhere = house.as(passkeyRoutes, elsewhere).addPasskey({ kept: started.kept, credential, name: 'x' })
    expect((await refusal(fromElsewhere)).code).toBe('passkey_refused')
    expect(await own(owner)).toHaveLength(1)
  })

  it('are not added twice, nor more than ten, also of twenty at once', async () => {
    const owner = await atHome()
    const device = newAuthenticator()
    const start = () => house.as(passkeyRoutes, owner).startPasskey({ password })
    const kept = [await start(), await start()]
    const credentials = kept.map((each) => device.create(each, { origin }))
    const adding = (at: number) =>
      house
        .as(passkeyRoutes, owner)
        .addPasskey({ kept: kept[at]?.kept ?? '', credential: credentials[at] ?? '', name: 'x' })
    await adding(0)
    expect((await refusal(adding(0))).code).toBe('passkey_refused')
    expect((await refusal(adding(1))).code).toBe('passkey_known')
    const many: { kept: string; credential: string; name: string }[] = []
    for (let times = 0; times < 20; times += 1) {
      const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
      many.push({ kept: started.kept, credential: newAuthenticator().create(started, { origin }), name: 'y' })
    }
    await Promise.allSettled(many.map((each) => house.as(passkeyRoutes, owner).addPasskey(each)))
    expect(await own(owner)).toHaveLength(10)
    expect((await refusal(house.as(passkeyRoutes, owner).startPasskey({ password }))).code).toBe('too_many_passkeys')
  })

  it('are not added once the owner took the account back: a new password, or the session ended', async () => {
    const owner = await atHome()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = newAuthenticator().create(started, { origin })
    const adding = () => house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name: 'x' })
    const { accountId } = owner
    await house.database.transaction().execute((tx) => endAllSessions(tx, accountId))
    expect((await refusal(adding())).code).toBe('sign_in_required')
    await house.database
      .transaction()
      .execute((tx) => changePassword(tx, { id: accountId, passwordHash: 'another', now: house.now() }))
    expect((await refusal(adding())).code).toBe('passkey_refused')
  })

  it('aren’t offered where browsers don’t support them', async () => {
    const bare = { ...house, configuration: { ...house.configuration, publicUrl: 'http://192.0.2.7:3000' } }
    const owner = await atHome()
    const client = createRouterClient(passkeyRoutes, { context: { ...house.asking(owner), house: bare } })
    expect(await client.listPasskeys({})).toEqual({ available: false, passkeys: [] })
    expect((await refusal(client.startPasskey({ password }))).code).toBe('passkeys_not_available')
    expect((await refusal(client.startPasskeySignIn({ type: 2 }))).code).toBe('passkeys_not_available')
  })

  it('are refused to a person who is still registering', async () => {
    const begun = await atHome({ email: 'x@registering.invalid', role: 'professional:registration:incomplete' })
    expect((await refusal(house.as(passkeyRoutes, begun).startPasskey({ password }))).code).toBe('role_not_allowed')
    expect((await refusal(visitor().listPasskeys({}))).code).toBe('sign_in_required')
  })

  it('added after a change of address, or shortly before, are removed when it is undone', async () => {
    const owner = await atHome()
    const { accountId } = owner
    const early = await add(owner, { name: 'cedo' })
    house.clock.pass(8 * 86_400)
    await add(owner, { name: 'pouco antes' })
    const payload = { email: ana.email }
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'undo-email', accountId, payload, now: house.now() }))
    house.clock.pass(3600)
    await add(owner, { name: 'depois' })
    await house.as(accountRoutes).takeAction({ id: token, password: 'casa verde no morro' })
    expect((await own(owner)).map(({ id }) => id)).toEqual([early.id])
  })
})
