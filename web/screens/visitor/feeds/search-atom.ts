import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { JobCard } from '@trampolim/contract/jobs.ts'
import { type Sector, sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { topicAddress } from '@trampolim/marketplace/topics/topics.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { jobsOfSectors } from '@trampolim/phrases/pt-br/sectors.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type AtomEntry, atomResponse } from '../../../parts/feeds/atom.ts'
import { hiringName } from '../../../parts/jobs/hiring-name.ts'
import { topicPath } from '../../../parts/topics/topic-text.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'

const t = speak(topics.feed)
const codes = speak({ contractType: reference.contractType, workType: reference.workType })
const most = 50
const longest = 120

type Asked = { occupation: string; location: string; sector: Sector | null }

/**
 * The newest jobs of a search as an Atom feed (RFC 4287). It uses the same parameters as the search page: `occupation`
 * and `location`, or a `sector` alone; without any, it contains the newest jobs. Filters are ignored, since they require a signed-in
 * person.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const asked = askedIn(url.searchParams)
  const items = await newestOf(context.get(callsContext).searchJobs, asked)
  const query = asSearch(asked)
  return atomResponse(request, {
    ...{ title: titleOf(asked), publicUrl, path: href('/search.atom') + query },
    page: asked.sector ? topicPath(topicAddress.sector(asked.sector)) : href('/search') + query,
    entries: items.map((job) => entryOf(job, publicUrl)),
  })
}

/** @throws 404 for an unknown sector, and for one beside words, which no search of ours answers */
function askedIn(search: URLSearchParams): Asked {
  const text = (name: string) => (search.get(name)?.trim() ?? '').slice(0, longest)
  const words = { occupation: text('occupation'), location: text('location') }
  const sector = search.get('sector')
  if (!sector) return { ...words, sector: null }
  if (!sectors.has(sector) || words.occupation || words.location) throw new Response(null, { status: 404 })
  return { ...words, sector }
}

/** @throws 404 for an unknown place */
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
  if (occupation && location) return t('both', { occupation, location })
  if (occupation) return t('occupation', { occupation })
  if (location) return t('place', { location })
  return sector ? t('sector', { jobs: jobsOfSectors[sector] }) : t('newest')
}

function entryOf(job: JobCard, publicUrl: string): AtomEntry {
  const facts = [
    `${job.place.city}, ${job.place.state}`,
    salaryText(job.salary),
    codes(`contractType.${job.contractType}`),
    codes(`workType.${job.workType}`),
  ]
  return {
    title: job.jobName,
    address: publicUrl + href('/jobs/:jobId', { jobId: job.id }),
    published: job.published,
    updated: job.published,
    author: hiringName(job),
    summary: facts.join(' · '),
  }
}
