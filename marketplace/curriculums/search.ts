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

/** How many people share a career focus before it is offered as a filter: it is typed freely, and may identify one person. */
export const sharedFocus = 2

/**
 * Whether a recruiter who may select candidates finds people who didn't apply. Before a reviewer has approved a job, an
 * unknown recruiter sees no names of people who look for work, and nobody by their disability, to which only the
 * recruiters of approved jobs have the person's consent. A job that a reviewer took down doesn't count.
 */
export function mayFindPeople(job: { readonly everApproved: boolean; readonly takenDown: boolean }): boolean {
  return job.everApproved && !job.takenDown
}

/** What of a search decides which rows are read. */
export type SearchedBy = {
  readonly occupations: number
  readonly towns: number
  readonly states: number
  readonly name: string
  readonly keywords: string
  readonly hasJob: boolean
}

/** Where a search reads: by its most selective condition that an index answers. All others are filters of what was read. */
export type SearchGround = 'occupation' | 'towns' | 'words' | 'states' | 'job' | 'everybody'

/**
 * Returns where a search reads. A name shorter than three letters is no condition of its own, since no index answers it.
 */
export function groundOf({ occupations, towns, states, name, keywords, hasJob }: SearchedBy): SearchGround {
  if (name.length >= shortestName) return 'words'
  if (occupations > 0) return 'occupation'
  if (towns > 0) return 'towns'
  if (keywords !== '') return 'words'
  if (states > 0) return 'states'
  return hasJob ? 'job' : 'everybody'
}
