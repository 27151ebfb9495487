import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAlert } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { createActionLink } from '../../action-links/action-links.ts'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'
import { makeResetLink } from './recover-password.ts'

describe('a forgotten password', async () => {
  const house = await testHouse()
  const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password: 'pao de queijo' } as const
  const visitor = () => house.as(accountRoutes)
  const work = () => house.work({ handlers: [...accountHandlers, ...letterHandlers], listeners: accountListeners })

  async function recoveredLink() {
    await visitor().recoverPassword({ email: ana.email })
    await work()
    return /take-action\?id=([\w-]+)/.exec(house.letters.at(-1)?.text ?? '')?.[1] ?? ''
  }

  it('is replaced by the link in the letter, once, and every session ends', async () => {
    await insertAccount(house, ana)
    const { token } = await visitor().login({ type: 2, ...ana })
    const id = await recoveredLink()
    expect(house.letters.at(-1)).toMatchObject({ to: ana.email, subject: 'Crie uma nova senha' })
    expect(await visitor().readAction({ id })).toEqual({ kind: 'reset-password', email: ana.email, subject: '' })
    expect(await visitor().takeAction({ id, password: 'broa de milho' })).toMatchObject({ done: true })

    expect(await personOfToken(house.database, token, house.now())).toBeNull()
    expect((await refusal(visitor().login({ type: 2, ...ana }))).code).toBe('wrong_credentials')
    expect((await visitor().login({ type: 2, ...ana, password: 'broa de milho' })).user.email).toBe(ana.email)
    const again = await refusal(visitor().takeAction({ id, password: 'outra broa' }))
    expect(again).toMatchObject({ code: 'action_expired', status: 410 })
    expect((await refusal(visitor().readAction({ id }))).code).toBe('action_expired')
    await work()
    expect(house.letters).toContainEqual(expect.objectContaining({ to: ana.email, subject: 'Sua senha foi trocada' }))
  })

  it.each([
    ['user:professional', 2, '/signin'],
    ['user:recruiter', 1, '/recruiter/signin'],
    ['user:reviewer', 3, '/review/signin'],
  ] as const)('links %s to the sign-in page of their area, on the page and in the letter', async (role, type, path) => {
    await insertAccount(house, { ...ana, role })
    const id = await recoveredLink()
    expect(await visitor().takeAction({ id, password: 'broa de milho' })).toMatchObject({ type })
    await work()
    expect(house.letters.at(-1)?.text).toContain(`http://trampolim.test${path}\n`)
  })

  it('gets the same answer for an unknown e-mail, to which nothing is sent', async () => {
    await insertAccount(house, ana)
    const known = await visitor().recoverPassword({ email: ana.email })
    expect(await visitor().recoverPassword({ email: 'ninguem@exemplo.com.br' })).toEqual(known)
    await work()
    expect(house.letters.map(({ to }) => to)).toEqual([ana.email])
  })

  it('sends one letter, whose link works, if the queue runs its work again after a crash', async () => {
    await insertAccount(house, ana)
    await visitor().recoverPassword({ email: ana.email })
    const [work] = await waitingWork(house.database)
    const payload = work?.payload as Parameters<typeof makeResetLink>[1]
    for (let run = 0; run < 2; run++) {
      await makeResetLink(house, payload)
      await house.work({ handlers: letterHandlers, listeners: accountListeners })
    }
    expect(house.letters).toHaveLength(1)
    const id = /take-action\?id=([\w-]+)/.exec(house.letters[0]?.text ?? '')?.[1] ?? ''
    expect(await visitor().takeAction({ id, password: 'broa de milho' })).toMatchObject({ done: true })
  })

  it('keeps the token out of the queue and the database', async () => {
    await insertAccount(house, ana)
    const id = await recoveredLink()
    await visitor().recoverPassword({ email: ana.email })
    const kept = await Promise.all([
      house.database.selectFrom('event').selectAll().execute(),
      house.database.selectFrom('action_link').selectAll().execute(),
      waitingWork(house.database),
    ])
    expect(JSON.stringify(kept)).not.toContain(id)
    expect(JSON.stringify(kept)).not.toContain(ana.email)
  })

  it('lets one of two simultaneous resets win, with the same link or two', async () => {
    await insertAccount(house, ana)
    const links = [await recoveredLink(), await recoveredLink()]
    for (const [one, other] of [
      [links[0], links[0]],
      [links[0], links[1]],
    ] as const) {
      const outcomes = await Promise.allSettled(
        [one, other].map((id, at) => visitor().takeAction({ id: id ?? '', password: `broa de milho ${at}` })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    }
    const used = await house.database.selectFrom('action_link').select('used_at').execute()
    expect(used.every((link) => link.used_at)).toBe(true)
  })

  it('refuses a bad password, and keeps the link valid for the next attempt', async () => {
    await insertAccount(house, ana)
    const id = await recoveredLink()
    const faults: readonly [string | undefined, string][] = [
      [undefined, 'required'],
      ['curta', 'password_too_short'],
      ['12345678', 'password_common'],
      [ana.email, 'password_is_email'],
    ]
    for (const [password, code] of faults) {
      const { fields } = await refusal(visitor().takeAction({ id, password }))
      expect(fields).toMatchObject({ password: { code } })
    }
    expect(await visitor().takeAction({ id, password: 'broa de milho' })).toMatchObject({ done: true })
  })

  it('has a link valid for an hour, and none for an invented token', async () => {
    await insertAccount(house, ana)
    const id = await recoveredLink()
    house.clock.pass(60 * 60)
    expect((await refusal(visitor().readAction({ id }))).code).toBe('action_expired')
    expect((await refusal(visitor().takeAction({ id, password: 'broa de milho' }))).code).toBe('action_expired')
    expect(await refusal(visitor().readAction({ id: 'nothing' }))).toMatchObject({
      code: 'action_not_found',
      status: 404,
    })
  })

  it('lifts the delay caused by failures', async () => {
    await insertAccount(house, ana)
    const fail = async () => (await refusal(visitor().login({ type: 2, ...ana, password: 'errada' }))).code
    for (let at = 0; at < 10; at++) await fail()
    expect(await fail()).toBe('too_many_sign_ins')
    const password = 'broa de milho'
    const { deviceToken } = await visitor().takeAction({ id: await recoveredLink(), password })
    expect((await visitor().login({ type: 2, ...ana, password })).user.email).toBe(ana.email)
    for (let at = 0; at < 10; at++) await fail()
    const device = house.as(accountRoutes, null, '198.51.100.1', [deviceToken ?? ''])
    expect((await device.login({ type: 2, ...ana, password })).deviceToken).toBe(deviceToken)
  })

  it('is limited per destination, known or not', async () => {
    for (let at = 0; at < 5; at++) await visitor().recoverPassword({ email: 'ninguem@exemplo.com.br' })
    const sixth = await refusal(visitor().recoverPassword({ email: 'ninguem@exemplo.com.br' }))
    expect(sixth).toMatchObject({ code: 'too_many_requests', status: 429 })
    await visitor().recoverPassword({ email: ana.email })
  })
})

describe('a link that stops an alert', async () => {
  const house = await testHouse()

  it('names the alert, pauses it once, and leaves those of others', async () => {
    const ana = await insertCandidate(house, { email: 'ana@exemplo.com.br', cpf: '52998224725' })
    const bruno = await insertCandidate(house, { email: 'bruno@exemplo.com.br', cpf: '11144477735' })
    const now = house.now()
    for (const [at, { accountId }] of [ana, bruno].entries()) {
      await insertAlert(house, { id: String(at).repeat(24), professionalId: accountId, occupation: 'padeira' })
    }
    const linkTo = (alertId: string) =>
      house.database.transaction().execute((tx) => {
        const payload = { alertId, title: 'padeira em Santos' }
        return createActionLink(tx, { kind: 'stop-alert', accountId: ana.accountId, payload, now })
      })
    const own = await linkTo('0'.repeat(24))
    const foreign = await linkTo('1'.repeat(24))
    const visitor = house.as(accountRoutes)
    expect(await visitor.readAction({ id: own.token })).toMatchObject({
      kind: 'stop-alert',
      subject: 'padeira em Santos',
    })
    for (const { token } of [own, foreign])
      expect(await visitor.takeAction({ id: token })).toEqual({ done: true, deviceToken: null, type: 2 })
    expect((await refusal(visitor.takeAction({ id: own.token }))).code).toBe('action_expired')
    const paused = await house.database.selectFrom('job_alert').where('paused', '=', true).select('id').execute()
    expect(paused).toEqual([{ id: '0'.repeat(24) }])
  })
})
