import { createRouterClient } from '@orpc/server'
import { newAuthenticator } from '@trampolim/tests/fixtures/accounts/authenticator.ts'
import { ana, bruno, origin, passkeysIn, password } from '@trampolim/tests/fixtures/accounts/passkeys.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { newId } from '../../platform/ids.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { passkeyRoutes } from './passkey-routes.ts'

describe('passkeys', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { add, atHome, own, visitor } = passkeysIn(house)

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
