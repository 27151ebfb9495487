import { selection } from '@trampolim/contract/gateway/selection.ts'
import { kindOf } from '../../curriculums/kind-of.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuseKeeping } from '../endings/list-kept.ts'
import { countProcesses, listProcesses } from './list-processes.ts'
import { sendApplication } from './send-application.ts'
import { verifyApplication } from './verify-application.ts'
import { withdraw } from './withdraw.ts'

export const selectionRoutes = {
  verifyApplication: answer(selection.verifyApplication).handler(({ context, input }) =>
    verifyApplication(context.house, {
      professionalId: signedIn(context).accountId,
      jobId: input.jobId,
      cvType: kindOf(input),
      inviteId: input.type === 'invite' ? input.inviteId : undefined,
    }),
  ),

  applyToJob: answer(selection.applyToJob).handler(({ context, input }) =>
    sendApplication(context.house, {
      professionalId: signedIn(context).accountId,
      ...input,
      cvType: kindOf(input),
    }),
  ),

  withdraw: answer(selection.withdraw).handler(async ({ context, input }) => {
    await withdraw(context.house, { professionalId: signedIn(context).accountId, candidacyId: input.id })
    return { done: true } as const
  }),

  refuseKeeping: answer(selection.refuseKeeping).handler(async ({ context, input }) => {
    await refuseKeeping(context.house, { professionalId: signedIn(context).accountId, candidacyId: input.id })
    return { done: true } as const
  }),

  listProcesses: answer(selection.listProcesses).handler(({ context, input }) => {
    const { limit, perPage, ...asked } = input
    return listProcesses(context.house, {
      professionalId: signedIn(context).accountId,
      size: limit ?? perPage,
      ...asked,
    })
  }),

  listProcessesOfContext: answer(selection.listProcessesOfContext).handler(({ context, input }) => {
    const { limit, perPage, context: step, ...asked } = input
    return listProcesses(context.house, {
      professionalId: signedIn(context).accountId,
      step,
      size: limit ?? perPage,
      ...asked,
    })
  }),

  listCandidated: answer(selection.listCandidated).handler(({ context, input }) =>
    listProcesses(context.house, {
      professionalId: signedIn(context).accountId,
      candidated: true,
      page: 1,
      size: input.limit,
      sort: 'desc',
      sortField: 'moved',
    }),
  ),

  countProcesses: answer(selection.countProcesses).handler(({ context }) =>
    countProcesses(context.house, signedIn(context).accountId),
  ),

  countProcessesOfContext: answer(selection.countProcessesOfContext).handler(async ({ context, input }) => {
    const counters = await countProcesses(context.house, signedIn(context).accountId)
    return { count: counters[input.ctx] }
  }),
}
