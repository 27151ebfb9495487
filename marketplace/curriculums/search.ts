/** The orders of a search of curriculums (specification, data §2). */
export const curriculumSorts = ['relevance', 'location', 'age'] as const
export type CurriculumSort = (typeof curriculumSorts)[number]

/** The filter for a curriculum's last update, in days. */
export const updateAges = [1, 7, 30, 90] as const
export type UpdateAge = (typeof updateAges)[number]

/** The most curriculums that one search reads; beyond them its counts say that there are more. */
export const mostRead = 3000

/** The shortest part of a name by which people are searched on its own. */
export const shortestName = 3

/** The most searches of curriculums that a recruiter can watch. */
export const mostWatchedSearches = 20

/**
 * How many people must share a career focus before it is offered as a filter: it is free text, and a rare one may
 * identify a person.
 */
export const sharedFocus = 2

/**
 * Whether a recruiter who may select candidates can find people who didn't apply. Before a reviewer has approved a job,
 * an unknown recruiter sees no names of people who look for work, and finds nobody by their disability, since people
 * consent to that only for recruiters of approved jobs. A job that a reviewer took down doesn't count as approved.
 */
export function mayFindPeople(job: { readonly everApproved: boolean; readonly takenDown: boolean }): boolean {
  return job.everApproved && !job.takenDown
}

/** The parts of a search that decide which rows are read. */
export type SearchedBy = {
  readonly occupations: number
  readonly towns: number
  readonly states: number
  readonly name: string
  readonly keywords: string
  readonly hasJob: boolean
}

/**
 * By which condition a search reads rows: the most selective one that an index supports. All others filter the rows
 * that were read.
 */
export type SearchGround = 'occupation' | 'towns' | 'words' | 'states' | 'job' | 'everybody'

/**
 * Returns the condition by which a search reads rows. A name shorter than three letters is never that condition, since
 * no index supports it.
 */
export function groundOf({ occupations, towns, states, name, keywords, hasJob }: SearchedBy): SearchGround {
  if (name.length >= shortestName) return 'words'
  if (occupations > 0) return 'occupation'
  if (towns > 0) return 'towns'
  if (keywords !== '') return 'words'
  if (states > 0) return 'states'
  return hasJob ? 'job' : 'everybody'
}
