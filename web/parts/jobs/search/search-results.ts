import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { JobSearch, JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import { nothingUnderstood } from '@trampolim/contract/search-jobs/understood.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { wholeText } from '@trampolim/phrases/formats.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FilterChoice } from '../../../design/filters.tsx'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { filterLabel } from './filter-labels.ts'
import {
  type FilterName,
  filterNames,
  filtersInUse,
  isList,
  type SearchQuery,
  searchPath,
  withFilter,
  withJobType,
} from './search-query.ts'

const t = speak({ list: jobs.list })

export type FilterGroup = { name: FilterName | 'jobType'; choices: FilterChoice[] }

export type SearchOutcome =
  | { state: 'start' }
  | {
      state: 'refused'
      message: string
      /** Places with names similar to an unknown one, each with its search. */
      near: { label: string; to: string }[]
    }
  | {
      state: 'found'
      result: FoundJobs
      groups: FilterGroup[]
      /**
       * Filters in the address that the results ignore, since only signed-in people can filter; null if there are none.
       */
      waiting: { labels: string[] } | null
    }

/** The jobs of a search, or all of a kind. */
export type FoundJobs = Omit<JobSearchResult, 'facets'>

const mostLike = 4

/** Runs the search of an address; a visitor's `query` has no filters, which stay in `asked`. Server only. */
export async function runSearch(
  calls: Calls,
  {
    query,
    asked,
    person,
    explain = false,
  }: { query: SearchQuery; asked: SearchQuery; person: SessionUser | null; explain?: boolean },
): Promise<SearchOutcome> {
  if (isList(query)) return { state: 'found', result: await listOf(calls, query), groups: [], waiting: null }
  if (!query.occupation && !query.location && !query.near) return { state: 'start' }
  try {
    const { facets, ...result } = await calls.searchJobs.search.searchJobs({
      ...asCall(query),
      ...(explain && { explain }),
    })
    return {
      state: 'found',
      result,
      groups: groupsOf({ query, asked }, facets, person),
      waiting: waitingOf({ query, asked }, facets),
    }
  } catch (problem) {
    const refused = shownRefusal(problem, 401)
    const near = refused.code === 'location_not_found' ? await placesLike(calls, query) : []
    return { state: 'refused', message: refused.message, near }
  }
}

async function placesLike({ searchJobs }: Calls, query: SearchQuery) {
  const found = await searchJobs.search.suggestLocations({ text: query.location, limit: mostLike })
  return found.map(({ label }) => ({ label, to: searchPath({ ...query, location: label, page: 1 }) }))
}

/** All jobs of a kind, or of a sector within it, newest first. */
async function listOf({ searchJobs }: Calls, { jobType: kind, sector, page }: SearchQuery): Promise<FoundJobs> {
  const jobType = kind as JobKindWord
  const { search } = searchJobs
  const listed = sector
    ? await search.jobsOfSector({ sector: sector as Sector, jobType, page })
    : await search.jobsOfKind({ jobType, page })
  return { ...listed, sort: 'newest', understood: nothingUnderstood, nothing: null, related: [] }
}

/** The input of the search call; the contract refuses unknown values. */
export function asCall({ occupation, location, near, sort, jobType, page, filters }: SearchQuery): JobSearch {
  const one = (name: FilterName) => filters[name][0]
  return {
    occupation,
    location,
    page,
    contractType: [...filters.contractType],
    salaries: [...filters.salaries],
    workType: [...filters.workType],
    languages: [...filters.languages],
    shifts: [...filters.shifts],
    seniorities: [...filters.seniorities],
    benefits: [...filters.benefits],
    schoolings: [...filters.schoolings],
    ...(near && { near }),
    ...(jobType && { jobType }),
    ...(sort && { sort }),
    ...(one('distance') && { distance: one('distance') }),
    ...(one('jobAges') && { jobAges: one('jobAges') }),
    ...(one('pcdOnly') && { pcdOnly: one('pcdOnly') }),
    ...(one('company') && { company: one('company') }),
    ...(one('salaryFrom') && { salaryFrom: one('salaryFrom') }),
  } as JobSearch
}

/** The filters that wait for signing in, with the words that the search understood. */
function waitingOf({ query, asked }: Record<'query' | 'asked', SearchQuery>, facets: JobSearchResult['facets']) {
  if (filtersInUse(asked).length === filtersInUse(query).length) return null
  const known = filtersInUse(asked).filter(
    ({ name, value }) => name === 'company' || facets[name].some((each) => each.value === value),
  )
  return { labels: known.map(({ name, value }) => filterLabel(name, value)) }
}

/**
 * The choices of each filter: those with jobs, and active ones. A visitor's choice leads to the sign-in page and back, with
 * the filters that wait.
 */
function groupsOf(
  { query, asked }: Record<'query' | 'asked', SearchQuery>,
  facets: JobSearchResult['facets'],
  person: SessionUser | null,
): FilterGroup[] {
  const [first, ...others] = filterNames
  return ([first, 'jobType', ...others] as const)
    .map((name) => ({
      name,
      choices: choicesIn(query, name, facets).flatMap(({ value, count, more }) => {
        const chosen = name === 'jobType' ? query.jobType === value : query.filters[name].includes(value)
        if (count === 0 && !chosen) return []
        const to = searchPath(name === 'jobType' ? withJobType(asked, value) : withFilter(asked, name, value))
        return {
          value,
          label: filterLabel(name, value),
          count: more ? `${wholeText(count)}+` : wholeText(count),
          chosen,
          to: person ? to : `/signin?redirect=${encodeURIComponent(to)}`,
        }
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The choices of a filter, including a company from the address that has no job here. */
function choicesIn(query: SearchQuery, name: FilterGroup['name'], facets: JobSearchResult['facets']) {
  const [company] = query.filters.company
  const missing = name === 'company' && company && !facets.company.some(({ value }) => value === company)
  return missing ? [...facets.company, { value: company, count: 0, more: false }] : facets[name]
}

/**
 * The filters in the address of a complete list, which can't be filtered until a search names an occupation or a place;
 * null if there are none. Server only.
 */
export function idleFiltersOf(query: SearchQuery): string[] | null {
  const inUse = filtersInUse(query)
  return isList(query) && inUse.length > 0 ? inUse.map(({ name, value }) => filterLabel(name, value)) : null
}

/** The active filters, each with its text and the address without it. Server only. */
export function chipsOf(query: SearchQuery) {
  if (isList(query)) return []
  const kind = query.jobType as JobKindWord | ''
  const kindChip = { label: kind && t(`list.${kind}`), to: searchPath({ ...query, jobType: '', sector: '', page: 1 }) }
  const filters = filtersInUse(query).map(({ name, value }) => ({
    label: filterLabel(name, value),
    to: searchPath(withFilter(query, name, value)),
  }))
  return kind ? [kindChip, ...filters] : filters
}
