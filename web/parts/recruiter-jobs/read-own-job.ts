import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { OwnJob } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { data } from 'react-router'

/** Reads a job of the recruiter's organisation with its whole content. Server only. @throws 404 for any other */
export async function readOwnJob({ gateway }: Calls, id: string): Promise<JobDetails & { own: OwnJob }> {
  const job = await gateway.jobs.readJob({ id }).catch((problem: unknown) => {
    if (refusalOf(problem)) return null
    throw problem
  })
  if (!job?.own) throw data({ message: refusals.job_not_found }, 404)
  return { ...job, own: job.own }
}
