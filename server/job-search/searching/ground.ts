import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import { sql } from 'kysely'
import type { Subject } from '../rows/changes.ts'

/**
 * The conditions that select candidates: occupations, words, a company, a place. If none is given, the newest of all
 * jobs.
 */
export type Ground = {
  cbos: readonly number[]
  words: string | null
  company: string | null
  /** Whether only remote work is wanted, regardless of where it may be done. */
  remote: boolean
  place:
    | { kind: 'around'; municipality: number; cells: readonly number[]; wholeReach: boolean }
    | { kind: 'states'; states: readonly number[] }
    | null
  sort: JobSort
}

/**
 * The maximum number of candidates that one index scan reads, which limits a search's cost however many jobs there are.
 */
export const most = { occupationAndPlace: 20_000, wide: 5_000, around: 3_000, beside: 2_000, words: 5_000 } as const

/** If there are more occupations than this, such as all with 'auxiliar' in a name, all but the likeliest share one scan. */
const fewOccupations = 24

/** State and municipality of remote work. */
export const anywhere = 0

/** Whether the jobs of all occupations but the likeliest are read by one scan. */
export function sharesScan({ cbos, place }: Pick<Ground, 'cbos' | 'place'>): boolean {
  const states = place?.kind === 'states' ? place.states.length + 1 : 1
  return cbos.length * states > fewOccupations * 2
}

/**
 * Whether the candidates that are read first are also the first in the search's order. They aren't if the nearest are
 * read first, if any jobs with the words are read, or if for many occupations the newest are read only for some.
 */
export function readsInOrder({ cbos, words, company, place, sort }: Ground): boolean {
  if (company !== null) return sort !== 'salary'
  if (words !== null) return false
  if (place?.kind === 'around') return cbos.length === 0 && (!place.wholeReach || sort === 'distance')
  return !sharesScan({ cbos, place })
}

/** Whether a search names nothing but a municipality. */
export const isPlaceAlone = ({ cbos, words, company, place }: Ground) =>
  cbos.length === 0 && words === null && company === null && place?.kind === 'around' && !place.wholeReach

export const remoteWork: Subject = { municipality: anywhere }

/** All subjects whose changes may change what a search reads. */
export function subjectsOf({ cbos, words, company, place }: Ground): Subject[] {
  if (words !== null || company !== null) return ['any']
  if (place?.kind === 'around') {
    const cells = place.cells.map((cell) => ({ cell }))
    return cbos.length > 0 ? cells : [...cells, { municipality: place.municipality }, { municipality: anywhere }]
  }
  return cbos.length > 0 ? cbos.map((cbo) => ({ cbo })) : ['any']
}

/** The condition that a card says all words. */
export const hasWords = (words: string) => sql`job_card.words @@ plainto_tsquery('portuguese', plain(${words}))`
