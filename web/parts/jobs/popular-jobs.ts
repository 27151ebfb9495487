import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { leastJobs, topicAddress } from '@trampolim/marketplace/topics/topics.ts'
import type { RouterContextProvider } from 'react-router'
import { callsContext } from '../../platform/context.ts'
import { href } from '../../platform/href.ts'

/** What most people look for and read, what is new, and each sector that has jobs, with their address. Server only. */
export async function readPopularJobs(context: Readonly<RouterContextProvider>, limit: number) {
  const popular = await context.get(callsContext).searchJobs.search.popularJobs({ limit })
  const sectors = popular.sectors.filter(({ count }) => count > 0).map((each) => ({ ...each, path: pathOf(each) }))
  return { ...popular, sectors }
}

/** A sector has an address of its own once it has as many jobs as that shows; before, they are in the list of jobs. */
const pathOf = ({ sector, count }: { sector: Sector; count: number }): string =>
  count >= leastJobs
    ? `${href('/vagas')}/${topicAddress.sector(sector)}`
    : href('/jobs/list/:jobType', { jobType: 'professional' }, { sector })
