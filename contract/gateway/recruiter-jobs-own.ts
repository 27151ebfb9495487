import { z } from 'zod'
import { call } from '../call.ts'
import { ownJob } from '../job-content.ts'
import { instant, recordId } from '../shapes.ts'
import { settledFinalists } from './recruiter-jobs.ts'

/** Calls on a recruiter's jobs that the specification lacks but the product needs. */

export const extendJob = call({
  purpose: 'Puts the closing date of an open or paused job off by 45 days.',
  request: 'POST /job/{id}/extend',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: ownJob,
  fails: ['job_not_found', 'job_not_extendable', 'profile_blocked', 'profile_not_approved'],
})

export const settleFinalists = call({
  purpose: 'Says what became of finalists of a job that has ended, by itself or with them undecided; they are told.',
  request: 'PUT /job/{id}/finalists',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId, finalists: settledFinalists.min(1) }),
  answers: ownJob,
  fails: ['job_not_found', 'job_not_ended', 'moved_meanwhile', 'hired', 'profile_blocked', 'profile_not_approved'],
})

/** What stands under review and until when; `subject` says of whom or what. */
export const analysis = z.object({
  subject: z.enum(['recruiter', 'organization', 'job']),
  subjectId: recordId,
  name: z.string(),
  since: instant,
  due: instant,
})

export const recruiterSummary = call({
  purpose: 'What needs the recruiter now and the numbers of their organisation, for the dashboard.',
  request: 'GET /recruiter/summary',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: z.object({
    /** Jobs with applications that nobody has opened, most first; at most ten. */
    unseen: z.array(z.object({ jobId: recordId, jobName: z.string(), count: z.int() })),
    /** Open or paused jobs that close within seven days. */
    closing: z.array(z.object({ jobId: recordId, jobName: z.string(), closes: instant })),
    analyses: z.array(analysis),
    numbers: z.object({ openJobs: z.int(), inSelection: z.int(), applications30Days: z.int(), finalists: z.int() }),
  }),
})
export const recruiterJobsOwn = { extendJob, settleFinalists, recruiterSummary }
