import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { accountHandlers } from '../background.ts'
import { accountRoutes } from '../routes.ts'
import { personOfToken } from '../sessions/person-of-token.ts'

describe('signing in', async () => {
  const house = await testHouse()
  const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password: 'pao de queijo' } as const
  const visitor = (address?: string) => house.as(accountRoutes, null, address)
  const as = (type: 1 | 2 | 3, email: string, password: string, address?: string) =>
    visitor(address).login({ type, email, password })

  it('starts a session of 12 hours, or of 30 days if remembered, and returns who is signed in', async () => {
    const { accountId } = await insertAccount(house, ana)
    const short = await as(2, ' Ana@Exemplo.com.br ', ana.password)
    const { sessionId } = short.user
    expect(short).toMatchObject({ expiresAt: '2026-03-11T03:00:00.000Z', deviceToken: expect.any(String) })
    expect(short.user).toEqual({
      userId: accountId,
      sessionId,
      externalRoles: ['user:professional'],
      type: 2,
      email: ana.email,
      name: ana.email,
      avatar: null,
      socketOptions: { timeout: 5000, retryInterval: 5000, keepAlive: 30_000, path: '/ws', port: 80 },
      termsDue: false,
      curriculums: { professional: null, internship: null, apprentice: null },
    })
    const long = await visitor().login({ type: 2, email: ana.email, password: ana.password, rememberMe: true })
    expect(long.expiresAt).toBe('2026-04-09T15:00:00.000Z')
    const person = await personOfToken(house.database, short.token, house.now())
    expect(person).toMatchObject({ accountId, sessionId, role: 'user:professional', email: ana.email })
    expect((await house.as(accountRoutes, person).session({})).sessionId).toBe(sessionId)
    const stored = JSON.stringify(await house.database.selectFrom('session').selectAll().execute())
    expect(stored).not.toContain(short.token)
  })

  it('ends for an account that is deleted during a request', async () => {
    const person = await insertAccount(house, ana)
    await house.database.deleteFrom('account').execute()
    expect(await refusal(house.as(accountRoutes, person).session({}))).toMatchObject({ code: 'sign_in_required' })
  })

  it('ends only this session at logout', async () => {
    await insertAccount(house, ana)
    const first = await as(2, ana.email, ana.password)
    const second = await as(2, ana.email, ana.password)
    const person = await personOfToken(house.database, first.token, house.now())
    await house.as(accountRoutes, person).logout({})
    expect(await personOfToken(house.database, first.token, house.now())).toBeNull()
    expect(await personOfToken(house.database, second.token, house.now())).not.toBeNull()
  })

  it.each([
    ['user:recruiter', 1],
    ['user:professional', 2],
    ['user:inactive', 2],
    ['professional:registration:incomplete', 2],
    ['user:reviewer', 3],
  ] as const)('lets %s sign in to area %i and no other', async (role, own) => {
    await insertAccount(house, { ...ana, role })
    for (const type of [1, 2, 3] as const) {
      if (type === own) expect((await as(type, ana.email, ana.password)).user.externalRoles).toEqual([role])
      else
        expect(await refusal(as(type, ana.email, ana.password))).toMatchObject({
          code: `sign_in_as_${{ 1: 'recruiter', 2: 'professional', 3: 'reviewer' }[own]}`,
          status: 422,
        })
    }
  })

  it('reveals an account’s area only with the right password, and counts only wrong ones', async () => {
    await insertAccount(house, { ...ana, role: 'user:recruiter' })
    const wrong = await refusal(as(2, ana.email, 'errada'))
    expect(wrong).toEqual(await refusal(as(2, 'ninguem@exemplo.com.br', 'errada')))
    for (let at = 0; at < 12; at++)
      expect((await refusal(as(2, ana.email, ana.password))).code).toBe('sign_in_as_recruiter')
    expect((await as(1, ana.email, ana.password)).user.type).toBe(1)
    for (let at = 0; at < 10; at++) await refusal(as(2, ana.email, 'errada'))
    expect((await refusal(as(2, ana.email, ana.password))).code).toBe('too_many_sign_ins')
  })

  it('gives the same answer for a wrong password, an unknown e-mail and an account without a password', async () => {
    await insertAccount(house, ana)
    await insertAccount(house, { email: 'bruno@exemplo.com.br', role: 'user:professional' })
    const refusals = await Promise.all([
      refusal(as(2, ana.email, 'errada')),
      refusal(as(2, 'ninguem@exemplo.com.br', ana.password)),
      refusal(as(2, 'bruno@exemplo.com.br', ana.password)),
    ])
    for (const each of refusals) expect(each).toEqual(refusals[0])
    expect(refusals[0]).toMatchObject({ code: 'wrong_credentials', message: 'E-mail ou senha inválidos.' })
  })

  it('does not count successful attempts', async () => {
    await insertAccount(house, ana)
    for (let at = 0; at < 12; at++) await as(2, ana.email, ana.password)
    expect((await refusal(as(2, ana.email, 'errada'))).code).toBe('wrong_credentials')
  })

  it('names the missing fields, and offers no social network', async () => {
    const { code, fields } = await refusal(as(2, ' ', ''))
    expect(code).toBe('invalid_form')
    expect(fields).toMatchObject({ email: { code: 'required' }, password: { code: 'required' } })
    const social = visitor().login({ type: 2, email: ana.email, password: 'x', network: 'google' })
    expect((await refusal(social)).code).toBe('network_not_available')
  })

  it('requires a session where one is needed', async () => {
    expect(await refusal(visitor().session({}))).toMatchObject({ code: 'sign_in_required', status: 401 })
    expect((await refusal(visitor().logout({}))).code).toBe('sign_in_required')
  })

  it('deletes sessions that have ended', async () => {
    await insertAccount(house, ana)
    await as(2, ana.email, ana.password)
    const clean = accountHandlers.find(({ work }) => work.name === 'clear-ended-sessions')
    const kept = () => house.database.selectFrom('session').select('id').execute()
    await clean?.run(house, {} as never)
    expect(await kept()).toHaveLength(1)
    house.clock.pass(12 * 3600 + 1)
    await clean?.run(house, {} as never)
    expect(await kept()).toHaveLength(0)
  })
})
