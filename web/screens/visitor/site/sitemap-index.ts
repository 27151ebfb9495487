import type { LoaderFunctionArgs } from 'react-router'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { xml } from './xml.ts'

/** The index of the site map: the permanent pages, and the parts with companies, notices, topics and open jobs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const { gateway, searchJobs } = context.get(callsContext)
  const [companies, notices, topics, jobs] = await Promise.all([
    gateway.organizations.publicOrganizationParts({}),
    gateway.notices.noticeParts({}),
    searchJobs.search.topicParts({}),
    searchJobs.search.sitemapParts({}),
  ])
  const parts = [
    ...companies.map(({ part, modified }) => ({ name: `companies-${part}`, modified })),
    ...notices.map(({ part, modified }) => ({ name: `classifieds-${part}`, modified })),
    ...topics.map(({ part, modified }) => ({ name: `vagas-${part}`, modified })),
    ...jobs.map(({ part, modified }) => ({ name: `${part}`, modified })),
  ]
  const entries = parts.map(
    ({ name, modified }) =>
      `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc><lastmod>${modified}</lastmod></sitemap>`,
  )
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${publicUrl}/sitemap/pages.xml</loc></sitemap>${entries.join('')}</sitemapindex>`,
  )
}
