import { refreshAllJobSearch, refreshJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { refreshTopics } from '@trampolim/server/job-search/topics/refresh-topics.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { serveExplorer } from '@trampolim/server/services/explorer.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import type { TestHouse } from '../house.ts'
import { insertJob, insertOrganization } from '../world/builders.ts'

export const allServices = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)

/** Serves the pages of a house to visitors, with ways to publish and end jobs that these pages show. */
export async function openPublicPages(house: TestHouse) {
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await serveExplorer(app, { sources: [] })
  await servePages(app, { house, here: allServices, dev: false })

  return {
    get: async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),

    /** Inserts jobs for sales in São Paulo, all of one company. */
    jobs: async (count: number, change: Partial<Parameters<typeof insertJob>[1]> = {}) => {
      const organizationId = await insertOrganization(house, { company_name: 'Loja & Cia <SP>' })
      const ids: string[] = []
      for (let at = 0; at < count; at++) {
        house.clock.pass(1)
        ids.push(await insertJob(house, { organizationId, ...change }))
      }
      await refreshAllJobSearch(house.owner)
      return { ids, organizationId }
    },

    close: async (ids: readonly string[]) => {
      await house.database.updateTable('job').set({ status: 'job:closed' }).where('id', 'in', ids).execute()
      await house.database.transaction().execute((tx) => refreshJobSearch(tx, ids))
      await refreshTopics(house)
    },
  }
}

/** The addresses that a site map names. */
export const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, each = '']) => each)

/** The structured data of a page. */
export const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

/** What a page asks of search engines; undefined if they may list it. */
export const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]

/** The address under which search engines are asked to list a page. */
export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
