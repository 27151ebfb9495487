import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'
import { sessionRoutes } from '../session-routes.ts'
import { personOfToken } from './person-of-token.ts'

const onPhone =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const day = 24 * 60 * 60

describe('where somebody is signed in', async () => {
  const house = await testHouse()
  const [email, password] = ['ana@exemplo.com.br', 'pao de queijo']
  const ana = () => insertAccount(house, { email, role: 'user:professional', password })
  const signIn = (userAgent = '', deviceTokens: string[] = []) =>
    house.as(accountRoutes, null, undefined, deviceTokens, userAgent).login({ type: 2, email, password })
  const personOf = ({ token }: { token: string }) => personOfToken(house.database, token, house.now())
  const calls = (person: Person | null) => house.as(sessionRoutes, person)
  const letters = async () => {
    await house.work({ handlers: letterHandlers, listeners: accountListeners })
    return house.letters
  }

  it('is listed with this one first, then the newest, without those that have ended', async () => {
    await ana()
    await signIn()
    house.clock.pass(13 * 60 * 60)
    const [first, second] = [await signIn(onPhone), await signIn()]
    const listed = await calls(await personOf(first)).listSessions({})
    expect(listed).toMatchObject([
      { id: first.user.sessionId, current: true, browser: 'chrome', system: 'android' },
      { id: second.user.sessionId, current: false, browser: null, system: null },
    ])
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
      'browser',
      'current',
      'expires',
      'id',
      'started',
      'system',
    ])
  })

  it('is ended one by one, once, and only by its owner', async () => {
    await ana()
    const [here, there] = [await signIn(), await signIn()]
    const bia = await insertAccount(house, { email: 'bia@exemplo.com.br', role: 'user:professional', password })
    const id = there.user.sessionId
    expect(await refusal(calls(bia).endOneSession({ id }))).toMatchObject({ code: 'session_not_found', status: 404 })
    expect(await personOf(there)).not.toBeNull()
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, async () => calls(await personOf(here)).endOneSession({ id })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await personOf(there)).toBeNull()
    expect(await personOf(here)).not.toBeNull()
  })

  it('is ended everywhere else at once', async () => {
    await ana()
    const bia = await insertAccount(house, { email: 'bia@exemplo.com.br', role: 'user:recruiter', password })
    const hers = await house.as(accountRoutes).login({ type: 1, email: bia.email, password })
    const [here, ...others] = [await signIn(), await signIn(), await signIn()]
    await calls(await personOf(here)).endOtherSessions({})
    expect(await Promise.all(others.map(personOf))).toEqual([null, null])
    expect(await personOf(here)).not.toBeNull()
    expect(await personOf(hers)).not.toBeNull()
  })

  it('is available to every signed-in person, whatever their role', async () => {
    const person = await ana()
    for (const ask of [calls(null).listSessions({}), calls(null).endOtherSessions({})]) {
      expect((await refusal(ask)).status).toBe(401)
    }
    for (const role of ['user:recruiter', 'user:inactive', 'user:reviewer'] as const) {
      expect(await calls({ ...person, role }).listSessions({})).toEqual([])
    }
  })

  it('is reported by letter on a new device, not on a known one, and at most five times a day', async () => {
    await ana()
    const { deviceToken } = await signIn(onPhone)
    expect(await letters()).toMatchObject([{ to: email, subject: 'Entraram na sua conta em um aparelho novo' }])
    expect(house.letters[0]?.text).toContain('Chrome no Android')
    expect(house.letters[0]?.text).toContain('com a senha certa')
    expect(house.letters[0]?.text).toContain('/forgot-password?redirect=%2Fprofile%3Ftab%3DchangePassword')
    await signIn(onPhone, [deviceToken])
    expect(await letters()).toHaveLength(1)
    for (let at = 0; at < 6; at++) await signIn()
    expect(await letters()).toHaveLength(5)
    expect(house.letters.at(-1)?.text).toContain('Aparelho não reconhecido')
    house.clock.pass(day)
    await signIn()
    expect(await letters()).toHaveLength(6)
  })

  it('isn’t reported after a wrong password', async () => {
    await ana()
    await refusal(house.as(accountRoutes).login({ type: 2, email, password: 'errada' }))
    expect(await letters()).toEqual([])
  })
})
