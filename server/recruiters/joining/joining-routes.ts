import { joining } from '@trampolim/contract/gateway/joining.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { answerJoinRequest, listJoinRequests, putOutMember } from './answer-joining.ts'
import { chooseOrganization, withdrawJoining } from './choose-organization.ts'
import { joinByLink, resendJoinLink } from './join-link.ts'

const done = { done: true } as const

/** The calls for joining an organisation that others registered. */
export const joiningRoutes = {
  listJoinRequests: answer(joining.listJoinRequests).handler(({ context }) =>
    listJoinRequests(context.house, signedIn(context).accountId),
  ),

  answerJoinRequest: answer(joining.answerJoinRequest).handler(async ({ context, input }) => {
    await answerJoinRequest(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  putOutMember: answer(joining.putOutMember).handler(async ({ context, input }) => {
    await putOutMember(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  chooseOrganization: answer(joining.chooseOrganization).handler(async ({ context, input }) => ({
    organization: await chooseOrganization(context.house, signedIn(context).accountId, input),
  })),

  withdrawJoining: answer(joining.withdrawJoining).handler(async ({ context }) => {
    await withdrawJoining(context.house, signedIn(context).accountId)
    return done
  }),

  joinByLink: answer(joining.joinByLink).handler(async ({ context, input }) => {
    await joinByLink(context.house, { accountId: signedIn(context).accountId, token: input.id })
    return done
  }),

  resendJoinLink: answer(joining.resendJoinLink).handler(async ({ context }) => {
    await resendJoinLink(context.house, signedIn(context).accountId)
    return done
  }),
}
