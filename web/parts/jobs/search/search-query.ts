import { parsePosition } from '@trampolim/marketplace/places/positions.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { asSearch } from '../../../platform/href.ts'
import { pageAsked } from '../../../platform/last-page.ts'

/** The filters of a search, which require signing in; the names are those of the call. */
export const filterNames = [
  'distance',
  'salaryFrom',
  'salaries',
  'contractType',
  'workType',
  'shifts',
  'seniorities',
  'schoolings',
  'benefits',
  'company',
  'jobAges',
  'languages',
  'pcdOnly',
] as const
export type FilterName = (typeof filterNames)[number]

/** Filters with a single value. */
const single: ReadonlySet<FilterName> = new Set(['distance', 'salaryFrom', 'company', 'jobAges', 'pcdOnly'])

/** The query of a search's address, as text: words, order and page, and each filter's values. */
export type SearchQuery = {
  occupation: string
  location: string
  near: string
  sort: string
  /** The requested kind of job and, within the list of a kind, the sector of the landing page. */
  jobType: string
  sector: string
  page: number
  filters: Readonly<Record<FilterName, readonly string[]>>
}

/** Parses an address; unknown parameters are ignored. */
export function readSearch(search: URLSearchParams): SearchQuery {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  const filters = Object.fromEntries(
    filterNames.map((name) => {
      const values = search
        .getAll(name)
        .flatMap((value) => (name === 'company' ? [value.trim()] : value.split(',')))
        .filter(Boolean)
      return [name, single.has(name) ? values.slice(0, 1) : [...new Set(values)]]
    }),
  ) as Record<FilterName, string[]>
  const words = {
    occupation: text('occupation'),
    location: text('location'),
    near: parsePosition(text('near')) ? text('near') : '',
  }
  const jobType = jobKindWords.has(text('jobType')) ? text('jobType') : ''
  return {
    ...words,
    jobType,
    sector: isList({ ...words, jobType }) && sectors.has(text('sector')) ? text('sector') : '',
    sort: text('sort'),
    page: pageAsked(search),
    filters,
  }
}

/** Whether an address shows all jobs of a kind, without a search. */
export function isList(query: Pick<SearchQuery, 'occupation' | 'location' | 'near' | 'jobType'>): boolean {
  return query.jobType !== '' && !query.occupation && !query.location && !query.near
}

/** The address of a search, without default values. */
export function searchPath({ filters, page, ...words }: SearchQuery, more: Record<string, string> = {}): string {
  return `/search${asSearch({ ...words, ...filters, page: page > 1 ? page : undefined, ...more })}`
}

/** The same search with one filter value added or removed, on its first page. */
export function withFilter(query: SearchQuery, name: FilterName, value: string): SearchQuery {
  const chosen = query.filters[name]
  const without = chosen.filter((each) => each !== value)
  const values = without.length < chosen.length ? without : single.has(name) ? [value] : [...chosen, value]
  return { ...query, page: 1, filters: { ...query.filters, [name]: values } }
}

/** The same search for one kind of job or, if it has that already, for all. */
export function withJobType(query: SearchQuery, value: string): SearchQuery {
  return { ...query, page: 1, sector: '', jobType: query.jobType === value ? '' : value }
}

/** The same search without any value of a filter, or without its kind. */
export function withoutFilter(query: SearchQuery, name: FilterName | 'jobType'): SearchQuery {
  if (name === 'jobType') return { ...query, jobType: '', page: 1 }
  return { ...query, page: 1, filters: { ...query.filters, [name]: [] } }
}

/** The same search without any filter; the list of a kind remains one. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const none = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as SearchQuery['filters']
  return { ...query, ...(isList(query) ? {} : { jobType: '' }), page: 1, filters: none }
}

/** The active filters, in the order of the page. */
export function filtersInUse({ filters }: SearchQuery): { name: FilterName; value: string }[] {
  return filterNames.flatMap((name) => filters[name].map((value) => ({ name, value })))
}
