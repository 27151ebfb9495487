import { accountRoutes } from '../accounts/routes.ts'
import { alertRoutes } from '../alerts/routes.ts'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { similarJobs } from '../job-search/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { professionalRoutes } from '../registration/routes.ts'
import { selectionRoutes } from '../selection/routes.ts'

/** What the gateway answers. */
export const gateway = {
  accounts: accountRoutes,
  professional: professionalRoutes,
  curriculums: curriculumRoutes,
  jobs: { ...jobRoutes, similarJobs },
  alerts: alertRoutes,
  selection: selectionRoutes,
}
