import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SelectionStep } from '@trampolim/contract/codes.ts'
import type { Board } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { data } from 'react-router'
import { lastPageInstead } from '../../../platform/last-page.ts'
import { mayEdit } from '../../recruiter-jobs/actions/job-actions.ts'
import { type CandidateView, candidateView } from '../candidate/candidate-words.ts'
import { type BoardQuery, inStep, sizeOf, withFilter } from './board-query.ts'
import { type AskedFilters, askedFilters } from './filters/filters.ts'

/** A column or a list of the selection, with the current page. */
export type BoardColumn = {
  step: SelectionStep
  items: CandidateView[]
  total: number
  page: number
  size: number
}

const perColumn = 10

/**
 * Reads a job's selection: the first page of every column, or one list if the query names a step. Server only.
 * @throws a 404 response if the job doesn't belong to the recruiter's organisation
 */
export async function readBoard(calls: Calls, jobId: string, query: BoardQuery) {
  const filters = await askedFilters(calls, query.filters)
  const { board, refused } = await shownBoard({ calls, jobId, query, filters }).catch(asMissing)
  const { job, counts, columns, locked, mayUseAge, departures } = board
  const now = new Date()
  return {
    job: headOf(jobId, job),
    status: job.status,
    questions: job.questions,
    tags: job.tags,
    counts,
    departures,
    locked,
    columns: columns.map(
      ({ items, ...column }): BoardColumn => ({ ...column, items: items.map((each) => candidateView(each, { now })) }),
    ),
    mayUseAge,
    faults: refused ? { ...filters.faults, ageMin: refused } : filters.faults,
  }
}

type Asking = { calls: Calls; jobId: string; query: BoardQuery; filters: AskedFilters }

/** Why a recruiter can't see candidates yet. */
type Locked = NonNullable<Board['locked']>

/** The board; if it asks for age where that isn't allowed, the board without the age filter, and why. */
async function shownBoard(asking: Asking): Promise<{ board: Board; refused: string | null }> {
  const { answer, refused } = await withoutForbiddenAge(asking, askBoard)
  return { board: answer, refused }
}

/** The answer; if it is refused since it asks for age where that isn't allowed, the answer without it, and why. */
async function withoutForbiddenAge<Answer>(asking: Asking, ask: (asking: Asking) => Promise<Answer>) {
  const { query, filters } = asking
  try {
    return { answer: await ask(asking), refused: null }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal?.code !== 'age_search_not_allowed') throw problem
    const { ageMin: _, ageMax: __, ...rest } = filters.input
    const sort = query.sort === 'age' ? 'relevance' : query.sort
    const ageless = withFilter(withFilter(query, 'ageMin', ''), 'ageMax', '')
    const answer = await ask({ ...asking, query: { ...ageless, sort }, filters: { ...filters, input: rest } })
    return { answer, refused: refusal.message }
  }
}

function askBoard({ calls, jobId, query, filters }: Asking): Promise<Board> {
  const { step, list, sort, page } = query
  const shown = step ? { step, list, page, size: sizeOf(query) } : { page: 1, size: perColumn }
  return calls.gateway.recruiterSelection.readBoard({ ...filters.input, jobId, sort, ...shown })
}

/** Whether a refusal means that the recruiter can't see candidates yet. */
export function isLocked(code: string | undefined): code is Locked {
  return code === 'profile_not_approved' || code === 'organization_not_approved'
}

/** Reads the list from which a candidate was opened, otherwise that of their step. Server only. */
export async function readNeighbours(
  calls: Calls,
  jobId: string,
  { query, step }: { query: BoardQuery; step: SelectionStep | null },
) {
  const listed = query.step ? query : inStep(query, step ?? 'curriculums', step ? 'candidated' : 'recommended')
  const filters = await askedFilters(calls, listed.filters)
  const { board } = await shownBoard({ calls, jobId, query: listed, filters })
  const now = new Date()
  const { items = [], total = 0, page = 1, size = sizeOf(listed) } = board.columns[0] ?? {}
  // Candidates who left the list may have removed its last page.
  const last = lastPageInstead({ items, total, page, size })
  if (last) return readNeighbours(calls, jobId, { query: { ...listed, page: last }, step })
  return { query: listed, items: items.map((each) => candidateView(each, { now })), total, page, size }
}

/**
 * Reads a candidate's position in their column of the board, and the previous and the next candidate's curriculum; the
 * position is 0 if it isn't known. Server only.
 */
export async function readPlaceInColumn(
  calls: Calls,
  { jobId, processId, step }: { jobId: string; processId: string; step: SelectionStep },
  query: BoardQuery,
) {
  const filters = await askedFilters(calls, query.filters)
  const { answer } = await withoutForbiddenAge({ calls, jobId, query, filters }, (asking) =>
    calls.gateway.recruiterSelection.readNeighbours({
      ...asking.filters.input,
      sort: asking.query.sort,
      jobId,
      processId,
      step,
    }),
  )
  return answer
}

/** A job's name and status; while a reviewer has taken it down, nobody in its selection can be moved. */
export async function readJobHead({ gateway }: Calls, jobId: string) {
  const { jobName, own, standing } = await gateway.jobs.readJob({ id: jobId })
  if (!own) throw data({ message: refusals.job_not_found }, 404)
  return headOf(jobId, { jobName, status: own.status, takenDown: standing === 'removed' })
}

function headOf(id: string, { jobName, status, takenDown }: Pick<Board['job'], 'jobName' | 'status' | 'takenDown'>) {
  return {
    ...{ id, name: jobName, isOpen: isOpen(status), statusText: jobStatus[status], isTakenDown: takenDown },
    ...{ hasEnded: status === 'job:closed', isEditable: mayEdit({ status, mayManage: true }) },
    /** Whether nobody can be moved any more, or at present. */
    isOver: takenDown || status === 'job:closed',
  }
}

/**
 * Converts a refusal because something doesn't exist or belongs to others to the page's 404, in its words: a job, for
 * example, may have been deleted.
 */
export function asMissing(problem: unknown): never {
  const { status, message } = refusalOf(problem) ?? {}
  if (status === 404) throw data({ message }, 404)
  throw status === 410 || status === 422 ? data(null, 404) : problem
}
