import type { CurriculumFacets, FoundPeople, FoundPerson } from '@trampolim/contract/search-cv/search.ts'
import { sharedFocus, updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { capCount, salaryBucketCodes } from '@trampolim/marketplace/jobs/search.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { isOffered } from '../../candidates/compare.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { comparingRows } from '../compared.ts'
import { curriculumIdOf, modifiedOf, type Row } from '../packed.ts'
import { titlesByCode, townsById } from '../reference.ts'
import type { AskedPeople } from './asked.ts'
import { type FoundBySearch, findPeople } from './find-people.ts'
import { inOrderOf, type Person } from './order.ts'
import { presentPerson } from './present.ts'
import { focusesOf } from './queries.ts'
import { type Searcher, searcherFor } from './searcher.ts'

/** How many choices a facet without a fixed list has at most. */
const mostChoices = 10

type Paged = { page: number; size: number }

/**
 * Searches people who look for work and let their curriculum be found, for a job or without one, and counts every choice of
 * every filter. Whoever isn't findable when the page is read is left out.
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
    return { items: [], page, size, total: { count: 0, more: false }, facets: noFacets, mayUseAge, findsNobody }
  }
  const found = await findPeople(house, job, { ...asked, least: page * size })
  const people = await comparedWith(house, job, found.hits)
  const order = inOrderOf(asked.sort, { occupation: asked.occupation, towns: found.towns.map(({ id }) => id) })
  const shown = people.toSorted(order).slice((page - 1) * size, page * size)
  const [items, facets] = await Promise.all([
    cardsOf(house, job, { shown, asked, organizationId }),
    facetsOf(house, { found, asked, job }),
  ])
  return { items, page, size, total: countOf(found.hits.length, found.capped), facets, mayUseAge, findsNobody }
}

/** Age is asked for only with a job that may be searched by it (Lei 9.029/1995). @throws age_search_not_allowed */
export function assertMaySearchAge({ job }: Searcher, { age, sort }: Pick<AskedPeople, 'age' | 'sort'>) {
  const usesAge = age?.min !== undefined || age?.max !== undefined || sort === 'age'
  if (usesAge && !job?.mayUseAge) refuse('age_search_not_allowed')
}

/** Compares people with a job by what recruiters may know of them. */
async function comparedWith({ searchDatabase }: House, job: HiringJob | null, hits: readonly Row[]): Promise<Person[]> {
  const compare = job ? await comparingRows(searchDatabase, job) : () => null
  return hits.map((row) => ({ row, compared: compare(row) }))
}

async function cardsOf(
  { searchDatabase, now }: House,
  job: HiringJob | null,
  { shown, asked, organizationId }: { shown: readonly Person[]; asked: AskedPeople; organizationId: string },
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
  updated: [],
}

/** The choices of every filter with their counts; of lists without an end the most frequent, and those chosen. */
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
    updated: fixed(counts.updated, updateAges),
  }
}

function countOf(counted: number, capped: boolean) {
  const count = capCount(counted)
  return capped ? { ...count, more: true } : count
}
