import { type JobListMode, jobListModes } from '@trampolim/marketplace/jobs/status.ts'

/** How a recruiter's list may be ordered. */
export const jobListSorts = ['active', 'created', 'modified', 'title', 'type', 'count'] as const
type JobListSort = (typeof jobListSorts)[number]

export const jobListTabs: readonly JobListMode[] = ['all', ...(Object.keys(jobListModes) as JobListMode[])]

/** What the address of a recruiter's list asks for. */
export type JobListQuery = { filter: string; mode: JobListMode; sortBy: JobListSort; page: number }

/** Reads the address of a list; what it can't be is as usual. */
export function readListQuery(query: URLSearchParams): JobListQuery {
  return {
    filter: (query.get('filter') ?? '').trim().slice(0, 120),
    mode: jobListTabs.find((each) => each === query.get('mode')) ?? 'all',
    sortBy: jobListSorts.find((each) => each === query.get('sortBy')) ?? 'active',
    page: Math.min(100_000, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)),
  }
}

/** The same as a query, without what is as usual; another filter, order or part begins with its first page. */
export function listQuery({ filter, mode, sortBy, page }: JobListQuery, changes: Partial<JobListQuery> = {}) {
  const asked = { filter, mode, sortBy, page: Object.keys(changes).length > 0 ? 1 : page, ...changes }
  return {
    filter: asked.filter || null,
    mode: asked.mode === 'all' ? null : asked.mode,
    sortBy: asked.sortBy === 'active' ? null : asked.sortBy,
    page: asked.page === 1 ? null : asked.page,
  }
}
