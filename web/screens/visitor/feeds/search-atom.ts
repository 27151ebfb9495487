import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { JobCard } from '@trampolim/contract/jobs.ts'
import { type Sector, sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { sectorNames } from '@trampolim/phrases/pt-br/sectors.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse, latestOf } from '../../../parts/feeds/feed-response.ts'
import { element, xmlText } from '../../../parts/feeds/xml-text.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'

const t = speak({ feed: topics.feed, confidential: jobs.confidential })
const codes = speak({ contractType: reference.contractType, workType: reference.workType })
const most = 50
const longest = 120

type Asked = { occupation: string; location: string; sector: Sector | null }

/**
 * The newest jobs of a search as an Atom feed (RFC 4287), by the names of the search's own address: `occupation` and
 * `location`, or a `sector`; of all jobs without any. Filters are left out, since they need a signed-in person.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(placeContext)
  const asked = askedIn(url.searchParams)
  const items = await newestOf(context.get(callsContext).searchJobs, asked)
  const query = asSearch(asked)
  const self = publicUrl + href('/search.atom') + query
  const updated = latestOf(items.map(({ published }) => published))
  const page = asked.sector
    ? href('/jobs/list/:jobType', { jobType: 'professional' }, { sector: asked.sector })
    : href('/search') + query
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    element('title', titleOf(asked)),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + page)}"/>`,
    // An empty feed must have a date too, and one that stays.
    element('updated', updated ?? new Date(0).toISOString()),
    ...items.map((job) => entryOf(job, publicUrl)),
    '</feed>\n',
  ]
  return feedResponse(request, body.join('\n'), { type: 'application/atom+xml', modified: updated })
}

function askedIn(search: URLSearchParams): Asked {
  const text = (name: string) => (search.get(name)?.trim() ?? '').slice(0, longest)
  const sector = search.get('sector')
  return { occupation: text('occupation'), location: text('location'), sector: sectors.has(sector) ? sector : null }
}

/** @throws 404 for a place that isn't known */
async function newestOf({ search }: Calls['searchJobs'], { occupation, location, sector }: Asked): Promise<JobCard[]> {
  try {
    if (occupation || location) {
      return (await search.searchJobs({ occupation, location, sort: 'newest', size: most })).items
    }
    if (sector) return (await search.jobsOfSector({ sector, size: most })).items
    return (await search.popularJobs({ limit: 20 })).recent
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'location_not_found' || refused?.code === 'invalid_form') {
      throw new Response(null, { status: 404 })
    }
    throw problem
  }
}

function titleOf({ occupation, location, sector }: Asked): string {
  if (occupation && location) return t('feed.both', { occupation, location })
  if (occupation) return t('feed.occupation', { occupation })
  if (location) return t('feed.place', { location })
  return sector ? t('feed.sector', { sector: sectorNames[sector].toLowerCase() }) : t('feed.newest')
}

function entryOf(job: JobCard, publicUrl: string): string {
  const address = publicUrl + href('/jobs/:jobId', { jobId: job.id })
  const place = `${job.place.city}, ${job.place.state}`
  const facts = [
    place,
    salaryText(job.salary),
    codes(`contractType.${job.contractType}`),
    codes(`workType.${job.workType}`),
  ]
  const parts = [
    element('title', job.jobName),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    element('published', job.published),
    element('updated', job.published),
    `<author>${element('name', job.company ?? t('confidential'))}</author>`,
    element('summary', facts.join(' · ')),
  ]
  return `<entry>${parts.join('')}</entry>`
}
