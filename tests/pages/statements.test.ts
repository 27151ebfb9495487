import { jobSearchRoutes } from '@trampolim/server/job-search/routes.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testHouse } from '../house.ts'
import { fillNamedWorld } from '../world/fill-named.ts'
import { sessionOf } from '../world/session-of.ts'

/**
 * The maximum number of statements for each page; it depends on what the page shows, not on how much of it. No job is
 * found for a Vendedor there, so the page also suggests other searches.
 */
const visitors = {
  '/': 4,
  '/home2': 4,
  '/search?occupation=Padeiro': 6,
  '/search?occupation=Vendedor': 7,
  '/marketplace': 0,
  '/marketplace?q=demissao': 0,
  '/marketplace.atom': 0,
  '/marketplace/net-salary?salary=3000': 0,
  '/marketplace/models/resignation': 0,
  '/jobs/{job}': 6,
  '/vagas': 6,
  '/vagas/em': 2,
  '/vagas/em/sao-paulo-sp': 3,
  '/vagas/setor/alimentacao': 3,
  '/vagas/de/padeiro': 3,
  '/search.atom?occupation=Padeiro': 6,
  '/feeds/jobs.xml': 1,
  '/sitemap.xml': 4,
  '/sitemap/pages.xml': 9,
  '/recruiter': 4,
  '/accessibility': 0,
  '/test': 0,
  '/create-users': 0,
  '/loading?to=/dashboard': 0,
  '/redirect?to=https://example.org/': 0,
  '/classifieds': 2,
  '/contact': 0,
  '/api/docs': 0,
  '/api/keys': 0,
  '/help': 0,
  '/help/conta': 0,
  '/news': 0,
  '/news.atom': 0,
  '/courses': 0,
  '/courses/avamec': 0,
  '/courses.atom': 0,
  '/classifieds.atom': 1,
  '/sitemap': 0,
}
const candidates = {
  '/dashboard': 22,
  '/notifications': 6,
  '/selective-process': 9,
  '/selective-process?step=invitations': 13,
  '/offline': 7,
  '/selective-process/{place}/receipt': 5,
  '/interviews': 7,
  '/messages': 9,
  '/help': 5,
  '/messages/{job}': 10,
  '/register/internship/complete?step=studies': 6,
  '/profile': 6,
  '/profile/access': 9,
  '/jobs/{job}': 10,
  '/curriculum': 5,
  '/curriculum/professional': 5,
  '/curriculum/professional/edit': 5,
  '/curriculum/professional/edit?section=curriculum': 5,
  '/curriculum/professional/paper': 3,
  '/curriculum/professional/json-resume': 3,
}
/** Lia has a hiring message that awaits her answer. */
const hired = { '/selective-process?step=finalists': 10, '/dashboard': 21 }
const recruiters = {
  '/recruiter/dashboard': 14,
  '/recruiter/curriculums': 9,
  '/recruiter/notifications': 4,
  '/recruiter/jobs': 5,
  '/recruiter/interviews': 8,
  '/recruiter/interviews?view=list': 7,
  '/recruiter/interviews?new=true': 9,
  '/recruiter/interviews?group=slots': 9,
  '/recruiter/job/{job}/interview': 15,
  '/recruiter/job/{job}/slots': 15,
  '/recruiter/messages': 7,
  '/recruiter/organization': 9,
  '/recruiter/profile/privacy': 8,
  '/recruiter/job/{job}/job-details': 7,
  '/recruiter/job/{job}/job-details?ask=finish': 13,
  '/recruiter/job/{job}/selective-process': 10,
  '/recruiter/job/{job}/selective-process?name=a': 10,
  '/recruiter/job/{job}/selective-process?candidate={cv}': 26,
  '/recruiter/job/{job}/selective-process?step=curriculums': 10,
}

/**
 * The board and the candidate beside it are loaded separately, so that another candidate is loaded without the board.
 */
const readApart = new Set(['/recruiter/job/{job}/selective-process?candidate={cv}'])

describe('what a page asks the database', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })
  afterEach(() => vi.restoreAllMocks())

  /** A session of a named person, and a job of the bakery with candidates in its selection. */
  async function fillWorld() {
    const { database } = house
    await database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    await refreshAllJobSearch(house.owner)
    const { job } = await database
      .selectFrom('candidacy')
      .innerJoin('job', 'job.id', 'candidacy.job_id')
      .where('job.status', '=', 'job:approved')
      .select('job.id as job')
      .groupBy('job.id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .executeTakeFirstOrThrow()
    const { place } = await database
      .selectFrom('application_receipt')
      .select('candidacy_id as place')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { cv } = await database
      .selectFrom('candidacy')
      .where('job_id', '=', job)
      .where('step', '=', 'curriculums')
      .where('curriculum_id', 'is not', null)
      .select('curriculum_id as cv')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return {
      job,
      cv,
      place,
      ana: await sessionOf(house, 'ana'),
      lia: await sessionOf(house, 'lia'),
      bruno: await sessionOf(house, 'bruno'),
    }
  }

  /** The statements that a page takes. */
  async function statementsOf(path: string, token: string | undefined): Promise<string[]> {
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const { statusCode } = await app.inject({ url: path, ...(token && { headers: { authorization: token } }) })
    const texts = asked.mock.calls.map(([text, values]) => `${text} ${JSON.stringify(values)}`.replace(/\s+/g, ' '))
    asked.mockRestore()
    expect(statusCode, path).toBe(200)
    return texts
  }

  it('is little, and never the same twice', async () => {
    const { job, cv, place, ana, lia, bruno } = await fillWorld()
    const everybody = [
      { pages: visitors, token: undefined },
      { pages: candidates, token: ana },
      { pages: hired, token: lia },
      { pages: recruiters, token: bruno },
    ]
    // Data that a process reads once and caches isn't part of a page.
    await statementsOf('/recruiter/dashboard', bruno)
    await statementsOf('/search?occupation=Porteiro', undefined)
    await house.as(jobSearchRoutes, null).popularJobs({})
    for (const { pages, token } of everybody) {
      for (const [page, most] of Object.entries(pages)) {
        const texts = await statementsOf(
          page.replace('{job}', job).replace('{cv}', `${cv}`).replace('{place}', place),
          token,
        )
        expect.soft(texts.length, `${page}\n${texts.join('\n')}`).toBeLessThanOrEqual(most)
        if (readApart.has(page)) continue
        expect.soft(texts.length - new Set(texts).size, `${page} asks the same twice\n${texts.join('\n')}`).toBe(0)
      }
    }
  })
})
