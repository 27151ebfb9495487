import type { CurriculumFacets, FoundPeople, FoundPerson } from '@trampolim/contract/search-cv/search.ts'
import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { sharedFocus, updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { capCount, salaryBucketCodes } from '@trampolim/marketplace/jobs/search.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { isOffered } from '../../candidates/compare.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import { titlesByCode, townsById } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { comparingRows } from '../compared.ts'
import { curriculumIdOf, modifiedOf, type Row } from '../packed.ts'
import {
  type AskedPeople,
  occupationsSought,
  type SoughtPeople,
  understandAsked,
  withoutKeywords,
  withoutWordsBeside,
} from './asked.ts'
import { type FoundBySearch, findPeople } from './find-people.ts'
import { inOrderOf, type Person } from './order.ts'
import { presentPerson } from './present.ts'
import { focusesOf } from './queries.ts'
import { type Searcher, searcherFor } from './searcher.ts'

/** The maximum number of choices of a facet without a fixed list. */
const mostChoices = 10

type Paged = { page: number; size: number }

/**
 * Searches people who look for work and let their curriculum be found, for a job or without one, and counts every
 * choice of every filter. People who can't be found any more by the time the page is read are left out.
 * @throws job_not_found, age_search_not_allowed, organization_not_found, profile_blocked, profile_not_approved,
 * organization_not_approved
 */
export async function searchCurriculums(
  house: House,
  { recruiterId, page, size, ...asked }: { recruiterId: string } & AskedPeople & Paged,
): Promise<FoundPeople> {
  const searcher = await searcherFor(house, { recruiterId, jobId: asked.jobId })
  assertMaySearchAge(searcher, asked)
  const { job, organizationId, findsNobody } = searcher
  const mayUseAge = job?.mayUseAge ?? false
  if (findsNobody) {
    return {
      items: [],
      page,
      size,
      total: { count: 0, more: false },
      facets: noFacets,
      understood: null,
      mayUseAge,
      findsNobody,
    }
  }
  const { sought, found } = await findSought(house, job, asked, page * size)
  const people = await comparedWith(house, job, found.hits)
  const cbos = occupationsSought(sought)
  const order = inOrderOf(asked.sort, {
    cbos,
    leading: asked.occupation === undefined ? (sought.meant?.leading ?? 0) : 1,
    towns: found.towns.map(({ id }) => id),
  })
  const shown = people.toSorted(order).slice((page - 1) * size, page * size)
  const [items, facets] = await Promise.all([
    cardsOf(house, job, { shown, asked: sought, organizationId }),
    facetsOf(house, { found, asked, job }),
  ])
  const total = countOf(found.hits.length, found.capped)
  return { items, page, size, total, facets, understood: sought.meant?.understood ?? null, mayUseAge, findsNobody }
}

/**
 * Finds people; if nobody's curriculum contains the unknown words, or has the longer name that they make, it searches
 * without them ('vendedor proativo').
 */
export async function findSought(house: House, job: HiringJob | null, asked: AskedPeople, least = 1) {
  const sought = await understandAsked(house.searchDatabase, asked)
  const found = await findPeople(house, job, { ...sought, least })
  const without =
    found.hits.length === 0
      ? (withoutKeywords(sought, asked.keywords) ?? withoutWordsBeside(sought, asked.keywords))
      : null
  if (!without) return { sought, found }
  const others = await findPeople(house, job, { ...without, least })
  return others.hits.length > 0 ? { sought: without, found: others } : { sought, found }
}

/**
 * Age may only be searched for a job that permits it (Lei 9.029/1995).
 * @throws age_search_not_allowed
 */
export function assertMaySearchAge({ job }: Searcher, { age, sort }: Pick<AskedPeople, 'age' | 'sort'>) {
  const usesAge = age?.min !== undefined || age?.max !== undefined || sort === 'age'
  if (usesAge && !job?.mayUseAge) refuse('age_search_not_allowed')
}

/** Compares people with a job, using only what recruiters may know. */
async function comparedWith({ searchDatabase }: House, job: HiringJob | null, hits: readonly Row[]): Promise<Person[]> {
  const compare = job ? await comparingRows(searchDatabase, job) : () => null
  return hits.map((row) => ({ row, compared: compare(row) }))
}

async function cardsOf(
  { searchDatabase, now }: House,
  job: HiringJob | null,
  { shown, asked, organizationId }: { shown: readonly Person[]; asked: SoughtPeople; organizationId: string },
): Promise<FoundPerson[]> {
  if (shown.length === 0) return []
  const curriculumIds = shown.map(({ row }) => curriculumIdOf(row))
  const [rows, titles] = await Promise.all([
    candidatesOfCurriculums(searchDatabase, { jobId: job?.id ?? null, organizationId, curriculumIds }),
    titlesByCode(searchDatabase),
  ])
  const byId = new Map(rows.map((row) => [row.curriculumId, row]))
  const mustAgree = asked.pcdOnly === true || job?.onlyHandicap === true
  return shown.flatMap(({ row: found }) => {
    const row = byId.get(curriculumIdOf(found))
    const isShown =
      row &&
      !row.candidacy &&
      isOffered(row) &&
      (!mustAgree || row.foundByDisability) &&
      (asked.name === '' || row.visibility === 'free')
    return isShown ? [presentPerson(row, { job, titles, updated: modifiedOf(found), now: now() })] : []
  })
}

const noFacets: CurriculumFacets = {
  states: [],
  cities: [],
  districts: [],
  salaries: [],
  careerFocus: [],
  pcdOnly: [],
  benefits: [],
  availability: [],
  updated: [],
}

/**
 * The choices of every filter with their counts; for filters without a fixed list the most frequent choices and the
 * chosen ones.
 */
async function facetsOf(
  { searchDatabase }: House,
  { found, asked, job }: { found: FoundBySearch; asked: AskedPeople; job: HiringJob | null },
): Promise<CurriculumFacets> {
  const { counts, cappedFacets: capped, examples } = found
  const most = <Value>(choices: ReadonlyMap<Value, number>, chosen: readonly Value[], least = 1) =>
    [...choices]
      .filter(([value, count]) => count >= least || chosen.includes(value))
      .sort(([, one], [, other]) => other - one)
      .filter(([value], at) => at < mostChoices || chosen.includes(value))
  const townCounts = most(counts.cities as Map<number, number>, asked.location)
  const focusCounts = most(counts.careerFocus as Map<number, number>, [], sharedFocus)
  const [towns, focuses] = await Promise.all([
    townsById(searchDatabase),
    focusesOf(
      searchDatabase,
      focusCounts.flatMap(([hash]) => {
        const curriculumId = examples.get(hash as number)
        return curriculumId ? [{ hash: hash as number, curriculumId }] : []
      }),
    ),
  ])
  const fixed = (facet: ReadonlyMap<string | number, number>, values: readonly (string | number)[]) =>
    values.flatMap((value) => {
      const count = facet.get(value) ?? 0
      return count > 0 ? [{ value: String(value), ...countOf(count, capped) }] : []
    })
  return {
    states: states.codes
      .flatMap((code) => fixed(counts.states, [stateNumber(code)]).map((each) => ({ ...each, value: code as string })))
      .sort((one, other) => other.count - one.count)
      .filter(({ value }, at) => at < mostChoices || asked.states.some((code) => code === value)),
    cities: townCounts.flatMap(([id, count]) => {
      const town = towns.get(id)
      return town ? [{ value: String(id), label: `${town.name}, ${town.state}`, ...countOf(count, capped) }] : []
    }),
    districts: job ? fixed(counts.districts, [...new Set(job.spots.flatMap(({ district }) => district ?? []))]) : [],
    salaries: fixed(counts.salaries, salaryBucketCodes),
    careerFocus: focusCounts.flatMap(([hash, count]) => {
      const value = focuses.get(hash)
      return value ? [{ value, ...countOf(count, capped) }] : []
    }),
    pcdOnly: fixed(counts.pcdOnly, ['true']),
    benefits: fixed(counts.benefits, benefits.codes)
      .sort((one, other) => other.count - one.count)
      .filter(({ value }, at) => at < mostChoices || asked.benefits.some((code) => code === value)),
    availability: fixed(counts.availability, weekParts.codes),
    updated: fixed(counts.updated, updateAges),
  }
}

function countOf(counted: number, capped: boolean) {
  const count = capCount(counted)
  return capped ? { ...count, more: true } : count
}
