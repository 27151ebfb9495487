import { cvSearchRoutes } from '../cv-search/routes.ts'

/** The calls of the search-cv service. */
export const searchCv = { search: cvSearchRoutes }
