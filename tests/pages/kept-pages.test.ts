import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { jobSearchListeners } from '@trampolim/server/job-search/listeners.ts'
import { recruiterJobRoutes } from '@trampolim/server/jobs/routes.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { keptPages } from '@trampolim/server/services/pages/kept-pages.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { testHouse } from '../house.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '../world/builders.ts'

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] as string

describe('pages kept for visitors', async () => {
  const house = await testHouse()
  const metrics = openMetrics()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics })
  let now = 0
  const kept = keptPages(() => now)
  house.outdatePages = kept.forget
  const here = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)
  await servePages(app, { house, here, dev: false, kept })

  async function aJob() {
    kept.forget()
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const id = await insertJob(house, { organizationId, job_name: 'Padeiro' })
    return { id, bruno, path: `/jobs/${id}` }
  }
  const rename = (id: string, name: string) =>
    house.database.updateTable('job').set({ job_name: name }).where('id', '=', id).execute()

  /** Requests a page, and returns the job's name in its heading. */
  async function look(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    const answer = await app.inject({ method, url, headers })
    return { ...answer, html: answer.body, heading: /<h1[^>]*>([^<]*)/.exec(answer.body)?.[1] }
  }

  it('are the same for every visitor, until they are too old', async () => {
    const { id, path } = await aJob()
    expect((await look(path)).heading).toBe('Padeiro')
    await rename(id, 'Confeiteiro')
    expect((await look(path, { 'accept-language': 'en', 'x-forwarded-host': 'evil.example' })).heading).toBe('Padeiro')
    now += 5000
    expect((await look(path)).heading).toBe('Confeiteiro')
  })

  it('have a nonce and an id of their own in each response, and none of another’s', async () => {
    const { path } = await aJob()
    const answers = [await look(path), await look(path), await look(path)]
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']))
    expect(new Set(nonces).size).toBe(3)
    for (const [at, { html, headers }] of answers.entries()) {
      const used = new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce))
      expect([...used]).toEqual([nonces[at]])
      expect(html).toContain(headers['x-request-id'])
      expect(headers['content-length']).toBe(String(Buffer.byteLength(html)))
      for (const [of, other] of answers.entries()) {
        if (of !== at) expect(html).not.toContain(String(other.headers['x-request-id']))
      }
    }
    const without = answers.map(({ html, headers }, at) =>
      html.replaceAll(nonces[at] as string, '').replaceAll(String(headers['x-request-id']), ''),
    )
    expect(new Set(without).size).toBe(1)
  })

  it('have the headers of a page that is rendered for one request', async () => {
    const { path } = await aJob()
    const names = async (headers = {}) => {
      const { headers: sent, statusCode } = await look(path, headers)
      const own = ['x-request-id', 'content-security-policy', 'date', 'content-length']
      return [statusCode, ...Object.entries(sent).filter(([name]) => !own.includes(name))]
    }
    const alone = await names({ cookie: 'trampolim_device=somebody' })
    expect(await names()).toEqual(alone)
    expect(await names()).toEqual(alone)
    expect(alone).toContainEqual(['cache-control', 'private, no-cache'])
    expect(alone).toContainEqual(['vary', 'cookie'])
  })

  it.each<[string, Record<string, string>]>([
    ['a session, valid or not', { cookie: 'trampolim_session=x' }],
    ['a session between other cookies, without a space', { cookie: 'a=b;trampolim_session=x;c=d' }],
    ['a session by its header', { authorization: 'Bearer x' }],
    ['a device that has signed in before', { cookie: 'theme=dark; trampolim_device=x' }],
    ['a saved action', { cookie: 'trampolim_action=x' }],
  ])('are not for a request with %s: it sees what is there now', async (_what, headers) => {
    const { id, path } = await aJob()
    await look(path)
    await rename(id, 'Confeiteiro')
    const { heading, statusCode, headers: sent } = await look(path, headers)
    expect(statusCode === 302 ? sent['set-cookie'] : heading).toEqual(
      statusCode === 302 ? expect.stringContaining('trampolim_session=;') : 'Confeiteiro',
    )
    expect((await look(path)).heading).toBe('Padeiro')
  })

  it('never contain what a signed-in person sees', async () => {
    const { path } = await aJob()
    const ana = await insertProfessional(house)
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId: ana.accountId, rememberMe: false, now: house.now() }))
    const own = await look(path, { cookie: `trampolim_session=${token}` })
    expect(own.headers['cache-control']).toBe('no-store')
    const open = await look(path)
    const signIn = 'href="/signin"'
    expect(own.html).not.toContain(signIn)
    expect(open.html).toContain(signIn)
    expect((await look(path, { cookie: `trampolim_session=${token}` })).html).not.toContain(signIn)
  })

  it('differ by theme, by phone and by the whole address', async () => {
    const { path } = await aJob()
    const theme = async (cookie?: string) =>
      /<html[^>]*data-theme="(\w+)"/.exec((await look(path, cookie ? { cookie } : {})).html)?.[1]
    for (let round = 0; round < 2; round += 1) {
      expect(await theme()).toBeUndefined()
      expect(await theme('theme=dark')).toBe('dark')
      expect(await theme('other=1; theme=light')).toBe('light')
      expect(await theme('theme=%22%3E%3Cscript%3E')).toBeUndefined()
    }
    const asked = async (query: string) => (await look(`/search?occupation=${query}`)).html
    for (let round = 0; round < 2; round += 1) {
      expect(await asked('Padeiro')).toContain('value="Padeiro"')
      expect(await asked('padeiro')).toContain('value="padeiro"')
      expect(await asked('Padeiro&location=X')).toContain('value="X"')
    }
  })

  it('are not used for any request except reading the page', async () => {
    const { id, path } = await aJob()
    const { body } = await look(path, {}, 'HEAD')
    expect(body).toBe('')
    const posted = { method: 'POST', url: path, headers: { origin: 'http://trampolim.test' } } as const
    const liked = await app.inject({
      ...posted,
      headers: { ...posted.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'intent=like',
    })
    expect([liked.statusCode, String(liked.headers['set-cookie'])]).toEqual([302, expect.stringContaining('_action=')])
    expect((await look(path)).headers['set-cookie']).toBeUndefined()
    await rename(id, 'Confeiteiro')
    expect((await look(`${path}.data`)).html).toContain('Confeiteiro')
    expect((await look(path)).heading).toBe('Padeiro')
  })

  it('are never an absence, an error or a redirect', async () => {
    const id = newId(house.now())
    const path = `/jobs/${id}`
    kept.forget()
    expect((await look(path)).statusCode).toBe(404)
    await insertJob(house, { id, organizationId: await insertOrganization(house) })
    expect((await look(path)).statusCode).toBe(200)

    kept.forget()
    const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => {
      throw new Error('broken')
    })
    const broken = await look(path)
    failing.mockRestore()
    expect(broken.statusCode).toBe(500)
    expect(broken.html).toContain(broken.headers['x-request-id'])
    expect((await look(path)).statusCode).toBe(200)
  })

  it('are dropped once a job is taken down and its event delivered', async () => {
    const { id, bruno, path } = await aJob()
    await look(path)
    await house.as(recruiterJobRoutes, bruno).switchJob({ id, status: false })
    await house.work({ listeners: jobSearchListeners })
    expect((await look(path)).html).toContain('noindex')
  })

  it('count like others in the metrics', async () => {
    const { path } = await aJob()
    const counted = async () => {
      const text = await metrics.registry.metrics()
      return Number(/_count\{[^}]*route="\/jobs\/:jobId"[^}]*status="200"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0)
    }
    const before = await counted()
    await look(path)
    await look(path)
    expect(await counted()).toBe(before + 2)
  })
})

describe('the limit of requests', async () => {
  const house = await testHouse({ localOnly: false })
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  const here = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)
  await servePages(app, { house, here, dev: false, kept: keptPages() })

  it('counts kept pages too', async () => {
    const left = async () => Number((await app.inject({ url: '/terms-privacy' })).headers['ratelimit-remaining'])
    const first = await left()
    expect(await left()).toBe(first - 1)
  })
})
