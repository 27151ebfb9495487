import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountRoutes } from '../../accounts/routes.ts'
import { jobRoutes } from '../../jobs/routes.ts'
import { reviewRoutes } from '../../reviews/routes.ts'
import { newId } from '../ids.ts'
import { securityHandlers } from './background.ts'
import { readSecurityEvents, trimSecurityLog } from './queries.ts'

describe('the security log', async () => {
  const house = await testHouse()
  const ana = { email: 'ana@exemplo.com.br', role: 'user:professional', password: 'pao de queijo' } as const
  const signIn = (password: string, address = '198.51.100.7') =>
    house.as(accountRoutes, null, address).login({ type: 2, email: ana.email, password })
  const log = () => readSecurityEvents(house.database, { since: new Date(0), most: 100 })

  it('records who signed in, from which network, and nothing personal', async () => {
    const { accountId } = await insertAccount(house, ana)
    await signIn(ana.password)
    expect(await log()).toEqual([
      {
        kind: 'sign-in',
        call: 'POST /login',
        code: null,
        actorId: accountId,
        about: {},
        target: expect.stringMatching(/^[\w-]{16}$/),
        place: '198.51.100.0/24',
        count: 1,
        lastAt: house.now(),
      },
    ])
    const stored = JSON.stringify(await house.database.selectFrom('security_event').selectAll().execute())
    for (const personal of [ana.email, ana.password, '198.51.100.7']) expect(stored).not.toContain(personal)
  })

  it('counts similar events in one entry, so that nobody can fill it', async () => {
    await insertAccount(house, ana)
    for (const last of [1, 2, 3]) await refusal(signIn('errada', `198.51.100.${last}`))
    await refusal(signIn('errada', '203.0.113.1'))
    house.clock.pass(600)
    await refusal(signIn('errada'))
    const entries = (await log()).map(({ kind, code, place, count }) => ({ kind, code, place, count }))
    const wrong = { kind: 'refusal', code: 'wrong_credentials' }
    expect(entries).toHaveLength(3)
    expect(entries).toContainEqual({ ...wrong, place: '198.51.100.0/24', count: 3 })
    expect(entries).toContainEqual({ ...wrong, place: '203.0.113.0/24', count: 1 })
  })

  it('contains the ids that a signed-in person tries, and none of a visitor', async () => {
    const person = await insertAccount(house, ana)
    const ids = [newId(house.now()), newId(house.now())]
    for (const id of ids) {
      await refusal(house.as(jobRoutes, null).readJob({ id }))
      await refusal(house.as(jobRoutes, person).readJob({ id }))
    }
    expect(await log()).toMatchObject([
      { kind: 'refusal', call: 'GET /job/{id}', code: 'job_not_found', actorId: person.accountId, count: 2 },
    ])
  })

  it('contains a call that isn’t for the caller’s role', async () => {
    const person = await insertAccount(house, ana)
    await refusal(house.as(reviewRoutes, person).findSubjects({ name: 'Ana' }))
    expect(await log()).toMatchObject([{ code: 'role_not_allowed', call: 'GET /review/subject' }])
  })

  it('contains views of personal data', async () => {
    const rita = await insertAccount(house, { email: 'rita@exemplo.com.br', role: 'user:reviewer' })
    await house.as(reviewRoutes, rita).findSubjects({ name: 'Ana' })
    expect(await log()).toMatchObject([{ kind: 'look', call: 'GET /review/subject', actorId: rita.accountId }])
  })

  /** Inserts entries a number of days old by the database's clock, which decides how long they are kept. */
  const insertEntries = (count: number, days: number) =>
    sql`
      insert into security_event (bucket, kind, call, place, request_id, first_at, last_at)
      select decode(md5(${days} || ' ' || each), 'hex'), 'look', 'GET /job/{id}', 'unknown', ${String(days)},
        now() - make_interval(days => ${days}, secs => each), now() - make_interval(days => ${days}, secs => each)
      from generate_series(1, ${count}) as each
    `.execute(house.database)
  const kept = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from security_event`.execute(house.database)
    return rows[0]?.count
  }

  it('stores half a year', async () => {
    await insertEntries(3, 182)
    await insertEntries(2, 184)
    await securityHandlers[0]?.run(house, {} as never)
    expect(await kept()).toBe(3)
  })

  it('keeps the latest of too many', async () => {
    await insertEntries(10_000, 0)
    await insertEntries(2, 1)
    await trimSecurityLog(house.database, { days: 183, most: 10_000 })
    expect(await kept()).toBe(10_000)
  })

  it.each([
    { days: 30, most: 2_000_000 },
    { days: 183, most: 0 },
  ])('can’t be emptied with the application’s rights: %j', async (less) => {
    await insertEntries(1, 100)
    await expect(trimSecurityLog(house.database, less)).rejects.toThrow('kept for longer')
    expect(await kept()).toBe(1)
  })
})
