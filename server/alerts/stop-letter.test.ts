import { alertsIn, day, hour } from '@trampolim/tests/fixtures/alerts.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { alertRoutes } from './routes.ts'
import { serveStopLinks } from './serve-stop-links.ts'

describe('the link of a letter’s header', async () => {
  const house = await testHouse()
  const { ana, bia, openJob, morning } = alertsIn(house)
  const { configuration, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  // As in the running process, where the service's calls have a catch-all route under the same path.
  app.all('/api/gateway/*', async () => ({ call: true }))
  await serveStopLinks(app, house)
  afterAll(() => app.close())

  /** As a mail program sends it: from anywhere, without a session or an origin. */
  const post = (
    url: string,
    {
      payload = 'List-Unsubscribe=One-Click',
      type = 'application/x-www-form-urlencoded',
    }: { payload?: string; type?: string } = {},
  ) => app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, origin: 'https://mail.example' } })

  async function letterToAna() {
    const person = await ana()
    const calls = house.as(alertRoutes, person)
    const other = house.as(alertRoutes, await bia())
    await calls.createAlert({ occupation: 'Confeiteiro' })
    await calls.createAlert({ occupation: 'Motorista' })
    await other.createAlert({ occupation: 'Confeiteiro', frequency: 'off' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    await morning()
    const [letter] = house.letters
    const url = letter?.stopUrl?.replace(configuration.publicUrl, '') ?? ''
    const frequencies = async () =>
      Object.fromEntries((await calls.listAlerts({})).map(({ occupation, frequency }) => [occupation, frequency]))
    return { calls, other, url, letter, frequencies }
  }

  it('pauses the alerts of that letter and no other, however often it is sent', async () => {
    const { url, frequencies } = await letterToAna()
    expect(url).toMatch(/^\/api\/gateway\/letters\/stop\/[\w-]{43}$/)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 204))
    expect(await frequencies()).toEqual({ Confeiteiro: 'off', Motorista: 'daily' })
  })

  it('accepts a multipart form', async () => {
    const { url, frequencies } = await letterToAna()
    const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await post(url, { payload, type: 'multipart/form-data; boundary=x' })).statusCode).toBe(204)
    expect(await frequencies()).toMatchObject({ Confeiteiro: 'off' })
  })

  it('doesn’t pause an alert again that its owner resumed', async () => {
    const { url, calls, frequencies } = await letterToAna()
    await post(url)
    const paused = (await calls.listAlerts({})).find(({ frequency }) => frequency === 'off')
    await calls.changeAlert({ id: paused?.id ?? '', frequency: 'daily' })
    expect((await post(url)).statusCode).toBe(204)
    expect(await frequencies()).toMatchObject({ Confeiteiro: 'daily' })
  })

  it('changes nothing by GET, or without the field, or for an unknown or ended link', async () => {
    const { url, frequencies } = await letterToAna()
    const got = await app.inject({ method: 'GET', url })
    expect([got.statusCode, got.headers.location]).toEqual([302, `${configuration.publicUrl}/jobs?tab=alerts`])
    expect((await post(url, { payload: 'anything=else' })).statusCode).toBe(400)
    expect((await post(`${url.slice(0, -43)}${'a'.repeat(43)}`)).json()).toMatchObject({ code: 'action_not_found' })
    house.clock.pass(61 * day)
    expect((await post(url)).json()).toMatchObject({ code: 'action_not_found' })
    expect(await frequencies()).toMatchObject({ Confeiteiro: 'daily' })
  })

  it('can’t be used on a page', async () => {
    const { url } = await letterToAna()
    const { openAction } = await import('../action-links/action-links.ts')
    const token = url.slice(-43)
    await expect(openAction(house.database, token, house.now())).rejects.toMatchObject({ code: 'action_not_found' })
  })
})
