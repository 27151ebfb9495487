import { newAuthenticator } from '@trampolim/tests/fixtures/accounts/authenticator.ts'
import { ana, bruno, origin, passkeysIn, password } from '@trampolim/tests/fixtures/accounts/passkeys.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { passkeyRoutes } from './passkey-routes.ts'

describe('passkeys', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { add, atHome, enter, own, visitor } = passkeysIn(house)
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
})
