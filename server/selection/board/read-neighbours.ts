import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidacyFilters } from '../../candidates/filters.ts'
import { readingHiringJob } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { pageOfStep } from './list-candidates.ts'
import { cvIdsOf } from './list-queries.ts'

/** How many of a list's candidates are searched for the one whose neighbours are asked for. */
const mostSearched = 100

type Asked = Omit<CandidacyFilters, 'page' | 'size'> & {
  recruiterId: string
  jobId: string
  processId: string
  step: SelectionStep
}

/**
 * Finds a candidate's position in the list of a step, and the candidates before and after them.
 * @throws job_not_found, age_search_not_allowed
 */
export async function readNeighbours(house: House, { processId, step, ...asked }: Asked) {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  assertMayUseAge(job, asked)
  const range = { from: 0, size: mostSearched, today: dayOf(now()) }
  const { ids, total } = await pageOfStep(house, { ...asked, ...range, steps: [step] })
  const at = ids.indexOf(processId)
  if (at < 0) return { position: 0, total, previous: null, next: null }
  const beside = { previous: ids[at - 1], next: ids[at + 1] }
  const cvIds = await cvIdsOf(
    database,
    Object.values(beside).filter((id) => id !== undefined),
  )
  const cvOf = (id: string | undefined) => (id === undefined ? null : (cvIds.get(id) ?? null))
  return { position: at + 1, total, previous: cvOf(beside.previous), next: cvOf(beside.next) }
}
