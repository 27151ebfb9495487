import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { accountHandlers } from '../background.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'

describe('wrong attempts at a password', async () => {
  const house = await testHouse()
  const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password: 'pao de queijo' } as const
  const bruno = { ...ana, email: 'bruno@exemplo.com.br' }
  const home = '198.51.100.1'
  type From = { address?: string; devices?: readonly string[] }
  const enter = (email: string, password: string, { address, devices }: From = {}) =>
    house.as(accountRoutes, null, address, devices).login({ type: 2, email, password })
  const fail = (email: string, from?: From) => refusal(enter(email, 'errada', from))
  const work = () => house.work({ handlers: [...accountHandlers, ...letterHandlers], listeners: accountListeners })

  async function failTimes(times: number, email: string, addressAt: (at: number) => string) {
    const codes: string[] = []
    for (let at = 0; at < times; at++) codes.push((await fail(email, { address: addressAt(at) })).code)
    return codes.filter((code) => code === 'wrong_credentials').length
  }

  /** Makes parallel attempts, each from a different network; returns how many were checked against the password. */
  async function failFromEverywhere(times: number) {
    const from = (at: number) => ({ address: `198.51.${at >> 3}.${at}` })
    const tries = await Promise.all(Array.from({ length: times }, (_, at) => fail(ana.email, from(at))))
    return tries.filter(({ code }) => code === 'wrong_credentials').length
  }

  it('delay their network at that account, however many are simultaneous, and nobody else', async () => {
    await insertAccount(house, ana)
    await insertAccount(house, bruno)
    const tries = await Promise.all(Array.from({ length: 15 }, () => fail(ana.email)))
    expect(tries.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(10)
    expect(tries.filter(({ code, status }) => code === 'too_many_sign_ins' && status === 429)).toHaveLength(5)
    expect((await refusal(enter(ana.email, ana.password))).code).toBe('too_many_sign_ins')
    expect((await enter(ana.email, ana.password, { address: home })).user.email).toBe(ana.email)
    expect((await enter(bruno.email, bruno.password)).user.email).toBe(bruno.email)
  })

  it('that are simultaneous are all checked, though each reads the clock at a different time', async () => {
    const still = house.now
    house.now = () => {
      house.clock.pass(0.001)
      return still()
    }
    const tries = await Promise.all(Array.from({ length: 10 }, () => fail(ana.email))).finally(() => {
      house.now = still
    })
    expect(tries.map(({ code }) => code)).toEqual(Array(10).fill('wrong_credentials'))
  })

  it('report exactly when the next is accepted, and each further one doubles the delay', async () => {
    await insertAccount(house, ana)
    await failTimes(10, ana.email, () => home)
    const first = await fail(ana.email, { address: home })
    expect(first).toMatchObject({ code: 'too_many_sign_ins', retryAfter: 60 })
    expect(first.message).toContain('Espere 1 minuto e')
    house.clock.pass(59)
    expect(await fail(ana.email, { address: home })).toMatchObject({ retryAfter: 1 })
    house.clock.pass(1)
    expect((await fail(ana.email, { address: home })).code).toBe('wrong_credentials')
    const second = await fail(ana.email, { address: home })
    expect(second).toMatchObject({ retryAfter: 120 })
    expect(second.message).toContain('Espere 2 minutos')
    house.clock.pass(120)
    expect((await enter(ana.email, ana.password, { address: home })).user.email).toBe(ana.email)
    expect(await failTimes(10, ana.email, () => home)).toBe(10)
  })

  it('are forgotten a quarter of an hour after the delay', async () => {
    await insertAccount(house, ana)
    await failTimes(10, ana.email, () => home)
    house.clock.pass(16 * 60)
    expect(await failTimes(12, ana.email, () => home)).toBe(10)
  })

  it('count the addresses of one IPv6 network as one', async () => {
    await insertAccount(house, ana)
    const counted = await failTimes(12, ana.email, (at) => `2001:db8:1:2::${at.toString(16)}`)
    expect(counted).toBe(10)
    expect((await fail(ana.email, { address: '2001:db8:1:3::1' })).code).toBe('wrong_credentials')
  })

  it('from many networks reach a limit of the account, which expires', async () => {
    await insertAccount(house, ana)
    expect(await failFromEverywhere(105)).toBe(100)
    expect(await fail(ana.email, { address: home })).toMatchObject({ code: 'too_many_sign_ins', retryAfter: 60 })
    house.clock.pass(60)
    expect((await enter(ana.email, ana.password, { address: home })).user.email).toBe(ana.email)
  })

  it('don’t affect a device on which the owner has signed in before', async () => {
    await insertAccount(house, ana)
    const { deviceToken } = await enter(ana.email, ana.password, { address: home })
    await failTimes(11, ana.email, () => home)
    await failFromEverywhere(105)
    expect((await fail(ana.email, { address: home })).code).toBe('too_many_sign_ins')
    const again = await enter(ana.email, ana.password, { address: home, devices: ['another', deviceToken] })
    expect(again.deviceToken).toBe(deviceToken)
    expect((await fail(ana.email, { address: home })).code).toBe('too_many_sign_ins')
  })

  it('of a known device are counted too', async () => {
    await insertAccount(house, ana)
    const { deviceToken } = await enter(ana.email, ana.password)
    const from = (at: number) => ({ address: `198.51.100.${at}`, devices: [deviceToken] })
    const tries = await Promise.all(Array.from({ length: 14 }, (_, at) => fail(ana.email, from(at))))
    expect(tries.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(10)
  })

  it('count fully with a token of another account, an invented or expired one, or one from before a change of password', async () => {
    await insertAccount(house, ana)
    await insertAccount(house, bruno)
    const own = (await enter(ana.email, ana.password)).deviceToken
    const foreign = (await enter(bruno.email, bruno.password)).deviceToken
    const [name, , signature] = own.split('.')
    await failTimes(11, ana.email, () => home)
    const made = [foreign, `${name}.zzzzzzzz.${signature}`, 'a.b.c', '', '~'.repeat(40), `${own}x`]
    for (const token of made) {
      expect((await fail(ana.email, { address: home, devices: [token] })).code).toBe('too_many_sign_ins')
    }
    expect((await fail(ana.email, { address: home, devices: [own] })).code).toBe('wrong_credentials')
    await house.database.updateTable('account').set({ password_hash: 'another' }).execute()
    expect((await fail(ana.email, { address: home, devices: [own] })).code).toBe('too_many_sign_ins')
    await house.database.deleteFrom('failed_try').execute()
    house.clock.pass(366 * 86_400)
    await failTimes(10, ana.email, () => home)
    expect((await fail(ana.email, { address: home, devices: [own] })).code).toBe('too_many_sign_ins')
  })

  it('delay a network at all accounts only after very many, and only for seconds', async () => {
    await insertAccount(house, ana)
    const { deviceToken } = await enter(ana.email, ana.password, { address: home })
    await house.database.deleteFrom('failed_try').execute()
    await fail('p0@exemplo.com.br', { address: home })
    const network = house.database.updateTable('failed_try').where('subject', 'like', 'network:%')
    await network.set({ failures: 299 }).execute()
    expect((await fail('p1@exemplo.com.br', { address: home })).code).toBe('wrong_credentials')
    expect(await fail('p@exemplo.com.br', { address: home })).toMatchObject({
      code: 'too_many_sign_ins',
      retryAfter: 1,
    })
    expect((await enter(ana.email, ana.password, { address: home, devices: [deviceToken] })).user.email).toBe(ana.email)
    house.clock.pass(1)
    expect((await enter(ana.email, ana.password, { address: home })).user.email).toBe(ana.email)
  })

  it('get the same answer for an account that doesn’t exist', async () => {
    await insertAccount(house, ana)
    const known = []
    const unknown = []
    for (let at = 0; at < 12; at++) {
      known.push(await fail(ana.email, { address: home }))
      unknown.push(await fail('ninguem@exemplo.com.br', { address: home }))
    }
    expect(unknown).toEqual(known)
    const kept = await house.database.selectFrom('failed_try').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('exemplo')
  })

  it('are reported to the owner once a day, and only those of unknown devices', async () => {
    await insertAccount(house, ana)
    const { deviceToken } = await enter(ana.email, ana.password)
    for (let at = 0; at < 10; at++) await fail(ana.email, { devices: [deviceToken] })
    await work()
    const warnings = () => house.letters.filter(({ subject }) => subject === 'Tentaram entrar na sua conta')
    expect(warnings()).toEqual([])
    await failTimes(10, ana.email, () => home)
    await failTimes(10, ana.email, () => '198.51.100.2')
    await failTimes(10, 'ninguem@exemplo.com.br', () => '198.51.100.3')
    await work()
    expect(warnings()).toMatchObject([{ to: ana.email }])
    expect(warnings()[0]?.text).toContain('/forgot-password?redirect=%2Fprofile%3Ftab%3DchangePassword')
    house.clock.pass(86_400)
    await failTimes(10, ana.email, () => home)
    await work()
    expect(warnings()).toHaveLength(2)
  })

  it('are reported also if each comes from another network', async () => {
    await insertAccount(house, ana)
    await failFromEverywhere(30)
    await work()
    expect(house.letters).toMatchObject([{ to: ana.email }])
  })

  it('are deleted once they are forgotten', async () => {
    await fail(ana.email)
    const clear = accountHandlers.find(({ work: { name } }) => name === 'clear-forgotten-tries')
    const kept = async () => (await house.database.selectFrom('failed_try').select('subject').execute()).length
    await clear?.run(house, {} as never)
    expect(await kept()).toBe(3)
    house.clock.pass(25 * 3600)
    await clear?.run(house, {} as never)
    expect(await kept()).toBe(0)
  })
})
