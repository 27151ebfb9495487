import { insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { deliveryReport } from '@trampolim/tests/mail/delivery-report.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../platform/http/app.ts'
import { newId } from '../../platform/ids.ts'
import { openMetrics } from '../../platform/metrics/metrics.ts'
import { verificationListeners } from '../../verifications/listeners.ts'
import { verificationRoutes } from '../../verifications/routes.ts'
import { letterHandlers } from '../background.ts'
import { letterRoutes } from '../letter-routes.ts'
import { queueLetter } from '../send-letter.ts'
import { receiveReport } from './receive-report.ts'
import { serveReports } from './serve-reports.ts'

const day = 86_400
const email = 'ana@exemplo.com'
const bounceKey = 'k'.repeat(40)

describe('a letter that comes back', async () => {
  const house = await testHouse({ bounceAddress: 'voltou@trampolim.test', bounceKey })
  const { configuration, database, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  // As in the running process, where the service's calls have a catch-all route under the same path.
  app.all('/api/gateway/*', async () => ({ call: true }))
  await serveReports(app, house)
  afterAll(() => app.close())
  beforeEach(() => house.clock.set(new Date('2040-05-08T12:00:00.000Z')))

  const work = () => house.work({ handlers: letterHandlers, listeners: verificationListeners })

  /** Sends a letter; returns the address to which it returns. */
  async function sent(to = email): Promise<string> {
    house.clock.pass(1)
    await database.transaction().execute((tx) =>
      queueLetter(tx, {
        ...{ secret: configuration.secret, id: newId(house.now()), to },
        ...{ template: 'welcome', values: { name: 'Ana' } },
      }),
    )
    const before = house.letters.length
    await work()
    return house.letters.length > before ? (house.letters.at(-1)?.returnTo ?? '') : ''
  }
  const arrives = (of: Parameters<typeof deliveryReport>[0]) => receiveReport(house, { message: deliveryReport(of) })
  const isSent = async () => (await sent()) !== ''

  it('marks an address that doesn’t exist, at once', async () => {
    expect(await arrives({ to: await sent() })).toBe('marked')
    expect(await isSent()).toBe(false)
    expect(await sent('bia@exemplo.com')).not.toBe('')
  })

  it('marks an address that may recover after three within thirty days', async () => {
    const full = async () => arrives({ to: await sent(), status: '5.2.2' })
    expect([await full(), await full()]).toEqual(['counted', 'counted'])
    house.clock.pass(31 * day)
    expect([await full(), await full()]).toEqual(['counted', 'counted'])
    expect(await isSent()).toBe(true)
    expect(await full()).toBe('marked')
    expect(await isSent()).toBe(false)
  })

  it('counts once, and not where it is only delayed, delivered or unwanted', async () => {
    const to = await sent()
    expect(await arrives({ to, action: 'delayed', status: '4.4.1' })).toBe('ignored')
    expect(await arrives({ to, action: 'delivered', status: '2.0.0' })).toBe('ignored')
    const answers = await Promise.all(Array.from({ length: 8 }, () => arrives({ to, status: '5.2.2' })))
    expect(answers.toSorted()).toEqual(['counted', ...Array.from({ length: 7 }, () => 'unknown')])
    expect(await arrives({ to: await sent(), status: '5.7.1' })).toBe('noted')
    expect(await isSent()).toBe(true)
  })

  it('changes nothing if it is forged, or no report', async () => {
    const to = await sent()
    const forged = to.replace(/\+[0-9a-f]{4}/, '+0000')
    expect(await arrives({ to: forged })).toBe('unknown')
    expect(await arrives({ to: 'voltou@trampolim.test' })).toBe('unknown')
    expect(await arrives({ to: to.replace('trampolim.test', 'trampolim.test.example') })).toBe('unknown')
    const absent = Buffer.from(`From: ana@exemplo.com\r\nTo: ${to}\r\nSubject: Ausente\r\n\r\nVolto na segunda.\r\n`)
    for (const message of [absent, Buffer.of(), Buffer.from('\0\xff'.repeat(500), 'latin1')]) {
      expect(await receiveReport(house, { message })).toBe('ignored')
    }
    expect(await isSent()).toBe(true)
  })

  it('is found by the address to which it was returned, if no header names it', async () => {
    const recipient = (await sent()).toUpperCase()
    expect(await receiveReport(house, { message: deliveryReport({ to: 'undisclosed:;' }), recipient })).toBe('marked')
  })

  it('is shown to the person, who can have letters sent again', async () => {
    const ana = await insertCandidate(house, { email, cpf: '52998224725' })
    const calls = house.as(letterRoutes, ana)
    expect(await calls.readLetterStanding({})).toEqual({ returns: false })
    await arrives({ to: await sent() })
    expect(await calls.readLetterStanding({})).toEqual({ returns: true })
    await calls.tryLettersAgain({})
    expect(await calls.readLetterStanding({})).toEqual({ returns: false })
    expect(await isSent()).toBe(true)
    expect((await refusal(house.as(letterRoutes).readLetterStanding({}))).code).toBe('sign_in_required')
  })

  it('is forgotten once a code that was sent to the address is entered', async () => {
    await arrives({ to: await sent() })
    const { verificationId } = await house.as(verificationRoutes).sendCode({ channel: 'email', destination: email })
    await work()
    const code = /\d{4}/.exec(house.letters.at(-1)?.subject ?? '')?.[0] ?? ''
    await house.as(verificationRoutes).validateCode({ channel: 'email', verificationId, code })
    expect(await isSent()).toBe(true)
  })

  it('is accepted from a mail service that has the key, and from nobody else', async () => {
    const to = await sent()
    const post = (authorization: string, { payload = deliveryReport({ to: 'x@y.example' }), query = '' } = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/gateway/letters/returned${query}`,
        payload,
        headers: { 'content-type': 'message/rfc822', origin: 'https://mail.example', authorization },
      })
    for (const wrong of ['', 'Bearer wrong', `Basic ${bounceKey}`, `Bearer ${bounceKey}x`]) {
      expect((await post(wrong)).json()).toMatchObject({ code: 'returned_letters_closed' })
    }
    expect((await post(`Bearer ${bounceKey}`)).json()).toEqual({ outcome: 'unknown' })
    expect((await post(`Bearer ${bounceKey}`, { payload: Buffer.of() })).statusCode).toBe(400)
    expect((await post(`Bearer ${bounceKey}`, { payload: Buffer.alloc(1_048_577) })).statusCode).toBe(413)
    const query = `?to=${encodeURIComponent(to)}`
    expect((await post(`Bearer ${bounceKey}`, { query })).json()).toEqual({ outcome: 'marked' })
  })

  it('has no such address without a key', async () => {
    const other = await createApp({ configuration, log, metrics: openMetrics() })
    await serveReports(other, { ...house, configuration: { ...configuration, bounceKey: null } })
    expect(other.hasRoute({ method: 'POST', url: '/api/gateway/letters/returned' })).toBe(false)
    await other.close()
  })
})
