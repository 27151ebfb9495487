import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { mayFindPeople } from '@trampolim/marketplace/curriculums/search.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import { jobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { isOffered } from '../candidates/compare.ts'
import { assertMayUseAge, type CandidateFilters } from '../candidates/filters.ts'
import { type HiringJob, readingHiringJob } from '../candidates/hiring-job.ts'
import { presentCard } from '../candidates/present-card.ts'
import { candidatesOfCurriculums } from '../candidates/queries.ts'
import { titlesByCode, townsById } from '../lookups/kept-reference.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { comparingRows } from './compared.ts'
import { type Hit, inOrder } from './order.ts'
import { inCurrentLayout } from './other-layouts.ts'
import {
  allowsRemote,
  bornOf,
  curriculumIdOf,
  expectsAtMost,
  forEachRow,
  isFoundByDisability,
  municipalityOf,
  onlyOnce,
  type Row,
} from './packed.ts'
import { curriculumsWithPlace, findCurriculums, namesOf } from './queries.ts'
import { tiersOf } from './tiers.ts'

/** Kilometres around a workplace within which people are searched by default. */
const usualReach = 100
/** Kilometres around a municipality within which all its inhabitants are found. */
const townReach = 60
const day = 86_400_000

/**
 * Returns the curriculums that fit a job best, best first, of people without a candidacy in its selection: curriculums
 * of its occupation, family and subgroup, around its workplaces. Returns nobody for a job that isn't approved yet or is
 * taken down. Gender is never considered, age only if the law permits it.
 * @throws no_job_given, job_not_found, age_search_not_allowed
 */
export async function recommendCandidates(
  house: House,
  { recruiterId, jobId, ...asked }: { recruiterId: string; jobId: string | undefined } & CandidateFilters,
): Promise<CandidateList> {
  if (!jobId) return refuse('no_job_given')
  const job = await readingHiringJob(house, { recruiterId, jobId })
  assertMayUseAge(job, asked)
  if (!mayFindPeople(job)) return { items: [], page: asked.page, size: asked.size, total: 0, mayUseAge: job.mayUseAge }
  const kind = jobKindWord(job.kind)
  const { searchDatabase } = house
  const [hits, inSelection] = await Promise.all([
    findHits(house, job, asked),
    curriculumsWithPlace(searchDatabase, { jobId, kind }),
  ])
  const free = hits.filter(({ row }) => !inSelection.has(curriculumIdOf(row)))
  const { name, keywords, sort, page, size } = asked
  const needsNames = name !== '' || keywords !== '' || sort === 'name'
  const names = needsNames
    ? await namesOf(
        searchDatabase,
        free.map(({ row }) => curriculumIdOf(row)),
        { name, keywords },
      )
    : new Map<string, string | null>()
  const kept = needsNames ? free.filter(({ row }) => names.has(curriculumIdOf(row))) : free
  const from = (page - 1) * size
  const shown = inOrder(kept, sort, names).slice(from, from + size)
  return {
    items: await cardsOf(house, job, { shown, asked }),
    page,
    size,
    total: kept.length,
    mayUseAge: job.mayUseAge,
  }
}

async function findHits({ searchDatabase, now }: House, job: HiringJob, asked: CandidateFilters): Promise<Hit[]> {
  const [tiers, cells, compare] = await Promise.all([
    tiersOf(searchDatabase, asked.occupation ?? job.matched.cbo, { alone: asked.occupation !== undefined }),
    cellsOf(searchDatabase, job, asked),
    comparingRows(searchDatabase, job),
  ])
  const { packed } = await findCurriculums(searchDatabase, { kind: curriculumFor(job.kind), tiers, cells })
  const passes = sieveOf(asked, { onlyFoundByDisability: onlyFoundByDisability(job, asked), now: now() })
  const isNew = onlyOnce()
  const hits: Hit[] = []
  forEachRow(await inCurrentLayout(searchDatabase, packed), (row) => {
    if (!passes(row) || !isNew(row)) return
    const hit = { row: { ...row }, ...compare(row) }
    if (!isTooFar(hit, asked)) hits.push(hit)
  })
  return hits
}

/**
 * Whether a list contains only people with disabilities, because of its filter or its job. Such a list only contains
 * people who agreed to be found that way, since being in it reveals the disability.
 */
function onlyFoundByDisability(job: HiringJob, { pcdOnly }: CandidateFilters): boolean {
  return pcdOnly === true || job.onlyHandicap
}

function isTooFar({ nearness: { band } }: Hit, { distance }: CandidateFilters): boolean {
  return distance !== undefined && band !== null && distanceBands[band] > distance
}

/** Returns a filter that needs nothing but the curriculum. */
function sieveOf(
  asked: CandidateFilters,
  { onlyFoundByDisability, now }: { onlyFoundByDisability: boolean; now: Date },
): (row: Row) => boolean {
  const { location, salary, allowRemote, ageMin, ageMax } = asked
  const today = dayOf(now)
  const age = (row: Row) => ageOn(new Date(bornOf(row) * day).toISOString().slice(0, 10), today)
  return (row) =>
    (location === undefined || municipalityOf(row) === location) &&
    (salary === undefined || expectsAtMost(row, salary)) &&
    (!onlyFoundByDisability || isFoundByDisability(row)) &&
    (!allowRemote || allowsRemote(row)) &&
    (ageMin === undefined || age(row) >= ageMin) &&
    (ageMax === undefined || age(row) <= ageMax)
}

/** The cells around the requested municipality, otherwise around the workplaces; null for remote work. */
async function cellsOf(database: House['database'], job: HiringJob, { location, distance }: CandidateFilters) {
  if (location !== undefined) {
    const town = (await townsById(database)).get(location)
    return town ? cellsAround(town, townReach) : []
  }
  if (job.spots.length === 0) return null
  return [...new Set(job.spots.flatMap((spot) => cellsAround(spot, distance ?? usualReach)))]
}

/** Returns the cards of a page; people who can no longer be found are left out. */
async function cardsOf(
  { searchDatabase, now }: House,
  job: HiringJob,
  { shown, asked }: { shown: readonly Hit[]; asked: CandidateFilters },
) {
  const curriculumIds = shown.map(({ row }) => curriculumIdOf(row))
  const [rows, titles] = await Promise.all([
    candidatesOfCurriculums(searchDatabase, { jobId: job.id, organizationId: job.organizationId, curriculumIds }),
    titlesByCode(searchDatabase),
  ])
  const byId = new Map(rows.map((row) => [row.curriculumId, row]))
  const mustAgree = onlyFoundByDisability(job, asked)
  return curriculumIds.flatMap((id) => {
    const row = byId.get(id)
    return row && !row.candidacy && isOffered(row) && (!mustAgree || row.foundByDisability)
      ? [presentCard(row, { job, titles, now: now() })]
      : []
  })
}
