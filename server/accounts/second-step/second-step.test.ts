import { ana, bruno, origin, password, secondStepIn } from '@trampolim/tests/fixtures/accounts/second-step.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { passkeyRoutes } from '../passkeys/passkey-routes.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { sessionRoutes } from '../session-routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { secondStepRoutes } from './second-step-routes.ts'

describe('one-time codes', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { addPasskey, atHome, codeOf, finish, letters, login, own, sessionOf, switchedOn } = secondStepIn(house)

  it('are shown as address, key and QR code, and are switched on once the app generated a right one', async () => {
    const owner = await atHome()
    expect(await own(owner).readOwn({})).toEqual({
      oneTimeCodes: null,
      recoveryCodes: null,
      required: false,
      missing: false,
    })
    const started = await own(owner).startOneTimeCodes({ password })
    expect(started.uri).toMatch(
      /^otpauth:\/\/totp\/Trampolim:ana%40exemplo\.com\.br\?issuer=Trampolim&secret=[A-Z2-7]{32}&/,
    )
    expect(started.key.replaceAll(' ', '')).toBe(new URL(started.uri).searchParams.get('secret'))
    expect(started.qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    expect(await own(owner).readStarted({ kept: started.kept })).toEqual({
      uri: started.uri,
      key: started.key,
      qr: started.qr,
    })
    expect((await refusal(own(owner).switchOn({ kept: started.kept, code: '000000' }))).code).toBe('wrong_second_code')
    const code = codeOf(started.uri)
    const { recoveryCodes } = await own(owner).switchOn({
      kept: started.kept,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await own(owner).readOwn({})).toMatchObject({ oneTimeCodes: '2026-03-10T15:00:00.000Z', recoveryCodes: 10 })
    expect((await refusal(own(owner).startOneTimeCodes({ password }))).code).toBe('one_time_codes_on')
    expect(await letters()).toContain('Sua conta agora pede um código ao entrar')
  })

  it('stay secret: sealed and hashed in the database', async () => {
    const owner = await atHome()
    const started = await own(owner).startOneTimeCodes({ password })
    const { recoveryCodes } = await own(owner).switchOn({ kept: started.kept, code: codeOf(started.uri) })
    const stored = JSON.stringify([
      await house.database.selectFrom('one_time_code_app').selectAll().execute(),
      (await house.database.selectFrom('recovery_code').selectAll().execute()).map((each) => String(each.code_hash)),
    ])
    expect(stored).not.toContain(started.key.replaceAll(' ', ''))
    expect(stored).not.toContain((recoveryCodes[0] ?? '').replace('-', ''))
  })

  it('end all other sessions, which began without one', async () => {
    const owner = await atHome()
    await sessionOf(owner.accountId)
    await switchedOn(owner)
    const open = await house.as(sessionRoutes, owner).listSessions({})
    expect(open.map(({ id }) => id)).toEqual([owner.sessionId])
  })

  it('are asked for after the right password, in one call or in two', async () => {
    const owner = await atHome()
    const { code } = await switchedOn(owner)
    const asked = await refusal(login(ana))
    expect(asked).toMatchObject({ code: 'second_factor_required', status: 409, kept: expect.any(String) })
    expect((await login(ana, { code: code() })).user.userId).toBe(owner.accountId)
    house.clock.pass(30)
    const waiting = await house.as(secondStepRoutes).readWaiting({ kept: asked.kept ?? '' })
    expect(waiting).toEqual({ type: 2, oneTimeCodes: true, passkeys: false })
    const entered = await finish(asked.kept ?? '', code())
    expect(entered).toMatchObject({ redirect: null, rememberMe: false })
    expect(await personOfToken(house.database, entered.token, house.now())).toMatchObject({
      accountId: owner.accountId,
    })
  })

  it('reveal nothing without the password', async () => {
    await switchedOn(await atHome())
    const wrong = house.as(accountRoutes).login({ type: 2, email: ana.email, password: 'errada', code: '123456' })
    expect((await refusal(wrong)).code).toBe('wrong_credentials')
    const elsewhere = house.as(accountRoutes).login({ type: 1, email: ana.email, password })
    expect((await refusal(elsewhere)).code).toBe('sign_in_as_professional')
  })

  it('count once, also of twenty at once, and in the period before and after', async () => {
    const { code } = await switchedOn(await atHome())
    const now = code()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => login(ana, { code: now })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    house.clock.pass(3600 * 25)
    await login(ana, { code: code(30) })
    expect((await refusal(login(ana, { code: code() }))).code).toBe('wrong_second_code')
    expect((await refusal(login(ana, { code: code(60) }))).code).toBe('wrong_second_code')
    expect((await refusal(login(ana, { code: code(-60) }))).code).toBe('wrong_second_code')
  })

  it('can’t be guessed: after ten wrong ones an account must wait, except on its owner’s devices', async () => {
    const owner = await atHome()
    const { code } = await switchedOn(owner)
    const known = await login(ana, { code: code() })
    house.clock.pass(30)
    for (let times = 0; times < 10; times += 1) {
      const guess = login(ana, { code: '000000', address: `198.51.${times}.1` })
      expect((await refusal(guess)).code).toBe('wrong_second_code')
    }
    const late = await refusal(login(ana, { code: code(), address: '192.0.2.9' }))
    expect(late).toMatchObject({ code: 'too_many_sign_ins', retryAfter: 60 })
    await house.work({ handlers: [...accountHandlers, ...letterHandlers], listeners: accountListeners })
    const told = house.letters.filter(({ subject }) => subject === 'Tentaram entrar na sua conta')
    expect(told).toMatchObject([{ to: ana.email, text: expect.stringContaining('errou o código da segunda') }])
    const { kept = '' } = await refusal(login(ana))
    expect((await refusal(finish(kept, code(), '192.0.2.10'))).code).toBe('too_many_sign_ins')
    await login(ana, { code: code(), device: [known.deviceToken] })
  })

  it('are limited on the owner’s own devices too', async () => {
    const owner = await atHome()
    const { code } = await switchedOn(owner)
    const { deviceToken } = await login(ana, { code: code() })
    house.clock.pass(30)
    const guess = () => refusal(login(ana, { code: '000000', device: [deviceToken] }))
    for (let times = 0; times < 10; times += 1) expect((await guess()).code).toBe('wrong_second_code')
    expect((await guess()).code).toBe('too_many_sign_ins')
    await login(ana, { code: code() })
  })

  it('can’t be guessed with the devices that the password alone made known before, however many', async () => {
    const owner = await atHome()
    const gathered = [(await login(ana)).deviceToken, (await login(ana)).deviceToken]
    const { code } = await switchedOn(owner)
    const guess = (device: string) => refusal(login(ana, { code: '000000', device: [device] }))
    for (let times = 0; times < 10; times += 1) {
      expect((await guess(gathered[times % 2] ?? '')).code).toBe('wrong_second_code')
    }
    for (const device of gathered) expect((await guess(device)).code).toBe('too_many_sign_ins')
    const { kept = '' } = await refusal(login(ana))
    const waiting = house.as(secondStepRoutes, null, '192.0.2.9', gathered).finishSecondStep({ kept, code: code() })
    expect((await refusal(waiting)).code).toBe('too_many_sign_ins')
  })

  it('make a device known again, without a letter, after they were passed', async () => {
    const owner = await atHome()
    const before = (await login(ana)).deviceToken
    const { code } = await switchedOn(owner)
    await letters()
    house.letters.length = 0
    const passed = await login(ana, { code: code(), device: [before] })
    expect(passed.deviceToken).not.toBe(before)
    expect(await letters()).toEqual([])
    house.clock.pass(30)
    const again = await login(ana, { code: code(), device: [before, passed.deviceToken] })
    expect(again.deviceToken).toBe(passed.deviceToken)
  })

  it('wait ten minutes for their second step, and end if the password changes', async () => {
    const owner = await atHome()
    const { code } = await switchedOn(owner)
    const first = await refusal(login(ana))
    await house.database
      .transaction()
      .execute((tx) => changePassword(tx, { id: owner.accountId, passwordHash: 'another', now: house.now() }))
    expect((await refusal(finish(first.kept ?? '', code()))).code).toBe('second_step_expired')
    expect((await refusal(finish('nada', code()))).code).toBe('second_step_expired')
    await atHome(bruno).then(switchedOn)
    const second = await refusal(login(bruno))
    house.clock.pass(601)
    expect((await refusal(finish(second.kept ?? '', '000000'))).code).toBe('second_step_expired')
  })

  it('are still asked for after a new password', async () => {
    const owner = await atHome()
    const { code } = await switchedOn(owner)
    const { accountId } = owner
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'reset-password', accountId, payload: {}, now: house.now() }))
    const created = 'casa verde no morro'
    const { deviceToken } = await house.as(accountRoutes).takeAction({ id: token, password: created })
    const enter = (more: object) =>
      house
        .as(accountRoutes, null, undefined, [deviceToken ?? ''])
        .login({ type: 2, email: ana.email, password: created, ...more })
    // The link doesn't prove the second step, so the device gets no separate count of attempts.
    expect(deviceToken).toBeNull()
    expect((await refusal(enter({}))).code).toBe('second_factor_required')
    await enter({ code: code() })
  })

  it('are not asked for with a passkey, which verifies its owner itself', async () => {
    const owner = await atHome()
    const device = await addPasskey(owner)
    expect(device.recoveryCodes).toBeNull()
    await switchedOn(owner)
    const started = await house.as(passkeyRoutes).startPasskeySignIn({ type: 2 })
    const credential = device.get(started, { origin })
    const entered = await house.as(passkeyRoutes).finishPasskeySignIn({ kept: started.kept, credential })
    expect(entered.user.userId).toBe(owner.accountId)
  })
})
