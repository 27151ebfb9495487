import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidateFilters } from '../candidates/filters.ts'
import { type HiringJob, hiringJobFor } from '../candidates/hiring-job.ts'
import { presentCard } from '../candidates/present-card.ts'
import { candidatesAtPlaces } from '../candidates/queries.ts'
import { occupationTitles } from '../curriculums/queries.ts'
import { recommendCandidates } from '../cv-search/recommend-candidates.ts'
import type { House } from '../platform/house.ts'
import { isNarrowed, type Listing, pageOfFound, pageOfPlaces } from './candidate-list-queries.ts'
import { readCounters } from './counter-queries.ts'

type Asked = { recruiterId: string; jobId: string } & CandidateFilters

/** Already taken further than the applications. */
const takenFurther = ['selectiveProcess', 'interviews', 'finalists'] as const satisfies readonly SelectionStep[]

/**
 * The candidates in a step of a job's selection. Among the applications, `list` chooses those who applied, who are
 * recommended or who were taken further. @throws job_not_found, age_search_not_allowed
 */
export async function listStep(
  house: House,
  asked: Asked & { step: SelectionStep; list: 'recommended' | 'candidated' | 'selected' },
): Promise<CandidateList> {
  const { step, list, ...rest } = asked
  if (step !== 'curriculums' || list === 'candidated') return listCandidates(house, { ...rest, steps: [step] })
  return list === 'selected'
    ? listCandidates(house, { ...rest, steps: takenFurther })
    : recommendCandidates(house, rest)
}

/** Nobody has been invited yet. @throws job_not_found, age_search_not_allowed */
export async function listInvited({ database }: House, asked: Asked): Promise<CandidateList> {
  const job = await hiringJobFor(database, asked)
  assertMayUseAge(job, asked)
  return { items: [], page: asked.page, size: asked.size, total: 0, mayUseAge: job.mayUseAge }
}

/** A page of the candidates in some steps of a job's selection. @throws job_not_found, age_search_not_allowed */
export async function listCandidates(
  { database, now }: House,
  asked: Asked & { steps: readonly SelectionStep[] },
): Promise<CandidateList> {
  const job = await hiringJobFor(database, asked)
  assertMayUseAge(job, asked)
  const { page, size } = asked
  const listing = { ...asked, from: (page - 1) * size, today: dayOf(now()) }
  const { ids, total } = isNarrowed(asked) ? await pageOfFound(database, listing) : await pageOfAll(database, listing)
  return { items: await cardsAt(database, ids, { job, now: now() }), page, size, total, mayUseAge: job.mayUseAge }
}

async function pageOfAll(database: House['database'], listing: Listing) {
  const [ids, counted] = await Promise.all([pageOfPlaces(database, listing), readCounters(database, listing.jobId)])
  return { ids, total: listing.steps.reduce((sum, step) => sum + (counted[step] ?? 0), 0) }
}

async function cardsAt(database: House['database'], ids: readonly string[], ground: { job: HiringJob; now: Date }) {
  const rows = await candidatesAtPlaces(database, ids)
  const titles = await occupationTitles(
    database,
    rows.flatMap(({ occupations }) => occupations.map(({ cbo }) => cbo)),
  )
  const byId = new Map(rows.map((row) => [row.place?.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row, { ...ground, titles })] : []
  })
}

/** How many candidates stand in each step, and how many applications nobody has opened. @throws job_not_found */
export async function countSelection({ database }: House, asked: { recruiterId: string; jobId: string }) {
  const { id } = await hiringJobFor(database, asked, { right: 'read-organization' })
  const none = { curriculums: 0, selectiveProcess: 0, interviews: 0, finalists: 0, discarded: 0, unseen: 0 }
  return { ...none, ...(await readCounters(database, id)) }
}
