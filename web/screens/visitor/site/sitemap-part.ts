import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { toolPaths } from '../../../parts/calculators/tools.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { xml } from './xml.ts'

/** Pages that search engines are asked not to list. */
const unlisted = new Set([
  ...['/signin', '/recruiter/signin', '/forgot-password', '/take-action'],
  ...['/test', '/create-users', '/design/components-overview'],
])

/** An address of the site map; `modified` is when what it shows changed last, where we know it. */
type Entry = { path: string; modified?: string | undefined }

/**
 * One part of the site map: `pages` for the permanent pages; `companies-1`, `vagas-1` (topics) or `1` (open jobs), each up to
 * 50,000 addresses.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(placeContext)
  const [, kind, part] = /^(pages|companies-|vagas-|)(\d{0,5})\.xml$/.exec(params.part ?? '') ?? []
  if (kind === undefined || (part === '') !== (kind === 'pages')) throw new Response(null, { status: 404 })
  try {
    const entries = await entriesOf(context.get(callsContext), kind, Number(part))
    const urls = entries.map(
      ({ path, modified }) =>
        `<url><loc>${publicUrl}${path}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
    )
    return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`)
  } catch (problem) {
    if (!refusalOf(problem)) throw problem
    throw new Response(null, { status: 404 })
  }
}

async function entriesOf(calls: Calls, kind: string, part: number): Promise<Entry[]> {
  const { gateway, searchJobs } = calls
  if (kind === 'companies-') {
    const companies = await gateway.organizations.publicOrganizations({ part })
    return companies.map(({ id, modified }) => ({ path: `/companies/${id}`, modified }))
  }
  if (kind === 'vagas-') {
    const topics = await searchJobs.search.topicPart({ part })
    return topics.map(({ address, modified }) => ({ path: `/vagas/${address}`, modified }))
  }
  if (kind === 'pages') return standing(calls)
  const jobs = await searchJobs.search.sitemapPart({ part })
  return jobs.map(({ id, modified }) => ({ path: `/jobs/${id}`, modified }))
}

/** The permanent pages; those that list jobs change with the latest of them. */
async function standing({ searchJobs: { search }, socialMedia }: Calls): Promise<Entry[]> {
  const [jobs, topics, articles] = await Promise.all([
    search.sitemapParts({}),
    search.topicParts({}),
    socialMedia.articles.listArticles({ size: 100 }),
  ])
  const [ofJobs, ofTopics] = [jobs, topics].map((parts) =>
    parts
      .map(({ modified }) => modified)
      .sort()
      .at(-1),
  )
  const known: Entry[] = [
    ...['/', '/search', '/jobs/list/professional', '/jobs/list/internship', '/jobs/list/apprentice'].map((path) => ({
      path,
      modified: ofJobs,
    })),
    // Without jobs they have nothing to show.
    ...(ofTopics ? ['/vagas', '/vagas/em', '/vagas/de'].map((path) => ({ path, modified: ofTopics })) : []),
    ...['/terms-privacy', '/recruiter/terms-privacy'].map((path) => ({ path, modified: consentVersions.terms })),
    ...articles.items.map(({ slug, updated }) => ({ path: `/news/${slug}`, modified: updated })),
  ]
  const named = new Set(known.map(({ path }) => path))
  const forPeople = helpAudiences.flatMap((audience) => siteMapOf(audience).flatMap(({ links }) => links))
  const others = new Set([...forPeople.map(({ to }) => to), ...toolPaths()].filter((path) => !unlisted.has(path)))
  return [...known, ...[...others].filter((path) => !named.has(path)).map((path) => ({ path }))]
}
