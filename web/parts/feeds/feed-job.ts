import type { PublicJob } from '@trampolim/contract/jobs.ts'
import { type EmploymentType, employmentTypeOf } from '@trampolim/marketplace/reference/contract-types.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { href } from '../../platform/href.ts'
import { descriptionOf } from '../jobs/article/structured-data.ts'
import { jobView } from '../jobs/job-view.ts'

/** The words that job boards use for kinds of employment. */
const jobTypes: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'fulltime',
  TEMPORARY: 'temporary',
  CONTRACTOR: 'contract',
  INTERN: 'internship',
  OTHER: 'other',
}

/** An open job in feeds; `company` is null if it is hidden. */
export type FeedJob = ReturnType<typeof feedJob>

/** The data of a job in feeds: what its page shows to anyone. Server only, as `jobView`. */
export function feedJob(job: PublicJob, { publicUrl, now }: { publicUrl: string; now: Date }) {
  const details = { ...job, viewer: null, own: null }
  const view = jobView(details, now)
  const [first] = job.workPlaces
  return {
    id: job.id,
    url: publicUrl + href('/jobs/:jobId', { jobId: job.id }),
    title: job.jobName,
    company: job.company,
    /** Shown where the company hides its name. */
    companyShown: view.company,
    city: first?.city ?? null,
    state: first?.state ?? null,
    places: job.workPlaces.map(({ city, state }) => ({ city, state })),
    remote: job.workType === workTypes.code.remote,
    description: descriptionOf(details, view),
    salary: view.salary,
    jobType: jobTypes[employmentTypeOf(job.contractType)],
    category: job.occupation.title,
    published: job.published,
    modified: job.modified,
    validThrough: job.validThrough,
  }
}
