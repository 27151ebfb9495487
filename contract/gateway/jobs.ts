import { z } from 'zod'
import { call } from '../call.ts'
import { jobCard, jobDetails, publicJob, publicStanding } from '../jobs.ts'
import { done, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { wholeText } from '../values.ts'

/** A job in a professional’s own lists, which also keep jobs that aren’t open. */
export const listedJob = jobCard.extend({ open: z.boolean(), standing: publicStanding })
const onJob = z.object({ id: recordId })

export const readJob = call({
  purpose:
    'A published job with all its sections, as it was approved last; whoever applied still reads it after it closed or was taken down, its own recruiters and reviewers read it in every status as it was written.',
  request: 'GET /job/{id}',
  allows: ['anyone'],
  input: onJob,
  answers: jobDetails,
  fails: ['job_not_found', 'job_gone', 'job_removed'],
})

export const openJobs = call({
  specified: false,
  purpose:
    'All open jobs as anyone may read them, the oldest id first, for job boards and other systems. `next` is the `after` of the following page; null on the last one.',
  request: 'GET /jobs/open',
  allows: ['anyone'],
  input: z.object({ after: recordId.optional(), size: wholeText(1, 200).default(100) }),
  answers: z.object({ items: z.array(publicJob), next: recordId.nullable() }),
})

export const likeJob = call({
  purpose: 'Adds a job to the favourites; repeating it changes nothing.',
  request: 'POST /professional/job/{id}/like',
  quota: 'favourites',
  allows: ['user:professional'],
  input: onJob,
  answers: done,
  fails: ['job_not_found'],
})

export const unlikeJob = call({
  purpose: 'Takes a job off the favourites.',
  request: 'DELETE /professional/job/{id}/like',
  quota: 'favourites',
  allows: ['user:professional'],
  input: onJob,
  answers: done,
})

export const likedJobs = call({
  purpose: 'The favourite jobs, latest first; those that closed say so.',
  request: 'GET /professional/jobs/like',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(listedJob),
})

export const discardJob = call({
  purpose: 'Hides a job from the professional’s searches and recommendations (status true), or takes it back (false).',
  request: 'PUT /professional/job/{id}/disqualify',
  quota: 'jobs-discarded',
  allows: ['user:professional'],
  input: onJob.extend({ status: z.boolean() }),
  answers: done,
  fails: ['job_not_found'],
})

export const discardedJobs = call({
  purpose: 'The jobs the professional discarded, latest first.',
  request: 'GET /jobs/discarded',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, size: pageSize(10) }),
  answers: pageOf(listedJob),
})

export const similarJobs = call({
  specified: false,
  purpose: 'Open jobs like this one, for whoever reads it or finds it closed.',
  request: 'GET /job/{id}/similar',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: z.array(jobCard),
})

export const jobs = { readJob, openJobs, likeJob, unlikeJob, likedJobs, discardJob, discardedJobs, similarJobs }
