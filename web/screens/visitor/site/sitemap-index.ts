import type { LoaderFunctionArgs } from 'react-router'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { xml } from './xml.ts'

/** The index of the site map: the permanent pages, the companies and each part of the open jobs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(placeContext)
  const parts = await context.get(callsContext).searchJobs.search.sitemapParts({})
  const entries = parts.map(
    ({ part, modified }) =>
      `<sitemap><loc>${publicUrl}/sitemap/${part}.xml</loc><lastmod>${modified}</lastmod></sitemap>`,
  )
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${publicUrl}/sitemap/pages.xml</loc></sitemap><sitemap><loc>${publicUrl}/sitemap/companies.xml</loc></sitemap>${entries.join('')}</sitemapindex>`,
  )
}
