import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { JobSearch, JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { filterLabel } from './filter-labels.ts'
import {
  type FilterName,
  filterNames,
  filtersInUse,
  isList,
  type SearchQuery,
  searchPath,
  withFilter,
} from './search-query.ts'

const t = speak('jobs', { list: jobs.list })

/** One choice of a filter: its words, how many jobs it would show, and where choosing it leads. */
type FilterChoice = { value: string; label: string; count: string; chosen: boolean; to: string }
export type FilterGroup = { name: FilterName; choices: FilterChoice[] }

export type SearchOutcome =
  | { state: 'start' }
  | { state: 'refused'; message: string }
  | { state: 'found'; result: FoundJobs; groups: FilterGroup[] }

/** Jobs found by a search, or all of a kind. */
export type FoundJobs = Omit<JobSearchResult, 'facets'>

const inWords = new Intl.NumberFormat('pt-BR')

/** Makes the search that an address asks for. Server only. */
export async function runSearch(calls: Calls, query: SearchQuery, person: SessionUser | null): Promise<SearchOutcome> {
  if (isList(query)) return { state: 'found', result: await listOf(calls, query), groups: [] }
  if (!query.occupation && !query.location && !query.near) return { state: 'start' }
  try {
    const { facets, ...result } = await calls.searchJobs.search.searchJobs(asCall(query))
    return { state: 'found', result, groups: groupsOf(query, facets, person) }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500 || refused.status === 401) throw problem
    return { state: 'refused', message: refused.message }
  }
}

/** All jobs of a kind, or of a sector within it, newest first. */
async function listOf({ searchJobs }: Calls, { jobType: kind, sector, page }: SearchQuery): Promise<FoundJobs> {
  const jobType = kind as JobKindWord
  const { search } = searchJobs
  const listed = sector
    ? await search.jobsOfSector({ sector: sector as Sector, jobType, page })
    : await search.jobsOfKind({ jobType, page })
  return { ...listed, sort: 'newest', understood: { occupation: null, location: null, corrected: false } }
}

/** The call's input; values that the contract doesn't know are refused by it. */
function asCall({ occupation, location, near, sort, jobType, page, filters }: SearchQuery): JobSearch {
  const one = (name: FilterName) => filters[name][0]
  return {
    occupation,
    location,
    page,
    contractType: [...filters.contractType],
    salaries: [...filters.salaries],
    workType: [...filters.workType],
    languages: [...filters.languages],
    ...(near && { near }),
    ...(jobType && { jobType }),
    ...(sort && { sort }),
    ...(one('distance') && { distance: one('distance') }),
    ...(one('jobAges') && { jobAges: one('jobAges') }),
    ...(one('pcdOnly') && { pcdOnly: one('pcdOnly') }),
  } as JobSearch
}

/** What each filter offers: choices with jobs, and those in use. A visitor's choice leads to sign-in and back to it. */
function groupsOf(query: SearchQuery, facets: JobSearchResult['facets'], person: SessionUser | null): FilterGroup[] {
  return filterNames
    .map((name) => ({
      name,
      choices: facets[name]
        .map(({ value, count, more }) => {
          const chosen = query.filters[name].includes(value)
          const to = searchPath(withFilter(query, name, value))
          return {
            value,
            label: filterLabel(name, value),
            count: more ? `${inWords.format(count)}+` : inWords.format(count),
            chosen,
            to: person ? to : `/signin?redirect=${encodeURIComponent(to)}`,
            empty: count === 0,
          }
        })
        .filter(({ empty, chosen }) => !empty || chosen)
        .map(({ empty: _, ...choice }) => choice),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The filters in use, each with its words and the way to take it off. Server only. */
export function chipsOf(query: SearchQuery) {
  const kind = query.jobType as JobKindWord | ''
  const kindChip = { label: kind && t(`list.${kind}`), to: searchPath({ ...query, jobType: '', sector: '', page: 1 }) }
  const filters = filtersInUse(query).map(({ name, value }) => ({
    label: filterLabel(name, value),
    to: searchPath(withFilter(query, name, value)),
  }))
  return kind && !isList(query) ? [kindChip, ...filters] : filters
}
