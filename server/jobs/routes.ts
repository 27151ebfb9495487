import { invitations } from '@trampolim/contract/gateway/invitations.ts'
import { jobs } from '@trampolim/contract/gateway/jobs.ts'
import { recruiterJobs } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { finishJob, settleEndedJob } from './endings/end-job.ts'
import { listInvitations } from './invited-jobs.ts'
import { listOpenJobs } from './list-open-jobs.ts'
import { addMark, markedJobs, removeMark } from './marks/mark-job.ts'
import { readJob } from './read-job.ts'
import { listJobsOfRecruiter } from './recruiter/list-own-jobs.ts'
import { deleteOwnJob, publishJob } from './recruiter/publish-job.ts'
import { summarise } from './recruiter/summarise.ts'
import { extendJob, switchJob } from './recruiter/switch-job.ts'
import { updateJob } from './recruiter/update-job.ts'

const done = { done: true } as const
const mostOnOnePage = 100

export const jobRoutes = {
  readJob: answer(jobs.readJob).handler(({ context, input }) => readJob(context.house, context.person, input.id)),

  openJobs: answer(jobs.openJobs).handler(({ context, input }) => listOpenJobs(context.house, input)),

  likeJob: answer(jobs.likeJob).handler(async ({ context, input }) => {
    const professionalId = signedIn(context).accountId
    await addMark(context.house, 'liked', { professionalId, jobId: input.id })
    context.house.noteUse({ kind: 'job', jobId: input.id, asker: professionalId })
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

export const invitedJobRoutes = {
  listInvitations: answer(invitations.listInvitations).handler(({ context, input: { page, perPage } }) =>
    listInvitations(context.house, { professionalId: signedIn(context).accountId, page, size: perPage }),
  ),
}

export const recruiterJobRoutes = {
  createJob: answer(recruiterJobs.createJob).handler(({ context, input }) => {
    const { once = false, ...content } = input
    return publishJob(context.house, signedIn(context).accountId, { content, once })
  }),

  listOwnJobs: answer(recruiterJobs.listOwnJobs).handler(({ context, input }) => {
    const { pagination = true, limit, page, filter, ...asked } = input
    return listJobsOfRecruiter(context.house, {
      accountId: signedIn(context).accountId,
      name: filter,
      page: pagination ? page : 1,
      size: pagination ? limit : mostOnOnePage,
      ...asked,
    })
  }),

  updateJob: answer(recruiterJobs.updateJob).handler(({ context, input }) => {
    const { id, basedOn, ...content } = input
    return updateJob(context.house, { accountId: signedIn(context).accountId, jobId: id }, { content, basedOn })
  }),

  deleteJob: answer(recruiterJobs.deleteJob).handler(async ({ context, input }) => {
    await deleteOwnJob(context.house, { accountId: signedIn(context).accountId, jobId: input.id })
    return done
  }),

  finishJob: answer(recruiterJobs.finishJob).handler(({ context, input: { id, finalists, others, steps } }) =>
    finishJob(
      context.house,
      { accountId: signedIn(context).accountId, jobId: id },
      { settled: [...others, ...finalists], steps },
    ),
  ),

  settleFinalists: answer(recruiterJobs.settleFinalists).handler(({ context, input }) =>
    settleEndedJob(context.house, { accountId: signedIn(context).accountId, jobId: input.id }, input.finalists),
  ),

  switchJob: answer(recruiterJobs.switchJob).handler(({ context, input }) =>
    switchJob(context.house, { accountId: signedIn(context).accountId, jobId: input.id }, input.status),
  ),

  extendJob: answer(recruiterJobs.extendJob).handler(({ context, input }) =>
    extendJob(context.house, { accountId: signedIn(context).accountId, jobId: input.id, closes: input.closes }),
  ),

  recruiterSummary: answer(recruiterJobs.recruiterSummary).handler(({ context }) =>
    summarise(context.house, signedIn(context).accountId),
  ),
}
