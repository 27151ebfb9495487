import { type Listener, listen } from '../platform/events/listener.ts'
import { refreshJobSearch, refreshJobSearchOfOrganization } from './rows/refresh-job-search.ts'

/** Updates the search when jobs change, or the organisations whose names they show. */
export const jobSearchListeners: readonly Listener[] = [
  listen('job.changed', 'job-search.job', (tx, { payload }) => refreshJobSearch(tx, [payload.jobId])),
  listen('organization.changed', 'job-search.organization', (tx, { payload }) =>
    refreshJobSearchOfOrganization(tx, payload.organizationId),
  ),
]
