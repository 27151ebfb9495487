import type { RouterContextProvider } from 'react-router'
import { callsContext } from '../../platform/context.ts'
import { topicPath } from '../topics/topic-text.ts'

/**
 * The most popular searches and jobs, the newest jobs, and each sector that has jobs, with the address of its page.
 * Server only.
 */
export async function readPopularJobs(context: Readonly<RouterContextProvider>, limit: number) {
  const popular = await context.get(callsContext).searchJobs.search.popularJobs({ limit })
  const sectors = popular.sectors
    .filter(({ count }) => count > 0)
    .map((each) => ({ ...each, path: topicPath(each.topic) }))
  return { ...popular, sectors }
}
