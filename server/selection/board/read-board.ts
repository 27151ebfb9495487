import type { Board } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { inOrder } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidacyFilters } from '../../candidates/filters.ts'
import { readingHiringJob } from '../../candidates/hiring-job.ts'
import { obstacleTo, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { countsOf, readingCounters } from '../counters.ts'
import { findDepartures } from '../endings/departure-queries.ts'
import { listInvited } from '../invitations/list-invited.ts'
import { findTags } from '../tags/tag-queries.ts'
import { cardsAt, listStep } from './list-candidates.ts'
import { isNarrowed, type Listing, pagesOfCandidacies, pagesOfFound } from './list-queries.ts'
import { isStopped } from './move-candidate.ts'

type Asked = CandidacyFilters & {
  recruiterId: string
  jobId: string
  step?: SelectionStep | undefined
  list: 'recommended' | 'candidated' | 'invited' | 'kept' | 'selected'
}

/** How many of those who deleted their account are listed. */
const mostDepartures = 20

/** How many of the tags of its candidates are offered as a filter. */
const mostTagsShown = 50

const columnSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const

/**
 * Reads what a job's board shows to a recruiter of its organisation, with the candidates of every column or of one
 * list; without candidates and their tags if the recruiter may not select yet.
 * @throws job_not_found, age_search_not_allowed
 */
export async function readBoard(house: House, asked: Asked): Promise<Board> {
  const job = await readingHiringJob(house, asked, { right: 'read-organization' })
  const locked = lockOf(obstacleTo(await readingEmployer(house, asked.recruiterId), 'select-candidates'))
  const { organizationId } = job
  const [counted, departures, tags] = await Promise.all([
    readingCounters(house, job.id),
    findDepartures(house.database, { jobId: job.id, most: mostDepartures }),
    locked ? [] : findTags(house.database, { organizationId, jobId: job.id, most: mostTagsShown }),
  ])
  const board = {
    departures,
    job: {
      jobName: job.name,
      status: job.status,
      takenDown: job.standing === 'removed',
      mute: isStopped(job),
      tags,
      questions: inOrder(job.questionnaire)
        .filter(({ type }) => type === 'boolean')
        .map(({ id, question, expected = null }) => ({ id, question, expected })),
    },
    counts: countsOf(counted),
    mayUseAge: job.mayUseAge,
  }
  if (locked) return { ...board, locked, columns: [] }
  assertMayUseAge(job, asked)
  const { step } = asked
  return { ...board, locked, columns: step ? [await listOf(house, { ...asked, step })] : await columnsOf(house, asked) }
}

function lockOf(obstacle: ReturnType<typeof obstacleTo>): Board['locked'] {
  if (obstacle === undefined) return null
  return obstacle === 'profile_not_approved' || obstacle === 'organization_not_approved' ? obstacle : refuse(obstacle)
}

async function listOf(house: House, asked: Asked & { step: SelectionStep }): Promise<Board['columns'][number]> {
  const { step, list } = asked
  const { items, total, page, size } =
    step === 'curriculums' && list === 'invited'
      ? await listInvited(house, asked)
      : await listStep(house, { ...asked, list: list === 'invited' ? 'candidated' : list })
  return { step, items, total, page, size }
}

async function columnsOf(house: House, asked: Asked): Promise<Board['columns']> {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  const { page, size } = asked
  const listing = { ...asked, steps: columnSteps, from: (page - 1) * size, today: dayOf(now()) }
  const found = isNarrowed(asked) ? await pagesOfFound(database, listing) : await pagesOfAll(house, listing)
  const cards = await cardsAt(
    database,
    [...found.values()].flatMap(({ ids }) => ids),
    { job, now: now() },
  )
  return columnSteps.map((step) => {
    const { ids, total } = found.get(step) ?? { ids: [], total: 0 }
    const here = new Set(ids)
    return { step, items: cards.filter(({ processId }) => here.has(processId ?? '')), total, page, size }
  })
}

async function pagesOfAll(house: House, listing: Listing) {
  const [pages, counted] = await Promise.all([
    pagesOfCandidacies(house.database, listing),
    readingCounters(house, listing.jobId),
  ])
  return new Map([...pages].map(([step, ids]) => [step, { ids, total: counted[step] ?? 0 }]))
}
