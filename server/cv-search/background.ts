import { type Handler, handler, type Schedule } from '../platform/background/work.ts'
import {
  countWatchedSearch,
  countWatchedSearches,
  countWatchedSearchesWork,
  countWatchedSearchWork,
} from './watching/count-new.ts'
import { curriculumRefill } from './write-cv-search.ts'

export const cvSearchHandlers: readonly Handler[] = [
  curriculumRefill.handler,
  handler(countWatchedSearchesWork, countWatchedSearches),
  handler(countWatchedSearchWork, countWatchedSearch),
]

/** Every quarter of an hour. */
export const cvSearchSchedules: readonly Schedule[] = [{ pattern: '*/15 * * * *', work: countWatchedSearchesWork }]
