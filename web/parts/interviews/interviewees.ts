import type { Calls } from '@trampolim/contract/client/calls.ts'
import { aheadStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { isMadeFrom } from '@trampolim/marketplace/links/link-pattern.ts'
import { redirect } from 'react-router'
import { href } from '../../platform/href.ts'
import { readChosen } from '../selection-board/chosen-intent.ts'

/**
 * The people of a job's selection for whom an interview may be set, those chosen in the query, and the last interview
 * that was set, whose place the form suggests. Server only.
 */
export async function readInterviewees(
  { gateway }: Calls,
  { jobId, query }: { jobId: string; query: URLSearchParams },
) {
  const { recruiterSelection } = gateway
  const chosen = [
    ...query.getAll('candidate'),
    ...readChosen(query.getAll('chosen').join(',')).map(({ processId }) => processId),
  ]
  const [board, { items: set, meetingUrl, places, timeZone }] = await Promise.all([
    recruiterSelection.readBoard({ jobId, size: 100 }),
    recruiterSelection.listInterviews({ jobId, size: 100 }),
  ])
  if (board.locked) throw redirect(href('/recruiter/job/:jobId/selective-process', { jobId }))
  const busy = new Set(
    set.flatMap(({ candidates }) =>
      candidates.flatMap(({ processId, status }) => (aheadStatuses.includes(status) ? processId : [])),
    ),
  )
  const shown = board.columns.flatMap(({ step, items }) =>
    items.flatMap(({ processId, name }) => (processId && name ? { processId, name, step } : [])),
  )
  // A candidate beyond the first page of the board is given by their curriculum.
  const cvId = query.get('cv')
  const missing = cvId && !shown.some(({ processId }) => chosen.includes(processId))
  const other = missing ? await recruiterSelection.readCandidate({ jobId, cvId }) : null
  const { processId: otherId = null, name: otherName = null, step: otherStep = null } = other ?? {}
  const added = otherId && otherName && otherStep ? [{ processId: otherId, name: otherName, step: otherStep }] : []
  const people = [...shown, ...added].filter(
    ({ processId, step }) =>
      !busy.has(processId) && step !== 'discarded' && (step !== 'curriculums' || chosen.includes(processId)),
  )
  // Somebody whose interview is ahead isn't offered: it is moved instead.
  const already = set.flatMap(({ interviewId, timeZone, candidates }) =>
    candidates.flatMap(({ processId, name, status, ...times }) =>
      chosen.includes(processId) && aheadStatuses.includes(status)
        ? { interviewId, processId, name, timeZone, ...times }
        : [],
    ),
  )
  const [last = null] = set
  const isOwn = last !== null && meetingUrl !== null && isMadeFrom(meetingUrl, last.link)
  return {
    ...{ jobName: board.job.jobName, people, chosen, already, makesLinks: meetingUrl !== null, timeZone },
    last: isOwn ? { ...last, link: '' } : last,
    places: places.map(({ address }) => address),
    address: last?.address || places.find(({ complete }) => complete)?.address || '',
  }
}

export type Interviewees = Awaited<ReturnType<typeof readInterviewees>>
