import { connect } from 'node:net'
import { promisify } from 'node:util'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { newClientId } from '@trampolim/web/platform/browser/new-client-id.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { interviewsIn, nine, place } from '../fixtures/selection/interviews.ts'
import { told } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

const { added } = selectionBoard.details.notes

describe('a form that is sent twice', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  afterAll(() => app.close())
  const { attend, begin, hiring, own, placed, recruiters, subjects } = interviewsIn(house)

  const tokenOf = async ({ accountId }: Person) => {
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    return token
  }

  /** A candidate who was told of an interview, and what confirms it. */
  async function asked() {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...nine, ...place })
    await attend(told)
    subjects()
    const { interviewId = '', startDateTime = '' } = (await own(ana)) ?? {}
    const form = new URLSearchParams({ id: interviewId, start: startDateTime, answer: 'confirmed' }).toString()
    return { ana, form, token: await tokenOf(ana), bruno, jobId }
  }

  const headersOf = (token: string) => ({
    ...{ origin: house.configuration.publicUrl, authorization: token },
    ...{ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'browser' },
  })
  const press = async (token: string, form: string, url = '/interviews') => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url, headers: headersOf(token), payload: form })
    return { statusCode, location: headers.location }
  }
  const confirmed = { statusCode: 302, location: expect.stringMatching(/^\/interviews\?answered=confirmed/) }

  it('is answered twice the same, and handled once', async () => {
    const { ana, form, token } = await asked()
    expect(await Promise.all([press(token, form), press(token, form)])).toEqual([confirmed, confirmed])
    expect(await press(token, form)).toEqual(confirmed)
    expect(await own(ana)).toMatchObject({ status: 'candidate:confirmed' })
    await attend()
    expect(subjects()).toEqual(['Entrevista confirmada: Vendedor de loja'])
  })

  it('is handled once also where the page itself answers', async () => {
    const { ana, bruno, jobId } = await asked()
    const form = new URLSearchParams({
      intent: 'add-note',
      candidateId: ana.accountId,
      text: 'Chegou cedo.',
    }).toString()
    const url = `/recruiter/job/${jobId}/selective-process/cv-details/${ana.cvId}`
    const headers = headersOf(await tokenOf(bruno))
    const add = async () => {
      const { statusCode, body, headers: sent } = await app.inject({ method: 'POST', url, headers, payload: form })
      const nonce = /'nonce-([^']+)'/.exec(String(sent['content-security-policy']))?.[1] ?? ''
      const marked = new Set(body.match(/(?<=nonce=")[^"]+/g))
      return { statusCode, added: body.includes(added), ownScripts: marked.size === 1 && marked.has(nonce) }
    }
    const answered = { statusCode: 200, added: true, ownScripts: true }
    expect(await Promise.all([add(), add()])).toEqual([answered, answered])
    expect(await add()).toEqual(answered)
    expect(await house.database.selectFrom('note').select('text').execute()).toEqual([{ text: 'Chegou cedo.' }])
  })

  it('is answered also where the browser left before the first answer', async () => {
    const { form, token } = await asked()
    await house.database.deleteFrom('answered_form').execute()
    const request = Object.entries({ ...headersOf(token), host: address.host, 'content-length': form.length })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    const connections = promisify(app.server.getConnections.bind(app.server))
    const meanwhile = await house.owner.startTransaction().execute()
    await meanwhile.selectFrom('interview_candidate').selectAll().forUpdate().execute()
    const browser = connect(Number(address.port), address.hostname)
    browser.write(`POST /interviews HTTP/1.1\r\n${request}\r\n${form}`)
    await expect.poll(() => house.database.selectFrom('answered_form').selectAll().execute()).toHaveLength(1)
    browser.destroy()
    await expect.poll(() => connections()).toBe(0)
    await meanwhile.rollback().execute()
    expect(await press(token, form)).toEqual(confirmed)
  })

  it('is refused without waiting if it says that it is compressed, and isn’t', async () => {
    const { form, token } = await asked()
    const headers = { ...headersOf(token), 'content-encoding': 'gzip' }
    for (const url of ['/interviews', '/sw.js'])
      expect((await app.inject({ method: 'POST', url, headers, payload: form })).statusCode, url).toBeGreaterThan(399)
  })

  it('is handled once where a page sends it again under the same key, for ten minutes', async () => {
    const { form, token } = await asked()
    const stranger = await asked()
    const send = async (key: string, by = token) => {
      const headers = { ...headersOf(by), ...(key && { 'idempotency-key': key }) }
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/interviews.data', headers, payload: form })
      return { statusCode, body }
    }
    const key = newClientId()
    const first = await send(key)
    expect(first).toEqual({ statusCode: 202, body: expect.stringContaining('answered=confirmed') })
    house.clock.pass(5 * 60)
    expect(await Promise.all([send(key), send(key)])).toEqual([first, first])
    expect((await send(key, stranger.token)).statusCode).toBe(404)
    for (const other of [newClientId(), 'no key', '']) expect((await send(other)).statusCode, other).toBe(409)
    house.clock.pass(6 * 60)
    expect((await send(key)).statusCode).toBe(409)
  })

  it('is told what happened meanwhile once some seconds have passed', async () => {
    const { form, token } = await asked()
    await press(token, form)
    house.clock.pass(4)
    expect((await press(token, form)).statusCode).toBe(409)
  })

  it('gets nothing of somebody else’s answer', async () => {
    const { form, token } = await asked()
    const stranger = await asked()
    await press(token, form)
    expect((await press(stranger.token, form)).statusCode).toBe(404)
  })
})
