import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { callsContext, siteContext } from '../../platform/context.ts'
import { asSearch } from '../../platform/href.ts'
import { feedJob } from './feed-job.ts'

/** How many jobs a page of a feed has: up to 800 kB, which takes as long as a few pages for people. */
export const feedPageSize = 200

/** One page of all open jobs, by the `after` in its address, and the address of the next page. */
export async function readFeedPage({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { publicUrl } = context.get(siteContext)
  const after = url.searchParams.get('after')
  try {
    const { items, next } = await context
      .get(callsContext)
      .gateway.jobs.openJobs({ size: feedPageSize, ...(after !== null && { after }) })
    const now = new Date()
    return {
      publicUrl,
      jobs: items.map((job) => feedJob(job, { publicUrl, now })),
      next: next && publicUrl + url.pathname + asSearch({ after: next }),
    }
  } catch (problem) {
    if (refusalOf(problem)?.code === 'invalid_form') throw new Response(null, { status: 404 })
    throw problem
  }
}
