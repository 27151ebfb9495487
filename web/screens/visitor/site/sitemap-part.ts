import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { type HelpAudience, helpAudiences, helpTopics } from '@trampolim/marketplace/help/topics.ts'
import { mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { calculatorPaths, modelPath } from '../../../parts/calculators/tools.ts'
import { siteMapOf } from '../../../parts/content/site-map.ts'
import { latestOf } from '../../../parts/feeds/feed-response.ts'
import { helpPath, topicPath } from '../../../parts/help/help-paths.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { xml } from './xml.ts'

/** Pages that search engines are asked not to list. */
const unlisted = new Set([
  ...['/signin', '/recruiter/signin', '/forgot-password', href('/take-action', {}, { kind: 'receipt' })],
  ...['/test', '/create-users', '/design/components-overview', '/feeds/jobs.xml', '/feeds/jobs.json', '/search.atom'],
  ...['/news.atom', '/courses.atom', '/marketplace.atom', '/classifieds.atom'],
])

/** An entry of the site map; `modified` is the time of the last change, if known. */
type Entry = { path: string; modified?: string | undefined }

/**
 * One part of the site map: `pages` for the permanent pages; `companies-1`, `classifieds-1`, `vagas-1` (topics) or `1`
 * (open jobs), each with up to 50,000 addresses.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { publicUrl, helpUrl } = context.get(siteContext)
  const [, kind, part] = /^(pages|companies-|classifieds-|vagas-|)(\d{0,5})\.xml$/.exec(params.part ?? '') ?? []
  if (kind === undefined || (part === '') !== (kind === 'pages')) throw new Response(null, { status: 404 })
  try {
    const entries = await entriesOf({ calls: context.get(callsContext), helpUrl }, kind, Number(part))
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

type Known = { calls: Calls; helpUrl: string | null }

async function entriesOf({ calls, helpUrl }: Known, kind: string, part: number): Promise<Entry[]> {
  const { gateway, searchJobs } = calls
  if (kind === 'companies-') {
    const companies = await gateway.organizations.publicOrganizations({ part })
    return companies.map(({ id, modified }) => ({ path: `/companies/${id}`, modified }))
  }
  if (kind === 'classifieds-') {
    const notices = await gateway.notices.noticePart({ part })
    return notices.map(({ id, modified }) => ({ path: `/classifieds/${id}`, modified }))
  }
  if (kind === 'vagas-') {
    const topics = await searchJobs.search.topicPart({ part })
    return topics.map(({ address, modified }) => ({ path: `/vagas/${address}`, modified }))
  }
  if (kind === 'pages') return standing({ calls, helpUrl })
  const jobs = await searchJobs.search.sitemapPart({ part })
  return jobs.map(({ id, modified }) => ({ path: `/jobs/${id}`, modified }))
}

/**
 * The permanent pages. A page with a list has the time of its latest item, and is left out while the list is empty.
 * Those of a help centre on another site only lead there.
 */
async function standing({ calls, helpUrl }: Known): Promise<Entry[]> {
  const { gateway, searchJobs, socialMedia } = calls
  const [{ search }, { articles, faq, tools }] = [searchJobs, socialMedia]
  const helped = helpUrl === null ? helpAudiences : []
  const [newest, jobs, topics, notices, { items: news }, { items: courses }, { items: models }, ...answers] =
    await Promise.all([
      Promise.all(kinds.map((jobType) => search.jobsOfKind({ jobType, size: 1 }))),
      search.sitemapParts({}),
      search.topicParts({}),
      gateway.notices.noticeParts({}),
      articles.listArticles({ size: mostPerPage }),
      articles.listCourses({ size: mostPerPage }),
      tools.listModels({ size: mostPerPage }),
      ...helped.map((audience) => faq.listQuestions({ audience, size: mostPerPage })),
    ])
  const [ofJobs, ofTopics, ofNotices] = [jobs, topics, notices].map((parts) =>
    latestOf(parts.map((each) => each.modified)),
  )
  const lists: readonly { paths: readonly string[]; modified: string | null | undefined }[] = [
    { paths: ['/', '/search'], modified: ofJobs },
    ...kinds.map((kind, at) => ({ paths: [listPath(kind)], modified: newest[at]?.items[0]?.published })),
    { paths: ['/vagas', '/vagas/em', '/vagas/de'], modified: ofTopics },
    { paths: ['/classifieds'], modified: ofNotices },
    { paths: ['/news'], modified: latestOf(news.map(({ updated }) => updated)) },
    { paths: ['/courses'], modified: latestOf(courses.map(({ asOf }) => asOf)) },
    { paths: [href('/marketplace')], modified: latestOf(models.map(({ updated }) => updated)) },
    { paths: ['/terms-privacy', '/recruiter/terms-privacy'], modified: consentVersions.terms },
    ...helped.flatMap((audience, at) => helpEntries(audience, answers[at]?.items ?? [])),
  ]
  const dated = lists.flatMap(({ paths, modified }) => paths.map((path) => ({ path, modified: modified ?? undefined })))
  const known: Entry[] = [
    ...dated.filter(({ path, modified }) => modified || !emptied.has(path)),
    ...news.map(({ slug, updated }) => ({ path: `/news/${slug}`, modified: updated })),
    ...courses.map(({ slug, asOf }) => ({ path: `/courses/${slug}`, modified: asOf })),
    ...models.map(({ slug, updated }) => ({ path: modelPath(slug), modified: updated })),
  ]
  const elsewhere = helpUrl === null ? [] : helpAudiences.map((audience) => helpPath(audience))
  const left = new Set<string>([...dated.map(({ path }) => path), ...elsewhere])
  const forPeople = helpAudiences.flatMap((audience) => siteMapOf(audience, { helpUrl }).flatMap(({ links }) => links))
  const others = new Set([...forPeople.map(({ to }) => to), ...calculatorPaths()].filter((path) => !unlisted.has(path)))
  return [...known, ...[...others].filter((path) => !left.has(path)).map((path) => ({ path }))]
}

const kinds = jobKindWords.codes
const listPath = (jobType: string) => href('/jobs/list/:jobType', { jobType })

/** Pages that are empty without jobs or notices. */
const emptied = new Set(['/vagas', '/vagas/em', '/vagas/de', '/classifieds', ...kinds.map(listPath)])

/** The pages of the help centre of an audience, each with the time at which one of its answers was last checked. */
function helpEntries(audience: HelpAudience, answers: readonly { topic: string; updated: string }[]) {
  const latest = (of: readonly { updated: string }[]) => latestOf(of.map(({ updated }) => updated))
  return [
    { paths: [helpPath(audience)], modified: latest(answers) },
    ...helpTopics[audience].map((topic) => ({
      paths: [topicPath(audience, topic)],
      modified: latest(answers.filter((answer) => answer.topic === topic)),
    })),
  ]
}
