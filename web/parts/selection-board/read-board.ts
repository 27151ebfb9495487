import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SelectionStep } from '@trampolim/contract/codes.ts'
import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { data } from 'react-router'
import { type BoardQuery, columnSteps, inStep, withFilter } from './board-query.ts'
import { type CandidateView, candidateView } from './candidate-words.ts'
import { type AskedFilters, askedFilters } from './filters.ts'

/** A column or a list of the selection, with the page shown. */
export type BoardColumn = {
  step: SelectionStep
  items: CandidateView[]
  total: number
  page: number
  size: number
}

const perColumn = 10
const perPage = 20

/**
 * What a job's selection shows: the first page of every column, or one list where the query names a step. Server only.
 * @throws an answer 404 where the job isn't one of the recruiter's organisation
 */
export async function readBoard(calls: Calls, jobId: string, query: BoardQuery) {
  const [job, counts, filters] = await Promise.all([
    readJobHead(calls, jobId),
    calls.gateway.recruiterSelection.countSelection({ jobId }),
    askedFilters(calls, query.filters),
  ]).catch(asMissing)
  const steps = query.step ? [query.step] : columnSteps
  const { lists, refused, locked } = await listsOf({ calls, jobId, query, filters })
  const now = new Date()
  return {
    job,
    counts,
    locked,
    columns: steps.map((step, at): BoardColumn => {
      const { items = [], total = 0, page = 1, size = perPage } = lists[at] ?? {}
      return { step, items: items.map((each) => candidateView(each, { now })), total, page, size }
    }),
    mayUseAge: lists.some(({ mayUseAge }) => mayUseAge),
    faults: refused ? { ...filters.faults, ageMin: refused } : filters.faults,
  }
}

type Asking = { calls: Calls; jobId: string; query: BoardQuery; filters: AskedFilters }

/** Why a recruiter sees no candidates yet. */
type Locked = 'profile_not_approved' | 'organization_not_approved'

/** The lists; where age was asked for that may not be, those without it and why; none where the recruiter may see nobody yet. */
async function listsOf(
  asking: Asking,
): Promise<{ lists: CandidateList[]; refused: string | null; locked: Locked | null }> {
  const { query, filters } = asking
  const steps = query.step ? [query.step] : columnSteps
  const read = (asked: Asking) => Promise.all(steps.map((step) => readList(asked, step)))
  try {
    return { lists: await read(asking), refused: null, locked: null }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal && isLocked(refusal.code)) return { lists: [], refused: null, locked: refusal.code }
    if (refusal?.code !== 'age_search_not_allowed') throw problem
    const { ageMin: _, ageMax: __, ...rest } = filters.input
    const sort = query.sort === 'age' ? 'relevance' : query.sort
    const ageless = withFilter(withFilter(query, 'ageMin', ''), 'ageMax', '')
    const lists = await read({ ...asking, query: { ...ageless, sort }, filters: { ...filters, input: rest } })
    return { lists, refused: refusal.message, locked: null }
  }
}

/** Whether a refusal says that the recruiter may see no candidates yet. */
export function isLocked(code: string | undefined): code is Locked {
  return code === 'profile_not_approved' || code === 'organization_not_approved'
}

/** One list of the selection, as the contract has it. */
function readList({ calls, jobId, query, filters }: Asking, step: SelectionStep): Promise<CandidateList> {
  const { recruiterSelection: selection } = calls.gateway
  const size = query.step ? perPage : perColumn
  const asked = { ...filters.input, jobId, sort: query.sort, page: query.step ? query.page : 1, size }
  if (step === 'discarded') return selection.listDisqualified(asked)
  if (step === 'finalists') return selection.listFinalists(asked)
  if (step === 'curriculums' && query.list === 'recommended') return calls.searchCv.search.recommendCandidates(asked)
  if (step === 'curriculums' && query.list === 'invited') return selection.listInvited(asked)
  const list = query.list === 'selected' ? 'selected' : 'candidated'
  return selection.listStep({ ...asked, step, list })
}

/** The people of the list that a candidate was opened from, else of the step they stand in. Server only. */
export async function readBeside(
  calls: Calls,
  jobId: string,
  { query, step }: { query: BoardQuery; step: SelectionStep | null },
) {
  const listed = query.step ? query : inStep(query, step ?? 'curriculums', step ? 'candidated' : 'recommended')
  const filters = await askedFilters(calls, listed.filters)
  const { lists } = await listsOf({ calls, jobId, query: listed, filters })
  const now = new Date()
  const { items = [], total = 0, page = 1, size = perPage } = lists[0] ?? {}
  return { query: listed, items: items.map((each) => candidateView(each, { now })), total, page, size }
}

/** A job's name and status. */
export async function readJobHead({ gateway }: Calls, jobId: string) {
  const { jobName, own } = await gateway.jobs.readJob({ id: jobId })
  if (!own) throw data(null, 404)
  return { id: jobId, name: jobName, isOpen: isOpen(own.status), statusText: jobStatus[own.status] }
}

/** A refusal that something doesn't exist, or isn't theirs, as the page's 404. */
export function asMissing(problem: unknown): never {
  const status = refusalOf(problem)?.status
  throw status === 404 || status === 410 || status === 422 ? data(null, 404) : problem
}
