import type { Calls } from '@trampolim/contract/client/calls.ts'
import { href } from '../../platform/href.ts'
import { asMissing } from '../selection-board/board/read-board.ts'
import type { ThreadListData } from './thread-list.tsx'
import { type ThreadKey, threadPath } from './thread-path.ts'
import { lineOf, viewOf } from './view.ts'

type Page = { page: number; now: Date }

/** The path of a page of the candidate's threads. */
export const ownThreadsPath = (page: number) => href('/messages', {}, { page: page > 1 ? page : null })

/** A page of the candidate's threads. Server only. */
export async function readOwnThreads({ gateway }: Calls, { page, now }: Page): Promise<ThreadListData> {
  const { items, total, size } = await gateway.messages.listOwnThreads({ page })
  const lines = items.map((thread) =>
    lineOf(thread, { side: 'candidate', to: href('/messages/:jobId', { jobId: thread.jobId }), now }),
  )
  return { lines, page, pages: Math.ceil(total / size) }
}

/** The candidate's thread about a job, the latest messages or those before one. Server only. */
export async function readOwnThread(
  { gateway }: Calls,
  { jobId, before, isReporting, now }: { jobId: string; before: number | null; isReporting: boolean; now: Date },
) {
  const open = await gateway.messages.readOwnThread({ jobId, ...(before && { before }) }).catch(asMissing)
  return viewOf(open, {
    ...{ side: 'candidate', now, isReporting, isLatest: before === null, here: href('/messages/:jobId', { jobId }) },
    link: open.thread.jobIsPublic ? href('/jobs/:jobId', { jobId }) : null,
  })
}

/** A page of the threads of the recruiter's organisation. Server only. */
export async function readThreads({ gateway }: Calls, { page, now }: Page): Promise<ThreadListData> {
  const { items, total, size } = await gateway.messages.listThreads({ page })
  const lines = items.map((thread) => lineOf(thread, { side: 'recruiter', to: threadPath(thread), now }))
  return { lines, page, pages: Math.ceil(total / size) }
}

/** The thread with a candidate of a job, the latest messages or those before one. Server only. */
export async function readThread(
  { gateway }: Calls,
  { key, before, isReporting, now }: { key: ThreadKey; before: number | null; isReporting: boolean; now: Date },
) {
  const open = await gateway.messages.readThread({ ...key, ...(before && { before }) }).catch(asMissing)
  const { jobId, cvId } = open.thread
  return viewOf(open, {
    ...{ side: 'recruiter', now, isReporting, isLatest: before === null, here: threadPath(key) },
    link: href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId }),
  })
}

/** The number of the message before which older ones are requested; null for the latest. */
export function beforeIn(query: URLSearchParams): number | null {
  const before = Number(query.get('before'))
  return Number.isInteger(before) && before > 0 && before < 2 ** 31 ? before : null
}
