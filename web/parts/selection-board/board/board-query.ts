import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { type BooleanAnswer, mostQuestions } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { asSearch, href, type Query } from '../../../platform/href.ts'
import { pageAsked } from '../../../platform/last-page.ts'

/** The steps that are columns of the board, in order. */
export const columnSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const

/** Every step that has a list. */
export const listSteps = [...columnSteps, 'discarded'] as const satisfies readonly SelectionStep[]

/** Whether a list contains people who aren't in the selection and may be invited. */
export const curriculumLists = ['candidated', 'recommended', 'kept', 'invited', 'selected'] as const
export type CurriculumList = (typeof curriculumLists)[number]

/** Whether a list has people who aren't in the selection, and may be invited to it. */
export function isOfOthers(list: CurriculumList): boolean {
  return list === 'recommended' || list === 'kept' || list === 'invited'
}

export const sorts = ['relevance', 'recent', 'distance', 'name', 'age'] as const
type CandidateSort = (typeof sorts)[number]

/** The filters by name, as texts of the address and of the form; '' if inactive. */
const filterNames = [
  'name',
  'occupation',
  'location',
  'distance',
  'salary',
  'keywords',
  'pcdOnly',
  'allowRemote',
  'unseen',
  'liked',
  'fit',
  'tag',
  'met',
  'answers',
  'ageMin',
  'ageMax',
] as const
export type FilterName = (typeof filterNames)[number]

/** The query of a selection's address; `step` is null for the board. */
export type BoardQuery = {
  step: SelectionStep | null
  list: CurriculumList
  page: number
  sort: CandidateSort
  /** Whether up to a hundred people of a list are shown on one page, all selected. */
  all: boolean
  filters: Readonly<Record<FilterName, string>>
}

/** The minimum scores to filter by. */
export const fits = [50, 70, 90] as const

const longestText = 120
const longestAnswers = 1200

/**
 * How many people of a list are shown on a page, and how many if all of them are selected, which is the most that one
 * call can act on.
 */
const perPage = 20
export const mostChosen = 100
export const sizeOf = ({ all }: BoardQuery) => (all ? mostChosen : perPage)

/** Parses an address; unknown parameters are ignored. */
export function readBoardQuery(search: URLSearchParams): BoardQuery {
  const text = (name: string) => {
    const written = name === 'answers' ? search.getAll(name).filter(Boolean).join(',') : search.get(name)?.trim()
    return written?.slice(0, name === 'answers' ? longestAnswers : longestText) ?? ''
  }
  return {
    step: listSteps.find((each) => each === text('step')) ?? null,
    list: curriculumLists.find((each) => each === text('list')) ?? 'candidated',
    page: pageAsked(search),
    sort: sorts.find((each) => each === text('sort')) ?? 'relevance',
    all: text('all') === 'true',
    filters: Object.fromEntries(filterNames.map((name) => [name, filterValue(name, text(name))])) as Record<
      FilterName,
      string
    >,
  }
}

/** Filters that are on or off. */
const ticks: ReadonlySet<FilterName> = new Set(['pcdOnly', 'allowRemote', 'unseen', 'liked', 'met'])

function filterValue(name: FilterName, text: string): string {
  if (ticks.has(name)) return ['true', '1', 'on'].includes(text) ? 'true' : ''
  if (name === 'fit') return String(fits.find((each) => String(each) === text) ?? '')
  if (name === 'answers') return writeAnswers(readAnswers(text))
  if (name === 'distance') return String(distanceEdges.find((each) => String(each) === text) ?? '')
  if (name === 'ageMin' || name === 'ageMax') return /^(?:1[4-9]|[2-9]\d)$/.test(text) ? text : ''
  return text
}

/** The required answers to questions, by the questions' ids. */
export type AskedAnswers = ReadonlyMap<string, BooleanAnswer>

/** Parses the filter `answers`, 'question:yes,question:no'; invalid parts are left out. */
export function readAnswers(text: string): AskedAnswers {
  const parts = text.split(',').map((each) => /^([\w-]{1,40}):(yes|no)$/.exec(each))
  return new Map(parts.flatMap((part) => (part?.[1] ? [[part[1], part[2] as BooleanAnswer] as const] : [])))
}

/** The same as text. */
export function writeAnswers(answers: AskedAnswers): string {
  return [...answers]
    .slice(0, mostQuestions)
    .map(([id, answer]) => `${id}:${answer}`)
    .join(',')
}

/** The query of an address, without default values. */
function queryOf({ step, list, page, sort, all, filters }: BoardQuery): Query {
  return {
    step,
    list: list === 'candidated' ? null : list,
    ...filters,
    sort: sort === 'relevance' ? null : sort,
    all: all ? 'true' : null,
    page: page > 1 ? page : null,
  }
}

/** The address of a file with what a job's selection shows. */
export function listFilePath(jobId: string, query: BoardQuery): string {
  return href('/recruiter/job/:jobId/selective-process/list', { jobId }, queryOf({ ...query, all: false, page: 1 }))
}

/** The address of a job's selection. */
export function boardPath(jobId: string, query: BoardQuery): string {
  return href('/recruiter/job/:jobId/selective-process', { jobId }, queryOf(query))
}

/** The address of a candidate's page, with the list from which it was opened. */
export function candidatePath(
  { jobId, cvId }: { jobId: string; cvId: string },
  query: BoardQuery,
  more: Query = {},
): string {
  const path = href('/recruiter/job/:jobId/selective-process/cv-details/:cvId', { jobId, cvId })
  return path + asSearch({ ...queryOf(query), ...more })
}

/** The address of the board with a candidate open beside its columns. */
export function panelPath(
  { jobId, cvId }: { jobId: string; cvId: string },
  query: BoardQuery,
  more: Query = {},
): string {
  const path = href('/recruiter/job/:jobId/selective-process', { jobId })
  return path + asSearch({ ...queryOf(query), candidate: cvId, ...more })
}

/**
 * The curriculum of the candidate whom an address opens beside the columns; in a list, candidates open on their own
 * page.
 */
export function openCandidate(search: URLSearchParams): string | null {
  if (readBoardQuery(search).step !== null) return null
  return search.get('candidate')?.trim().slice(0, longestText) || null
}

/** Whether two addresses show the same columns, and differ at most in what is shown beside them. */
export function isSameBoard(one: URL, other: URL): boolean {
  const shown = ({ searchParams }: URL) => boardPath('', readBoardQuery(searchParams))
  return one.pathname === other.pathname && shown(one) === shown(other)
}

/** The address of the form that sends a finalist a hiring message. */
export function hirePath(of: { jobId: string; cvId: string }, query: BoardQuery): string {
  return `${candidatePath(of, query, { hire: true })}#hire`
}

/** The same query for another step or list, on its first page. */
export function inStep(query: BoardQuery, step: SelectionStep | null, list: CurriculumList = 'candidated'): BoardQuery {
  return { ...query, step, list, all: false, page: 1 }
}

/** The same query with a filter set; '' removes it. */
export function withFilter(query: BoardQuery, name: FilterName, value: string): BoardQuery {
  return { ...query, all: false, page: 1, filters: { ...query.filters, [name]: value } }
}

/** The same query without any filter. */
export function withoutFilters(query: BoardQuery): BoardQuery {
  const none = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>
  return { ...query, all: false, page: 1, filters: none }
}

/** The active filters, in the order of the form. */
export function filtersInUse({ filters }: BoardQuery): { name: FilterName; value: string }[] {
  return filterNames.map((name) => ({ name, value: filters[name] })).filter(({ value }) => value !== '')
}
