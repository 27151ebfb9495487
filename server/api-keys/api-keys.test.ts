import { endedKeyDays, mostKeys } from '@trampolim/marketplace/api-keys/keys.ts'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { startSession } from '../accounts/sessions/sessions.ts'
import { letterHandlers } from '../letters/background.ts'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { answerAskedKey } from './ask-key.ts'
import { apiKeyHandlers } from './background.ts'
import { clearKeys } from './clear-keys.ts'
import { keysOfRequests } from './keys-of-requests.ts'
import { apiKeyRoutes } from './routes.ts'

const day = 24 * 60 * 60
const wrongKey = `trampolim_${'x'.repeat(43)}`

describe('a key for public reading', async () => {
  const house = await testHouse({ localOnly: false })
  const as = (address?: string) => house.as(apiKeyRoutes, null, address)
  const form = {
    project: 'Vagas do Vale',
    email: 'Duda@Vale.example',
    purpose: 'Mostrar vagas da região no site da faculdade.',
    agree: true,
  }
  const email = 'duda@vale.example'

  async function letters() {
    await house.work({ handlers: [...apiKeyHandlers, ...letterHandlers] })
    return house.letters.splice(0)
  }
  const tokenIn = (text: string) => /link=([\w-]+)/.exec(text)?.[1] as string
  /** The token of the link in the only letter. */
  async function linkOf(asking: Promise<unknown>) {
    await asking
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    return tokenIn(letter?.text ?? '')
  }
  const ask = (changes: Partial<typeof form> = {}) => linkOf(as().askApiKey({ ...form, ...changes }))
  async function makeOne(changes: Partial<typeof form> = {}) {
    const { key } = await as().makeApiKey({ token: await ask(changes) })
    return key
  }
  const manage = (address = email) => linkOf(as().askApiKeyLink({ email: address }))

  it('is made once with the link in a letter, which opening doesn’t use up, and only its hash is stored', async () => {
    const token = await ask()
    for (let times = 0; times < 3; times += 1) {
      expect((await as().readApiKeyLink({ token })).asked).toEqual({ project: form.project, purpose: form.purpose })
    }
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => as().makeApiKey({ token })))
    const [key, ...others] = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value.key] : []))
    expect([key, others]).toEqual([expect.stringMatching(/^trampolim_[\w-]{43}$/), []])
    expect(await codeOf(as().makeApiKey({ token }))).toBe('action_expired')
    expect(await codeOf(as().readApiKeyLink({ token }))).toBe('action_expired')
    const rows = JSON.stringify(await house.database.selectFrom('api_key').selectAll().execute())
    expect(rows).not.toContain(String(key).slice('trampolim_'.length))
  })

  it('requires every field, and the promise that its project follows the rules of fair use', async () => {
    const wrong = await refusal(as().askApiKey({ project: ' ', email: 'duda', purpose: '', agree: false }))
    expect(wrong.fields).toMatchObject({
      project: { code: 'required' },
      email: { code: 'invalid_email' },
      purpose: { code: 'required' },
      agree: { code: 'required' },
    })
  })

  it('has links that end after a day and can’t be guessed', async () => {
    const token = await ask()
    expect(await codeOf(as().readApiKeyLink({ token: `${token.slice(1)}x` }))).toBe('action_not_found')
    house.clock.pass(day)
    expect(await codeOf(as().makeApiKey({ token }))).toBe('action_expired')
  })

  it('reveals to nobody who has one: the answer and the work done for it are the same', async () => {
    await makeOne()
    expect(await as().askApiKeyLink({ email })).toEqual(await as().askApiKeyLink({ email: 'nobody@vale.example' }))
    expect((await letters()).map(({ to }) => to)).toEqual([email])
  })

  it.each(['a new key', 'the link to one’s keys'])(
    'sends one letter about %s if the queue runs its work again after a crash',
    async (what) => {
      await makeOne()
      house.clock.pass(day)
      await (what === 'a new key' ? as().askApiKey(form) : as().askApiKeyLink({ email }))
      const payload = (await waitingWork(house.database)).at(-1)?.payload as Parameters<typeof answerAskedKey>[1]
      const told = []
      for (let run = 0; run < 2; run += 1) {
        await answerAskedKey(house, payload)
        await house.work({ handlers: letterHandlers })
        told.push(...house.letters.splice(0))
      }
      expect(told).toHaveLength(1)
      await as().readApiKeyLink({ token: tokenIn(told[0]?.text ?? '') })
      const links = await house.database.selectFrom('api_key_link').select('used_at').execute()
      expect(links.filter(({ used_at }) => used_at === null)).toHaveLength(1)
    },
  )

  it('floods neither mailboxes nor the list: three letters a day per address, a few requests per network, no text of strangers', async () => {
    for (let times = 0; times < 6; times += 1) await as().askApiKey({ ...form, project: 'https://golpe.example' })
    const told = await letters()
    expect(told.map(({ to }) => to)).toEqual([email, email, email])
    expect(told.map(({ subject, text, html }) => subject + text + html).join()).not.toContain('golpe')
    const { most } = quotas['api-keys-asked']
    const sent = Array.from({ length: most + 5 }, (_, at) =>
      as('203.0.113.9').askApiKey({ ...form, email: `d${at}@vale.example` }),
    )
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
  })

  it('is replaced or revoked only by a person who reads mail at its address, by the key’s id', async () => {
    await makeOne()
    const othersKey = await makeOne({ email: 'leo@vale.example', project: 'Pesquisa' })
    const find = keysOfRequests(house)
    const [token, others] = [await manage(), await manage('leo@vale.example')]
    const { keys } = await as().readApiKeyLink({ token })
    const [{ id: otherId } = { id: '' }] = (await as().readApiKeyLink({ token: others })).keys
    expect(keys).toMatchObject([{ project: form.project, used: null }])
    const id = keys[0]?.id as string
    expect(await codeOf(as().replaceApiKey({ token, id: otherId }))).toBe('api_key_not_found')
    expect(await codeOf(as().endOwnApiKey({ token, id: otherId }))).toBe('api_key_not_found')
    expect(await codeOf(as().makeApiKey({ token }))).toBe('action_not_found')
    const asking = await ask({ email: 'eva@vale.example' })
    expect(await codeOf(as().endOwnApiKey({ token: asking, id }))).toBe('action_not_found')
    expect(await find(othersKey, '203.0.113.1')).toBe(otherId)

    const { key } = await as().replaceApiKey({ token, id })
    expect(await find(key, '203.0.113.1')).toBe(id)
    await as().endOwnApiKey({ token, id })
    expect(await codeOf(as().endOwnApiKey({ token, id }))).toBe('api_key_not_found')
    expect(await keysOfRequests(house)(key, '203.0.113.1')).toBeNull()
  })

  it('is made at most five times for an address, also at once', async () => {
    const tokens: string[] = []
    for (let each = 0; each < mostKeys + 2; each += 1) {
      tokens.push(await ask())
      house.clock.pass(day / 2)
    }
    const now = house.clock.now()
    await house.database
      .updateTable('api_key_link')
      .set({ expires_at: new Date(now.getTime() + day * 1000) })
      .execute()
    const made = await Promise.allSettled(tokens.map((token) => as().makeApiKey({ token })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostKeys)
    const refused = made.find((each) => each.status === 'rejected')
    expect(await codeOf(Promise.reject(refused?.reason))).toBe('too_many_api_keys')
  })

  it('is listed for reviewers, who end it with a remark and a letter, once', async () => {
    const key = await makeOne()
    await ask({ project: 'Nunca criada' })
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const routes = house.as(apiKeyRoutes, rita)
    const { items, total } = await routes.listApiKeys({})
    expect([items, total]).toMatchObject([[{ project: form.project, email, endedBy: null }], 1])
    const end = { id: items[0]?.id as string, remark: 'As vagas aparecem sem o link.' }
    await routes.endApiKey(end)
    expect(await codeOf(routes.endApiKey(end))).toBe('api_key_not_found')
    const [letter] = await letters()
    expect([letter?.to, letter?.text]).toEqual([email, expect.stringContaining(end.remark)])
    expect((await routes.listApiKeys({})).items).toMatchObject([{ endedBy: 'reviewer', remark: end.remark }])
    const audit = await house.as(reviewRoutes, rita).auditLog({})
    expect(audit.items[0]).toMatchObject({ action: 'api-key.ended', reason: end.remark })
    expect(await keysOfRequests(house)(key, '203.0.113.1')).toBeNull()
  })

  it('is deleted after a year without use; a key that was never made, after its link expired', async () => {
    const key = await makeOne()
    await ask()
    async function clear() {
      await clearKeys(house)
      const { count } = await house.database
        .selectFrom('api_key')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    }
    house.clock.pass(300 * day)
    await keysOfRequests(house)(key, '203.0.113.1')
    expect(await clear()).toBe(1)
    house.clock.pass(364 * day)
    expect(await clear()).toBe(1)
    house.clock.pass(2 * day)
    expect(await clear()).toBe(0)
  })

  it('begins its year anew when it is replaced', async () => {
    const key = await makeOne()
    await keysOfRequests(house)(key, '203.0.113.1')
    house.clock.pass(364 * day)
    const token = await manage()
    const { keys } = await as().readApiKeyLink({ token })
    const { key: other } = await as().replaceApiKey({ token, id: keys[0]?.id as string })
    expect((await as().readApiKeyLink({ token })).keys).toMatchObject([
      { made: house.clock.now().toISOString(), used: null },
    ])
    house.clock.pass(2 * day)
    await clearKeys(house)
    expect(await keysOfRequests(house)(other, '203.0.113.1')).toBe(keys[0]?.id)
  })

  it('ended by a reviewer is deleted with what the audit log quotes from it', async () => {
    await makeOne()
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const routes = house.as(apiKeyRoutes, rita)
    const [key] = (await routes.listApiKeys({})).items
    await routes.endApiKey({ id: key?.id as string, remark: 'As vagas aparecem sem o link.' })
    const entries = async () => (await house.as(reviewRoutes, rita).auditLog({})).items
    await clearKeys(house)
    expect(await entries()).toMatchObject([{ name: form.project, reason: 'As vagas aparecem sem o link.' }])
    house.clock.pass((endedKeyDays + 1) * day)
    await clearKeys(house)
    expect(await entries()).toMatchObject([{ action: 'api-key.ended', name: null, reason: null }])
  })

  describe('sent with a request', async () => {
    async function served() {
      const app = await createApp({
        configuration: house.configuration,
        log: house.log,
        metrics: openMetrics(),
        findKey: keysOfRequests(house),
      })
      app.get('/feeds/jobs.json', async () => ({ jobs: [] }))
      app.get('/jobs/1', async () => 'page')
      app.post('/api/gateway/contact', async () => ({ done: true }))
      const get = async (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.5') =>
        app.inject({ url, headers, remoteAddress })
      const left = async (...asked: Parameters<typeof get>) => {
        const { headers } = await get(...asked)
        return [headers['ratelimit-limit'], headers['ratelimit-remaining']]
      }
      return { app, get, left }
    }
    const feed = '/feeds/jobs.json'

    it('counts separately from its address, wherever it is sent from', async () => {
      const key = await makeOne()
      const { left } = await served()
      expect(await left(feed)).toEqual(['1200', '1199'])
      expect(await left(feed, { 'x-api-key': key })).toEqual(['3000', '2999'])
      expect(await left(feed, { 'x-api-key': key }, '198.51.100.7')).toEqual(['3000', '2998'])
      expect(await left(feed)).toEqual(['1200', '1198'])
    })

    it('is said to be used on the day in São Paulo on which it was, once a day', async () => {
      const key = await makeOne()
      const { get } = await served()
      const token = await manage()
      const used = async () => {
        await get(feed, { 'x-api-key': key })
        const [own] = (await as().readApiKeyLink({ token })).keys
        return own?.used ? [own.used, dayOf(new Date(own.used))] : null
      }
      expect(await used()).toEqual(['2026-03-10T03:00:00.000Z', '2026-03-10'])
      house.clock.set(new Date('2026-03-11T02:59:00Z'))
      expect(await used()).toEqual(['2026-03-10T03:00:00.000Z', '2026-03-10'])
      house.clock.pass(120)
      expect(await used()).toEqual(['2026-03-11T03:00:00.000Z', '2026-03-11'])
    })

    it('raises no limit of pages, changes and signed-in people', async () => {
      const key = await makeOne()
      const { app, left } = await served()
      expect(await left('/jobs/1', { 'x-api-key': key })).toEqual(['1200', '1199'])
      const origin = house.configuration.publicUrl
      const posted = await app.inject({
        ...{ method: 'POST', url: '/api/gateway/contact', remoteAddress: '203.0.113.6' },
        headers: { 'x-api-key': key, origin },
      })
      expect([posted.statusCode, posted.headers['ratelimit-limit']]).toEqual([200, '1200'])
      const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
      const { token } = await house.database
        .transaction()
        .execute((tx) => startSession(tx, { accountId: ana.accountId, rememberMe: false, now: house.now() }))
      const signedIn = { 'x-api-key': key, authorization: `Bearer ${token}` }
      expect(await left(feed, signedIn)).toEqual(['1200', '1198'])
    })

    it('is refused by a stable code if it is wrong or has ended, and counts against the address', async () => {
      const key = await makeOne()
      const { get, left } = await served()
      for (const wrong of [wrongKey, 'x', '', `${key}x`, key.toUpperCase()]) {
        const { statusCode, ...answer } = await get(feed, { 'x-api-key': wrong })
        expect([statusCode, answer.json()]).toEqual([
          401,
          { code: 'api_key_unknown', message: expect.stringContaining('chave') },
        ])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
      expect(await left(feed)).toEqual(['1200', '1194'])
      const token = await manage()
      const { keys } = await as().readApiKeyLink({ token })
      await get(feed, { 'x-api-key': key })
      await as().endOwnApiKey({ token, id: keys[0]?.id as string })
      house.clock.pass(30)
      expect((await get(feed, { 'x-api-key': key })).statusCode).toBe(401)
    })

    it('can’t be guessed faster than a few times a minute per network, which doesn’t stop others or known keys', async () => {
      const [known, another] = [await makeOne(), await makeOne({ email: 'leo@vale.example' })]
      const { get } = await served()
      const status = async (key: string, address?: string) =>
        (await get(feed, { 'x-api-key': key }, address)).statusCode
      expect(await status(known)).toBe(200)
      for (let guess = 10; guess < 45; guess += 1) await status(`${wrongKey.slice(0, -2)}${guess}`)
      expect([await status(another), await status(known), await status(another, '198.51.100.8')]).toEqual([
        429, 200, 200,
      ])
      expect(await status(another)).toBe(200)
    })
  })
})
