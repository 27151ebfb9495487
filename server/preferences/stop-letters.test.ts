import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { serveStopLinks } from '../alerts/serve-stop-links.ts'
import { letterHandlers } from '../letters/background.ts'
import { letterRoutes } from '../letters/letter-routes.ts'
import { queueLetter } from '../letters/send-letter.ts'
import { notificationHandlers } from '../notifications/background.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import { sendSummaries } from '../notifications/send-summaries.ts'
import { tell } from '../notifications/tell.ts'
import { createApp } from '../platform/http/app.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { stopToken } from './stop-letters.ts'

describe('the link that turns letters off', async () => {
  const house = await testHouse()
  const { configuration, database, log } = house
  const { secret, publicUrl } = configuration
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  app.all('/api/gateway/*', async () => ({ call: true }))
  await serveStopLinks(app, house)
  afterAll(() => app.close())

  /** As a mail program sends it: from anywhere, without a session or an origin of ours. */
  const post = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    app.inject({
      ...{ method: 'POST', url: url.replace(publicUrl, ''), payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    })
  const mailsOf = async (who: Person) =>
    Object.fromEntries(
      (await house.as(notificationRoutes, who).listPreferences({})).preferences.map(({ kind, mail }) => [kind, mail]),
    )
  async function sent(to: string) {
    const before = house.letters.length
    await database.transaction().execute((tx) =>
      queueLetter(tx, {
        ...{ secret, id: newId(house.now()), to, template: 'consent-asked' },
        values: { name: 'Ana', company: 'Padaria', until: '3 de maio' },
      }),
    )
    await house.work({ handlers: letterHandlers })
    return house.letters.slice(before)
  }
  const ana = () => insertCandidate(house, { email: 'ana@exemplo.com', cpf: '52998224725' })

  it('turns off one kind, without a session, however often it is followed, and only that', async () => {
    const person = await ana()
    const before = await mailsOf(person)
    const [letter] = await sent('ana@exemplo.com')
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(letter?.stopUrl ?? '')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await mailsOf(person)).toEqual({ ...before, consent: 'never' })
    expect(await sent('ana@exemplo.com')).toEqual([])
  })

  it('is at the end of the letter too, as a page that asks first', async () => {
    const person = await ana()
    const [letter] = await sent('ana@exemplo.com')
    const [page = ''] = /http\S+\/letters\/stop\?token=\S+/.exec(letter?.text ?? '') ?? []
    const token = new URL(page).searchParams.get('token') ?? ''
    const got = await app.inject({ method: 'GET', url: letter?.stopUrl?.replace(publicUrl, '') ?? '' })
    expect([got.statusCode, got.headers.location]).toEqual([302, page])
    const damaged = await app.inject({ method: 'GET', url: `${letter?.stopUrl?.replace(publicUrl, '')}x` })
    expect(damaged.headers.location).toBe(`${page}x`)
    const calls = house.as(letterRoutes)
    expect(await calls.readStoppedLetters({ token })).toEqual({ subject: 'consent', side: 'candidate', isOff: false })
    expect((await mailsOf(person)).consent).toBe('at-once')
    await calls.stopLetters({ token })
    await calls.stopLetters({ token })
    expect(await calls.readStoppedLetters({ token })).toMatchObject({ isOff: true })
  })

  it('of a summary turns off all that is in such summaries', async () => {
    const bruno = await insertAccount(house, { email: 'bruno@exemplo.com', role: 'user:recruiter' })
    const calls = house.as(notificationRoutes, bruno)
    await calls.changePreferences({ preferences: [{ kind: 'mention', inApp: false, mail: 'daily' }] })
    const before = await mailsOf(bruno)
    await house.as(letterRoutes).stopLetters({ token: stopToken(secret, { ...bruno, subject: 'daily' }) })
    expect(await mailsOf(bruno)).toEqual({ ...before, application: 'never', mention: 'never' })
    const { preferences } = await calls.listPreferences({})
    expect(preferences.find(({ kind }) => kind === 'mention')).toMatchObject({ inApp: false })
  })

  it('of a summary ends what waits for it, as choosing so on the page does', async () => {
    const [bruno, elisa] = [
      await insertAccount(house, { email: 'bruno@exemplo.com', role: 'user:recruiter' }),
      await insertAccount(house, { email: 'elisa@exemplo.com', role: 'user:recruiter' }),
    ]
    const accountIds = [bruno.accountId, elisa.accountId]
    const choose = (who: Person, kind: 'mention' | 'jobPaused', mail: 'daily' | 'never') =>
      house.as(notificationRoutes, who).changePreferences({ preferences: [{ kind, inApp: true, mail }] })
    for (const who of [bruno, elisa]) await choose(who, 'jobPaused', 'daily')
    await database
      .transaction()
      .execute((tx) => tell(tx, { kind: 'jobPaused', variant: 'paused', accountIds, jobName: 'Padeiro' }, house))
    const waiting = async (who: Person) => (await house.as(notificationRoutes, who).readSummaries({})).daily.items
    expect(await waiting(bruno)).toHaveLength(1)
    await house.as(letterRoutes).stopLetters({ token: stopToken(secret, { ...bruno, subject: 'daily' }) })
    expect(await waiting(bruno)).toEqual([])
    expect(await waiting(elisa)).toHaveLength(1)
    await choose(elisa, 'jobPaused', 'never')
    expect(await waiting(elisa)).toEqual([])
    await choose(elisa, 'mention', 'daily')
    const mention = { kind: 'mention', variant: 'note' } as const
    await database
      .transaction()
      .execute((tx) => tell(tx, { ...mention, accountIds: [elisa.accountId], jobName: 'Padeiro' }, house))
    await sendSummaries(house)
    await house.work({ handlers: [...notificationHandlers, ...letterHandlers] })
    expect(house.letters.map(({ to }) => to)).toEqual(['elisa@exemplo.com'])
    expect(house.letters[0]?.text).not.toContain('pausada')
  })

  it('works also for somebody whose profile is blocked', async () => {
    const person = await ana()
    const [letter] = await sent('ana@exemplo.com')
    const role = async (to: string) =>
      database.updateTable('account').set({ role: to }).where('id', '=', person.accountId).execute()
    await role('user:inactive')
    const token = letter?.stopUrl?.split('/').at(-1) ?? ''
    const calls = house.as(letterRoutes)
    expect(await calls.readStoppedLetters({ token })).toEqual({ subject: 'consent', side: 'candidate', isOff: false })
    expect((await post(letter?.stopUrl ?? '')).statusCode).toBe(204)
    expect(await calls.readStoppedLetters({ token })).toMatchObject({ isOff: true })
    await role('user:professional')
    expect((await mailsOf(person)).consent).toBe('never')
  })

  it('does nothing with an invalid link, names the letters that can’t be turned off, and accepts that the account is deleted', async () => {
    const person = await ana()
    const before = await mailsOf(person)
    const good = stopToken(secret, { ...person, subject: 'moved' })
    const [accountId = '', , signature = ''] = good.split('.')
    const wrong = [
      `${accountId}.hire.${signature}`,
      `${'0'.repeat(24)}.moved.${signature}`,
      `${good}x`,
      good.slice(0, -1),
      stopToken(secret, { ...person, subject: 'security' }),
      stopToken(secret, { ...person, subject: 'mention' }).replace('mention', 'constructor'),
      stopToken(secret, { accountId: '0'.repeat(24), subject: 'moved' }),
      'a.b',
      `${good}.x`,
      'x',
    ]
    for (const token of wrong) {
      const { status } = await refusal(house.as(letterRoutes).stopLetters({ token }))
      expect(status).toBe(404)
      expect((await post(`/api/gateway/letters/stop/${token}`)).statusCode).toBe(404)
    }
    expect((await post(`/api/gateway/letters/stop/${good}`, 'else')).statusCode).toBe(400)
    expect(await mailsOf(person)).toEqual(before)
  })

  it('isn’t in letters that can’t be turned off, which also go to people without an account', async () => {
    await ana()
    const templates = [
      { to: 'ana@exemplo.com', template: 'password-changed', values: { signInPath: '/signin' } },
      { to: 'visita@exemplo.com', template: 'welcome', values: { name: 'Visita' } },
    ] as const
    for (const each of templates) {
      await database.transaction().execute((tx) => queueLetter(tx, { secret, id: newId(house.now()), ...each }))
      await house.work({ handlers: letterHandlers })
    }
    expect(house.letters.map(({ to, stopUrl }) => [to, stopUrl])).toEqual([
      ['ana@exemplo.com', undefined],
      ['visita@exemplo.com', undefined],
    ])
  })

  it('is needed by the others: none goes to an address that its reader gave up', async () => {
    const { accountId } = await ana()
    const address = async (email: string) =>
      database.updateTable('account').set({ email }).where('id', '=', accountId).execute()
    expect(await sent('ana@exemplo.com')).toHaveLength(1)
    await address('nova@exemplo.com')
    expect(await sent('ana@exemplo.com')).toEqual([])
    expect(await sent('nova@exemplo.com')).toHaveLength(1)
    await database.deleteFrom('account').where('id', '=', accountId).execute()
    expect(await sent('nova@exemplo.com')).toEqual([])
    const states = await database.selectFrom('letter').select('state').orderBy('changed_at').execute()
    expect(states.filter(({ state }) => state === 'unwanted')).toHaveLength(2)
  })
})
