import { jobSearchRoutes } from '../job-search/routes.ts'

/** The calls of the search-jobs service. */
export const searchJobs = { search: jobSearchRoutes }
