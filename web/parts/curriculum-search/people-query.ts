import { type CurriculumSort, curriculumSorts } from '@trampolim/marketplace/curriculums/search.ts'
import { href } from '../../platform/href.ts'
import { pageAsked } from '../../platform/last-page.ts'

/** The filters by name, as texts of the address and of the form; those in `several` may have several values. */
const filterNames = [
  'cvType',
  'name',
  'occupation',
  'location',
  'keywords',
  'distance',
  'salary',
  'languages',
  'licences',
  'schooling',
  'allowRemote',
  'pcdOnly',
  'ageMin',
  'ageMax',
  'states',
  'districts',
  'salaries',
  'careerFocus',
  'benefits',
  'availability',
  'updated',
] as const
export type FilterName = (typeof filterNames)[number]

const several: ReadonlySet<FilterName> = new Set([
  'location',
  'languages',
  'states',
  'districts',
  'salaries',
  'careerFocus',
  'licences',
  'benefits',
  'availability',
])

/** The query of the search's address. */
export type PeopleQuery = {
  /** The job for which people are searched; empty without one. */
  job: string
  page: number
  sort: CurriculumSort
  filters: Readonly<Record<FilterName, readonly string[]>>
  /** The person whose curriculum is open beside the list. */
  cv: string
  /** The people chosen for a comparison, at most two. */
  compare: readonly string[]
  /** When a watched search was last opened; people who changed or became visible later are marked as new. */
  since: string
}

const longestText = 120
const mostValues = 12
const idForm = /^[0-9a-f]{24}$/

/** Parses an address; unknown parameters are ignored. */
export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const all = (name: string) =>
    [...new Set(search.getAll(name).map((text) => text.trim().slice(0, longestText)))].filter((text) => text !== '')
  const one = (name: string) => all(name)[0] ?? ''
  const id = (name: string) => (idForm.test(one(name)) ? one(name) : '')
  const values = (name: FilterName) => {
    if (name === 'languages') return [...new Set([...all(name), ...languageOfForm(one('language'), one('level'))])]
    return several.has(name) ? all(name) : all(name).slice(0, 1)
  }
  return {
    job: id('job'),
    page: pageAsked(search),
    sort: curriculumSorts.find((each) => each === one('sort')) ?? 'relevance',
    filters: Object.fromEntries(filterNames.map((name) => [name, values(name).slice(0, mostValues)])) as Record<
      FilterName,
      string[]
    >,
    cv: id('cv'),
    compare: all('compare')
      .filter((each) => idForm.test(each))
      .slice(0, 2),
    since: Number.isNaN(Date.parse(one('since'))) ? '' : one('since'),
  }
}

/**
 * A language with its minimum level as one value: `ingles:2`, or `ingles` for any level. The form has two fields for
 * it.
 */
function languageOfForm(language: string, level: string): string[] {
  if (!language) return []
  return [level ? `${language}:${level}` : language]
}

/** The address of a search; `cv` and `compare` are included only if given. */
export function peoplePath({ job, page, sort, filters, cv, compare, since }: PeopleQuery): string {
  return href(
    '/recruiter/curriculums',
    {},
    {
      job,
      ...filters,
      sort: sort === 'relevance' ? null : sort,
      page: page > 1 ? page : null,
      since,
      cv,
      compare: [...compare],
    },
  )
}

/** Computed once, since a list of jobs contains the address of a search for each of them. */
const nothingAsked = readPeopleQuery(new URLSearchParams())

/** A search without anything, for a job or without one. */
export function newQuery({ job = '', occupation = '' }: { job?: string; occupation?: string } = {}): PeopleQuery {
  return { ...nothingAsked, job, filters: { ...nothingAsked.filters, occupation: occupation ? [occupation] : [] } }
}

/** The same search with the values of a filter, on its first page. */
function withFilter(query: PeopleQuery, name: FilterName, values: readonly string[]): PeopleQuery {
  return { ...query, page: 1, cv: '', filters: { ...query.filters, [name]: values } }
}

/**
 * The same search with a value added or, if it was already chosen, removed; a filter with a single value has it
 * replaced.
 */
export function toggled(query: PeopleQuery, name: FilterName, value: string): PeopleQuery {
  const has = query.filters[name]
  if (has.includes(value))
    return withFilter(
      query,
      name,
      has.filter((each) => each !== value),
    )
  return withFilter(query, name, several.has(name) ? [...has, value] : [value])
}

/** The same search of whoever lives in a town, instead of around places. */
export function onlyIn(query: PeopleQuery, town: string): PeopleQuery {
  return withFilter(withFilter(query, 'location', [town]), 'distance', [])
}

/** The same search with other typed words. Only the first place is typed; further places were chosen. */
export function withWords(query: PeopleQuery, { words, place }: { words: string; place: string }): PeopleQuery {
  const others = query.filters.location.slice(1)
  const location = place === '' ? others : [place, ...others]
  return { ...query, page: 1, cv: '', filters: { ...query.filters, occupation: words ? [words] : [], location } }
}

/** The same search without filters. */
export function withoutFilters(query: PeopleQuery): PeopleQuery {
  return { ...newQuery({ job: query.job }), compare: query.compare }
}

/** The same search with a person added to or removed from the comparison; a third one replaces the second. */
export function comparing(query: PeopleQuery, cvId: string): PeopleQuery {
  const rest = query.compare.filter((each) => each !== cvId)
  const next = rest.length < query.compare.length ? rest : [...rest.slice(0, 1), cvId]
  return { ...query, cv: '', compare: next }
}

/** The active filters, in the order of the form. */
export function filtersInUse({ filters }: PeopleQuery): { name: FilterName; value: string }[] {
  return filterNames.flatMap((name) => filters[name].map((value) => ({ name, value })))
}
