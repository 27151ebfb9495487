import { parsePosition } from '@trampolim/marketplace/places/positions.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { asSearch } from '../../platform/href.ts'

/** The filters of a search, which only signed-in people use; the names are the call's own. */
export const filterNames = [
  'distance',
  'contractType',
  'salaries',
  'workType',
  'jobAges',
  'languages',
  'pcdOnly',
] as const
export type FilterName = (typeof filterNames)[number]

/** Of these only one value holds at a time. */
const single: ReadonlySet<FilterName> = new Set(['distance', 'jobAges', 'pcdOnly'])

/** What a search's address says, as text: words, order and page, and each filter's values. */
export type SearchQuery = {
  occupation: string
  location: string
  near: string
  sort: string
  /** The kind of job that is wanted alone, and within a list of a kind the landing sector. */
  jobType: string
  sector: string
  page: number
  filters: Readonly<Record<FilterName, readonly string[]>>
}

/** Reads an address; what it doesn't understand is left out. */
export function readSearch(search: URLSearchParams): SearchQuery {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  const filters = Object.fromEntries(
    filterNames.map((name) => {
      const values = search
        .getAll(name)
        .flatMap((value) => value.split(','))
        .filter(Boolean)
      return [name, single.has(name) ? values.slice(0, 1) : [...new Set(values)]]
    }),
  ) as Record<FilterName, string[]>
  const page = Number(text('page'))
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
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters,
  }
}

/** Whether an address asks for all jobs of a kind and searches nothing among them. */
export function isList(query: Pick<SearchQuery, 'occupation' | 'location' | 'near' | 'jobType'>): boolean {
  return query.jobType !== '' && !query.occupation && !query.location && !query.near
}

/** The address of a search; what is usual isn't written. */
export function searchPath({ filters, page, ...words }: SearchQuery, more: Record<string, string> = {}): string {
  return `/search${asSearch({ ...words, ...filters, page: page > 1 ? page : undefined, ...more })}`
}

/** The same search with one filter value switched on or off, from its first page. */
export function withFilter(query: SearchQuery, name: FilterName, value: string): SearchQuery {
  const chosen = query.filters[name]
  const without = chosen.filter((each) => each !== value)
  const values = without.length < chosen.length ? without : single.has(name) ? [value] : [...chosen, value]
  return { ...query, page: 1, filters: { ...query.filters, [name]: values } }
}

/** The same search without any filter; a list of a kind stays one. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const none = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as SearchQuery['filters']
  return { ...query, ...(isList(query) ? {} : { jobType: '' }), page: 1, filters: none }
}

/** The filters in use, in the order of the page. */
export function filtersInUse({ filters }: SearchQuery): { name: FilterName; value: string }[] {
  return filterNames.flatMap((name) => filters[name].map((value) => ({ name, value })))
}
