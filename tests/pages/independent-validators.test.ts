import { readContent } from '@trampolim/server/content/read-content.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { refreshTopics } from '@trampolim/server/job-search/topics/refresh-topics.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { richResultFaults, vocabularyFaults } from '../checks/independent-validators.ts'
import { testHouse } from '../house.ts'
import { insertJob, insertOrganization } from '../world/builders.ts'
import { fillNamedWorld } from '../world/fill-named.ts'

const kinds = { professional: [1, 1], internship: [2, 8], apprentice: [3, 7] } as const
const ways = {
  'on site, with a salary': {},
  'without a salary': { salary_type: 7, salary_from_cents: null, salary_to_cents: null },
  remote: { work_type: 2 },
  'of a hidden company': { hide_contracting_company_name: true },
}

/** The structured data of a page, as the browser reads it. */
const dataOf = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

const { news } = readContent()

describe('the schema.org data of pages', async () => {
  const house = await testHouse()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia']), dev: false })

  it('passes validators that aren’t ours', async () => {
    const { database } = house
    await database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    const organizationId = await insertOrganization(house, { company_name: 'Loja & Cia <SP>' })
    const paths: Record<string, string> = {
      'the start page': '/',
      'a list of jobs': '/vagas/em/sao-paulo-sp',
      'a list of places': '/vagas/em',
      'an answer of the help': '/help/conta',
      'an article': `/news/${news[0]?.slug}`,
      'a company': `/companies/${organizationId}`,
    }
    for (const [kind, [job_specific_type, contract_type]] of Object.entries(kinds)) {
      for (const [way, change] of Object.entries(ways)) {
        const of = { organizationId, job_specific_type, contract_type, ...change }
        paths[`${kind} ${way}`] = `/jobs/${await insertJob(house, of)}`
        house.clock.pass(1)
      }
    }
    await refreshAllJobSearch(house.owner)
    await refreshTopics(house)
    const notices = await database.selectFrom('notice').select('id').where('status', '=', 'approved').execute()
    for (const { id } of notices) paths[`notice ${id}`] = `/classifieds/${id}`

    const all: Record<string, object> = {}
    for (const [name, path] of Object.entries(paths)) {
      const { statusCode, body } = await app.inject(path)
      expect([name, statusCode]).toEqual([name, 200])
      const data = dataOf(body)
      for (const each of data) all[`${name}: ${each['@type']}`] = each
      expect([name, (await richResultFaults(body)).faults]).toEqual([name, []])
    }
    const types = [...new Set(Object.values(all).map((each) => (each as { '@type': string })['@type']))]
    expect(types.toSorted()).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'ItemList', 'JobPosting', 'Organization', 'WebSite']),
    )
    expect(vocabularyFaults(all)).toEqual([])
  }, 120_000)

  it('is checked: both validators find errors', async () => {
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      datePosted: 'ontem',
      hiringOrganization: { '@type': 'Organization', nome: 'Padaria Aurora' },
      jobLocationType: 'TELECOMMUTE',
    }
    const page = `<html><head><script type="application/ld+json">${JSON.stringify(posting)}</script></head></html>`
    const { faults } = await richResultFaults(page)
    for (const field of ['title', 'description', 'datePosted', 'applicantLocationRequirements']) {
      expect(faults.join(), field).toContain(field)
    }
    expect(vocabularyFaults({ posting })).toEqual([expect.stringMatching(/^posting: .*nome/)])
  }, 60_000)
})
