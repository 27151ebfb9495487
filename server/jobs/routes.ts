import { jobs } from '@trampolim/contract/gateway/jobs.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { addMark, markedJobs, removeMark } from './mark-job.ts'
import { readJob } from './read-job.ts'

const done = { done: true } as const

export const jobRoutes = {
  readJob: answer(jobs.readJob).handler(({ context, input }) => readJob(context.house, context.person, input.id)),

  likeJob: answer(jobs.likeJob).handler(async ({ context, input }) => {
    await addMark(context.house, 'liked', { professionalId: signedIn(context).accountId, jobId: input.id })
    return done
  }),

  unlikeJob: answer(jobs.unlikeJob).handler(async ({ context, input }) => {
    await removeMark(context.house, 'liked', { professionalId: signedIn(context).accountId, jobId: input.id })
    return done
  }),

  likedJobs: answer(jobs.likedJobs).handler(({ context, input }) =>
    markedJobs(context.house, 'liked', { professionalId: signedIn(context).accountId, ...input }),
  ),

  discardJob: answer(jobs.discardJob).handler(async ({ context, input }) => {
    const job = { professionalId: signedIn(context).accountId, jobId: input.id }
    if (input.status) await addMark(context.house, 'discarded', job)
    else await removeMark(context.house, 'discarded', job)
    return done
  }),

  discardedJobs: answer(jobs.discardedJobs).handler(({ context, input }) =>
    markedJobs(context.house, 'discarded', { professionalId: signedIn(context).accountId, ...input }),
  ),
}
