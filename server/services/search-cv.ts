import { cvSearchRoutes } from '../cv-search/routes.ts'

/** What the search-cv service answers. */
export const searchCv = { search: cvSearchRoutes }
