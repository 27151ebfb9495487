import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

const house = await testHouse()
const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
await servePages(app, { house, here: new Set(services), dev: false })
const { hiring, placed } = selectionIn(house)

async function recruiterOf({ bruno }: Awaited<ReturnType<typeof hiring>>) {
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId: bruno.accountId, rememberMe: false, now: house.now() }))
  return (url: string, form?: Readonly<Record<string, string>>) =>
    app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: {
        ...{ origin: house.configuration.publicUrl, authorization: token },
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
}

const boardOf = (jobId: string) => `/recruiter/job/${jobId}/selective-process`

/** Two companies' jobs with candidates, and requests by a recruiter of the first. */
async function twoBoards() {
  const own = await hiring()
  const others = await hiring()
  const mine = await placed(own.jobId, 'Ana Souza')
  const next = await placed(own.jobId, 'Caio Nunes')
  const theirs = await placed(others.jobId, 'Zuleica Prado')
  return { own, others, mine, next, theirs, ask: await recruiterOf(own) }
}

describe('a candidate next to the board', () => {
  it('is in the page that is sent, with the columns', async () => {
    const { own, mine, next, ask } = await twoBoards()
    const { statusCode, body } = await ask(`${boardOf(own.jobId)}?candidate=${mine.cvId}`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h2[^>]*>Ana Souza/)
    expect(body).toContain('Caio Nunes')
    expect(body).toMatch(/[12] de 2 em Currículos/)
    expect(body).toContain(`candidate=${next.cvId}`)
  })

  it.each([
    ['who doesn’t exist', '0'.repeat(24)],
    ['with an id that is none', 'x'],
  ])('%s gets the same answer as their page, and the board stays', async (_, cvId) => {
    const { own, ask } = await twoBoards()
    const page = await ask(`${boardOf(own.jobId)}/cv-details/${cvId}`)
    const { statusCode, body } = await ask(`${boardOf(own.jobId)}?candidate=${cvId}`)
    expect([page.statusCode, statusCode]).toEqual([404, 404])
    expect(body).toContain('Esta pessoa não está nesta vaga')
    expect(body).toContain('Caio Nunes')
  })

  it('of another company’s job can’t be told from somebody unknown, as on their page', async () => {
    const { own, theirs, ask } = await twoBoards()
    const page = await ask(`${boardOf(own.jobId)}/cv-details/${theirs.cvId}`)
    const { statusCode, body } = await ask(`${boardOf(own.jobId)}?candidate=${theirs.cvId}`)
    expect(statusCode).toBe(page.statusCode)
    expect(body).not.toContain(theirs.processId)
  })

  it('isn’t shown on a board of others, nor to their data’s request', async () => {
    const { others, theirs, ask } = await twoBoards()
    const board = `${boardOf(others.jobId)}?candidate=${theirs.cvId}`
    const page = await ask(board)
    expect(page.statusCode).toBe(404)
    expect(page.body).not.toContain('Zuleica')
    const data = `${boardOf(others.jobId)}.data?candidate=${theirs.cvId}`
    for (const routes of ['', `&_routes=${encodeURIComponent('beside:/recruiter/job/:jobId/selective-process')}`]) {
      const { body } = await ask(data + routes)
      expect(body).not.toContain('Zuleica')
    }
  })

  it('gets no note, tag or mark by the board of another job', async () => {
    const { own, theirs, ask } = await twoBoards()
    const at = `${boardOf(own.jobId)}?candidate=${theirs.cvId}`
    expect((await ask(at, { intent: 'seen' })).statusCode).toBe(404)
    const note = { intent: 'add-note', candidateId: theirs.accountId, text: 'Olá.' }
    expect((await ask(at, note)).statusCode).toBeGreaterThanOrEqual(400)
    const tag = { intent: 'add-tag', processId: theirs.processId, tag: 'noite' }
    expect((await ask(at, tag)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
