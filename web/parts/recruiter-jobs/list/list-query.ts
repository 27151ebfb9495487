import { type JobListMode, jobListModes } from '@trampolim/marketplace/jobs/status.ts'
import { pageAsked } from '../../../platform/last-page.ts'

/** The orders of a recruiter's list. */
export const jobListSorts = ['active', 'created', 'modified', 'title', 'type', 'count'] as const
type JobListSort = (typeof jobListSorts)[number]

export const jobListTabs: readonly JobListMode[] = ['all', ...(Object.keys(jobListModes) as JobListMode[])]

/** The query of a recruiter's list. */
export type JobListQuery = { filter: string; mode: JobListMode; sortBy: JobListSort; page: number }

/** Parses the address of a list; invalid values become defaults. */
export function readListQuery(query: URLSearchParams): JobListQuery {
  return {
    filter: (query.get('filter') ?? '').trim().slice(0, 120),
    mode: jobListTabs.find((each) => each === query.get('mode')) ?? 'all',
    sortBy: jobListSorts.find((each) => each === query.get('sortBy')) ?? 'active',
    page: pageAsked(query),
  }
}

/** The query without default values; changing the filter, order or mode returns to the first page. */
export function listQuery({ filter, mode, sortBy, page }: JobListQuery, changes: Partial<JobListQuery> = {}) {
  const asked = { filter, mode, sortBy, page: Object.keys(changes).length > 0 ? 1 : page, ...changes }
  return {
    filter: asked.filter || null,
    mode: asked.mode === 'all' ? null : asked.mode,
    sortBy: asked.sortBy === 'active' ? null : asked.sortBy,
    page: asked.page === 1 ? null : asked.page,
  }
}
