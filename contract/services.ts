import { accounts } from './gateway/accounts.ts'
import { accountsOwn } from './gateway/accounts-own.ts'
import { alerts } from './gateway/alerts.ts'
import { curriculums } from './gateway/curriculums.ts'
import { jobs } from './gateway/jobs.ts'
import { jobsOwn } from './gateway/jobs-own.ts'
import { joiningOwn } from './gateway/joining-own.ts'
import { organizations } from './gateway/organizations.ts'
import { professional } from './gateway/professional.ts'
import { recruiterJobs } from './gateway/recruiter-jobs.ts'
import { recruiterJobsOwn } from './gateway/recruiter-jobs-own.ts'
import { recruiterSelection } from './gateway/recruiter-selection.ts'
import { recruiterSelectionOwn } from './gateway/recruiter-selection-own.ts'
import { recruiters } from './gateway/recruiters.ts'
import { reviews } from './gateway/reviews-own.ts'
import { selection } from './gateway/selection.ts'
import { tasks } from './gateway/tasks.ts'
import { searchCvService } from './search-cv/search.ts'
import { searchJobsService } from './search-jobs/search.ts'
import { searchJobsOwn } from './search-jobs/search-own.ts'
import { demo } from './social-media/demo-own.ts'
import { files } from './social-media/files.ts'
import { lookups } from './social-media/lookups.ts'
import { validations } from './social-media/validations.ts'

/** The services of the specification, each with its calls by noun. */
export const services = {
  gateway: {
    accounts: { ...accounts, ...accountsOwn },
    professional,
    curriculums,
    jobs: { ...jobs, ...jobsOwn },
    alerts,
    selection,
    recruiterSelection: { ...recruiterSelection, ...recruiterSelectionOwn },
    reviews,
    tasks,
    recruiters,
    organizations: { ...organizations, ...joiningOwn },
    recruiterJobs: { ...recruiterJobs, ...recruiterJobsOwn },
  },
  searchJobs: { search: { ...searchJobsService, ...searchJobsOwn } },
  searchCv: { search: searchCvService },
  socialMedia: { lookups, validations, files, demo },
} as const

export type Services = typeof services
export type ServiceName = keyof Services

/** The path under which each service is served. */
export const basePaths = {
  gateway: '/api/gateway',
  searchJobs: '/api/search-jobs',
  searchCv: '/api/search-cv',
  socialMedia: '/api/social-media',
} as const satisfies Record<ServiceName, string>
