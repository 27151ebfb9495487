import { newAuthenticator } from '@trampolim/tests/authenticator.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { letterHandlers } from '../../letters/background.ts'
import { reviewRoutes } from '../../reviews/routes.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { passkeyRoutes } from '../passkeys/passkey-routes.ts'
import { changePassword } from '../queries.ts'
import { accountRoutes } from '../routes.ts'
import { sessionRoutes } from '../session-routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { startSession } from '../sessions/sessions.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { withProtection } from './second-steps.ts'

const password = 'pao de queijo'
const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password } as const
const bruno = { email: 'bruno@padaria.com.br', role: 'user:recruiter', password } as const
const rita = { email: 'rita@trampolim.com.br', role: 'user:reviewer', password } as const
const origin = 'https://trampolim.test'
const types = { 'user:professional': 2, 'user:recruiter': 1, 'user:reviewer': 3 } as const

type House = Awaited<ReturnType<typeof testHouse>>

/** The actions that people take, against a given house. */
function doing(house: House) {
  const sessionOf = async (accountId: string) => {
    const session = { accountId, rememberMe: false, now: house.now() }
    return (await house.database.transaction().execute((tx) => startSession(tx, session))).sessionId
  }
  const atHome = async (given: typeof ana | typeof bruno | typeof rita = ana) => {
    const person = await insertAccount(house, given)
    return { ...person, role: given.role, sessionId: await sessionOf(person.accountId) }
  }
  type Owner = Awaited<ReturnType<typeof atHome>>
  const own = (owner: Owner) => house.as(secondStepRoutes, owner)
  const codeOf = (uri: string, ahead = 0) => {
    const key = new URL(uri).searchParams.get('secret') ?? ''
    return new TOTP({ secret: key }).generate({ timestamp: house.now().getTime() + ahead * 1000 })
  }
  /** Switches on one-time codes; afterwards the next code can be used. */
  const switchedOn = async (owner: Owner) => {
    const started = await own(owner).startOneTimeCodes({ password })
    const { recoveryCodes } = await own(owner).switchOn({ kept: started.kept, code: codeOf(started.uri) })
    house.clock.pass(30)
    return { recoveryCodes, code: (ahead = 0) => codeOf(started.uri, ahead) }
  }
  const login = (
    of: { email: string; role: keyof typeof types },
    more: { code?: string; address?: string; device?: string[] } = {},
  ) =>
    house
      .as(accountRoutes, null, more.address, more.device)
      .login({ type: types[of.role], email: of.email, password, ...(more.code !== undefined && { code: more.code }) })
  const finish = (kept: string, code: string, address?: string) =>
    house.as(secondStepRoutes, null, address).finishSecondStep({ kept, code })
  const addPasskey = async (owner: Owner) => {
    const device = newAuthenticator()
    const started = await house.as(passkeyRoutes, owner).startPasskey({ password })
    const credential = device.create(started, { origin })
    const added = await house.as(passkeyRoutes, owner).addPasskey({ kept: started.kept, credential, name: 'Chave' })
    return { ...device, ...added }
  }
  const letters = async () => {
    await house.work({ handlers: letterHandlers, listeners: accountListeners })
    return house.letters.map(({ subject }) => subject)
  }
  return { sessionOf, atHome, own, codeOf, switchedOn, login, finish, addPasskey, letters }
}

describe('one-time codes', async () => {
  const house = await testHouse({ publicUrl: origin })
  const { sessionOf, atHome, own, codeOf, switchedOn, login, finish, addPasskey, letters } = doing(house)

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

  it('are switched off with the password, and then aren’t asked for', async () => {
    const owner = await atHome()
    await switchedOn(owner)
    expect((await refusal(own(owner).switchOff({ password: 'errada' }))).code).toBe('wrong_password')
    await own(owner).switchOff({ password })
    expect(await own(owner).readOwn({})).toMatchObject({ oneTimeCodes: null, recoveryCodes: null })
    await login(ana)
    expect((await refusal(own(owner).switchOff({ password }))).code).toBe('one_time_codes_off')
    expect((await refusal(own(owner).renewRecoveryCodes({ password }))).code).toBe('no_second_step')
    expect(await letters()).toContain('Sua conta não pede mais código ao entrar')
    expect(await house.database.selectFrom('recovery_code').select('account_id').execute()).toEqual([])
  })

  it('are not switched off, nor recovery codes renewed or a passkey removed, once the owner took the account back', async () => {
    const owner = await atHome()
    await switchedOn(owner)
    const { id } = await addPasskey(owner)
    const isAnybodyWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(house.database)
      return rows.length > 0
    }
    const asks = [
      () => own(owner).switchOff({ password }),
      () => own(owner).renewRecoveryCodes({ password }),
      () => house.as(passkeyRoutes, owner).removePasskey({ id, password }),
    ]
    for (const ask of asks) {
      const before = await house.database.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
      const [answer] = await house.database.transaction().execute(async (tx) => {
        await changePassword(tx, { id: owner.accountId, passwordHash: 'another', now: house.now() })
        const refused = refusal(ask())
        while (!(await isAnybodyWaiting()));
        return [refused] as const
      })
      expect((await answer).code).toBe('wrong_password')
      await house.database.updateTable('account').set(before).execute()
    }
    expect(await own(owner).readOwn({})).toMatchObject({ recoveryCodes: 10 })
  })

  it('are never switched on for somebody else, nor twice', async () => {
    const [owner, other] = [await atHome(), await atHome(bruno)]
    const started = await own(owner).startOneTimeCodes({ password })
    const code = codeOf(started.uri)
    expect((await refusal(own(other).readStarted({ kept: started.kept }))).code).toBe('second_step_expired')
    expect((await refusal(own(other).switchOn({ kept: started.kept, code }))).code).toBe('second_step_expired')
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => own(owner).switchOn({ kept: started.kept, code })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are not asked for with a passkey, which verifies its owner itself', async () => {
    const owner = await atHome()
    const device = await doing(house).addPasskey(owner)
    expect(device.recoveryCodes).toBeNull()
    await switchedOn(owner)
    const started = await house.as(passkeyRoutes).startPasskeySignIn({ type: 2 })
    const credential = device.get(started, { origin })
    const entered = await house.as(passkeyRoutes).finishPasskeySignIn({ kept: started.kept, credential })
    expect(entered.user.userId).toBe(owner.accountId)
  })

  it('added after a change of address are removed when it is undone', async () => {
    const owner = await atHome()
    const { accountId } = owner
    await switchedOn(owner)
    const payload = { email: ana.email }
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'undo-email', accountId, payload, now: house.now() }))
    await house.as(accountRoutes).takeAction({ id: token, password: 'casa verde no morro' })
    await house.as(accountRoutes).login({ type: 2, email: ana.email, password: 'casa verde no morro' })
    expect(await house.database.selectFrom('recovery_code').select('account_id').execute()).toEqual([])
  })

  it('from long before stay when a change of address is undone, without the recovery codes made since', async () => {
    const owner = await atHome()
    const { accountId } = owner
    const { code } = await switchedOn(owner)
    house.clock.pass(20 * 86_400)
    const sessionId = await sessionOf(accountId)
    const { recoveryCodes } = await own({ ...owner, sessionId }).renewRecoveryCodes({ password })
    const payload = { email: ana.email }
    const { token } = await house.database
      .transaction()
      .execute((tx) => createActionLink(tx, { kind: 'undo-email', accountId, payload, now: house.now() }))
    const created = 'casa verde no morro'
    await house.as(accountRoutes).takeAction({ id: token, password: created })
    const enter = (given: string) =>
      house.as(accountRoutes).login({ type: 2, email: ana.email, password: created, code: given })
    expect((await refusal(enter(recoveryCodes[0] ?? ''))).code).toBe('wrong_second_code')
    await enter(code())
  })

  describe('and recovery codes', () => {
    it('work once each, however they are typed, and a letter reports each use', async () => {
      const owner = await atHome()
      const { recoveryCodes } = await switchedOn(owner)
      const [first = '', second = ''] = recoveryCodes
      await login(ana, { code: first.toLowerCase().replace('-', ' ') })
      expect((await refusal(login(ana, { code: first }))).code).toBe('wrong_second_code')
      const { kept = '' } = await refusal(login(ana))
      await finish(kept, second)
      expect(await own(owner).readOwn({})).toMatchObject({ recoveryCodes: 8 })
      expect((await letters()).filter((each) => each === 'Um código de recuperação foi usado')).toHaveLength(2)
    })

    it('sign in one of twenty at once', async () => {
      const { recoveryCodes } = await switchedOn(await atHome())
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, () => login(ana, { code: recoveryCodes[0] ?? '' })),
      )
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('of another account are refused', async () => {
      const { recoveryCodes } = await switchedOn(await atHome(bruno))
      await switchedOn(await atHome())
      expect((await refusal(login(ana, { code: recoveryCodes[0] ?? '' }))).code).toBe('wrong_second_code')
    })

    it('are generated again, which invalidates the former ones', async () => {
      const owner = await atHome()
      const { recoveryCodes: before } = await switchedOn(owner)
      expect((await refusal(own(owner).renewRecoveryCodes({ password: 'errada' }))).code).toBe('wrong_password')
      const { recoveryCodes } = await own(owner).renewRecoveryCodes({ password })
      expect((await refusal(login(ana, { code: before[0] ?? '' }))).code).toBe('wrong_second_code')
      await login(ana, { code: recoveryCodes[0] ?? '' })
      expect(await letters()).toContain('Novos códigos de recuperação')
    })
  })
})

describe('a reviewer outside the demo', async () => {
  const house = await testHouse({ publicUrl: origin, demo: false })
  const { atHome, own, switchedOn, login, addPasskey, letters } = doing(house)
  const arrived = async () => withProtection(house, await atHome(rita))

  it('can only protect the account first, with one-time codes or a passkey', async () => {
    const owner = await arrived()
    expect(owner).toMatchObject({ isUnprotected: true })
    expect((await refusal(house.as(reviewRoutes, owner).reviewQueue({}))).code).toBe('second_step_needed')
    const removing = house.as(passkeyRoutes, owner).removePasskey({ id: 'f'.repeat(24), password })
    expect((await refusal(removing)).code).toBe('second_step_needed')
    expect((await house.as(accountRoutes, owner).session({})).isUnprotected).toBe(true)
    expect(await own(owner).readOwn({})).toMatchObject({ required: true, missing: true })
    await switchedOn(owner)
    const free = await withProtection(house, { ...owner, isUnprotected: undefined })
    expect(free.isUnprotected).toBeUndefined()
    await house.as(reviewRoutes, free).reviewQueue({})
    expect((await refusal(login(rita))).code).toBe('second_factor_required')
  })

  it('with a passkey alone signs in with that or with a recovery code, never with the password alone', async () => {
    const owner = await arrived()
    const { recoveryCodes } = await addPasskey(owner)
    expect(recoveryCodes).toHaveLength(10)
    const asked = await refusal(login(rita))
    expect(asked.code).toBe('second_factor_required')
    const waiting = await house.as(secondStepRoutes).readWaiting({ kept: asked.kept ?? '' })
    expect(waiting).toEqual({ type: 3, oneTimeCodes: false, passkeys: true })
    await login(rita, { code: recoveryCodes?.[0] ?? '' })
  })

  it('can’t remove the last protection, also of two at once', async () => {
    const { isUnprotected: _, ...owner } = await arrived()
    const { id } = await addPasskey(owner)
    const keys = house.as(passkeyRoutes, owner)
    expect((await refusal(keys.removePasskey({ id, password }))).code).toBe('last_second_step')
    await switchedOn(owner)
    const both = await Promise.allSettled([keys.removePasskey({ id, password }), own(owner).switchOff({ password })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('who lost everything gets access from the operator, and must then protect the account again', async () => {
    const owner = await arrived()
    await addPasskey(owner)
    await switchedOn(owner)
    await resetSecondStep(house.database, { email: ' Rita@trampolim.com.br', now: house.now() })
    const entered = await login(rita)
    expect(await personOfToken(house.database, entered.token, house.now())).toMatchObject({ role: 'user:reviewer' })
    expect(await withProtection(house, { ...owner, isUnprotected: undefined })).toMatchObject({ isUnprotected: true })
    expect(await house.as(sessionRoutes, owner).listSessions({})).toHaveLength(1)
    expect(await letters()).toContain('A proteção da sua conta foi retirada')
    await atHome(ana)
    const others = resetSecondStep(house.database, { email: ana.email, now: house.now() })
    await expect(others).rejects.toMatchObject({ code: 'user_not_found' })
  })

  it('is the only role that must, and not in the demo', async () => {
    const owner = await atHome(ana)
    expect(await withProtection(house, owner)).toEqual(owner)
    const demo = { ...house, configuration: { ...house.configuration, demo: true } }
    const reviewer = await atHome(rita)
    expect(await withProtection(demo, reviewer)).toEqual(reviewer)
  })
})
