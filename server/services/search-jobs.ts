import { jobSearchRoutes } from '../job-search/routes.ts'

/** What the search-jobs service answers. */
export const searchJobs = { search: jobSearchRoutes }
