import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidacyFilters } from '../../candidates/filters.ts'
import { type HiringJob, readingHiringJob } from '../../candidates/hiring-job.ts'
import { presentCard } from '../../candidates/present-card.ts'
import { candidatesAtCandidacies } from '../../candidates/queries.ts'
import { recommendCandidates } from '../../cv-search/recommend-candidates.ts'
import { titlesByCode } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { countsOf, readingCounters } from '../counters.ts'
import { listKept } from '../endings/list-kept.ts'
import { isNarrowed, type Listing, pageOfCandidacies, pageOfFound } from './list-queries.ts'

type Asked = { recruiterId: string; jobId: string } & CandidacyFilters

/** Steps beyond the applications. */
const takenFurther = ['selectiveProcess', 'interviews', 'finalists'] as const satisfies readonly SelectionStep[]

/**
 * Lists the candidates in a step of a job's selection. Within the applications, `list` selects those who applied, those
 * who are recommended, those whom the organisation kept when other jobs ended, or those who have already been moved
 * further.
 * @throws job_not_found, age_search_not_allowed
 */
export async function listStep(
  house: House,
  asked: Asked & { step: SelectionStep; list: 'recommended' | 'candidated' | 'kept' | 'selected' },
): Promise<CandidateList> {
  const { step, list, ...rest } = asked
  if (step !== 'curriculums' || list === 'candidated') return listCandidates(house, { ...rest, steps: [step] })
  if (list === 'selected') return listCandidates(house, { ...rest, steps: takenFurther })
  return list === 'kept' ? listKept(house, rest) : recommendCandidates(house, rest)
}

/** Returns a page of the candidates in some steps of a job's selection. @throws job_not_found, age_search_not_allowed */
export async function listCandidates(
  house: House,
  asked: Asked & { steps: readonly SelectionStep[] },
): Promise<CandidateList> {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  assertMayUseAge(job, asked)
  const { page, size } = asked
  const listing = { ...asked, from: (page - 1) * size, today: dayOf(now()) }
  const { ids, total } = await pageOfStep(house, listing)
  return { items: await cardsAt(database, ids, { job, now: now() }), page, size, total, mayUseAge: job.mayUseAge }
}

/** A page of the ids of a job's candidacies in some steps, and their total. */
export function pageOfStep(house: House, listing: Listing): Promise<{ ids: string[]; total: number }> {
  return isNarrowed(listing) ? pageOfFound(house.database, listing) : pageOfAll(house, listing)
}

async function pageOfAll(house: House, listing: Listing) {
  const [ids, counted] = await Promise.all([
    pageOfCandidacies(house.database, listing),
    readingCounters(house, listing.jobId),
  ])
  return { ids, total: listing.steps.reduce((sum, step) => sum + (counted[step] ?? 0), 0) }
}

/** The cards of these candidacies, in their order; those that no longer exist are left out. */
export async function cardsAt(
  database: House['database'],
  ids: readonly string[],
  ground: { job: HiringJob; now: Date },
) {
  const rows = await candidatesAtCandidacies(database, ids)
  const titles = await titlesByCode(database)
  const byId = new Map(rows.map((row) => [row.candidacy?.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row, { ...ground, titles })] : []
  })
}

/** Counts the candidates in each step, and the unopened applications. @throws job_not_found */
export async function countSelection(house: House, asked: { recruiterId: string; jobId: string }) {
  const { id } = await readingHiringJob(house, asked, { right: 'read-organization' })
  return countsOf(await readingCounters(house, id))
}
