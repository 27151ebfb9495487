import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { toolPaths } from '../../../parts/calculators/tools.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { xml } from './xml.ts'

const standing = [
  '/',
  '/search',
  '/jobs/list/professional',
  '/jobs/list/internship',
  '/jobs/list/apprentice',
  '/recruiter',
  '/terms-privacy',
  '/recruiter/terms-privacy',
]

/** One part of the site map: `pages` for the permanent pages, `companies`, or a number for up to 50,000 open jobs. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(placeContext)
  const [, name] = /^(pages|companies|\d{1,5})\.xml$/.exec(params.part ?? '') ?? []
  if (!name) throw new Response(null, { status: 404 })
  if (name === 'pages')
    return xml(urlset([...standing, ...toolPaths()].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)))
  if (name === 'companies') {
    const companies = await context.get(callsContext).gateway.organizations.publicOrganizations({})
    return xml(urlset(companies.map(({ id }) => `<url><loc>${publicUrl}/companies/${id}</loc></url>`)))
  }
  try {
    const jobs = await context.get(callsContext).searchJobs.search.sitemapPart({ part: Number(name) })
    return xml(
      urlset(
        jobs.map(({ id, modified }) => `<url><loc>${publicUrl}/jobs/${id}</loc><lastmod>${modified}</lastmod></url>`),
      ),
    )
  } catch (problem) {
    if (!refusalOf(problem)) throw problem
    throw new Response(null, { status: 404 })
  }
}

function urlset(urls: readonly string[]): string {
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
