import { invitations, recruiterInvitations } from '@trampolim/contract/gateway/invitations.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuseInvitation } from './answer-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { inviteCandidate, inviteTogether } from './invite.ts'
import { markInvitationsViewed } from './list-invited.ts'
import { presentFirst } from './present.ts'
import { countOpen } from './queries.ts'

const done = { done: true } as const

export const recruiterInvitationRoutes = {
  invite: answer(recruiterInvitations.invite).handler(({ context, input }) =>
    inviteCandidate(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  inviteTogether: answer(recruiterInvitations.inviteTogether).handler(({ context, input }) =>
    inviteTogether(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  cancelInvitation: answer(recruiterInvitations.cancelInvitation).handler(({ context, input }) =>
    cancelInvitation(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),
}

export const invitationRoutes = {
  countInvitations: answer(invitations.countInvitations).handler(async ({ context }) => {
    const { all, count, first } = await countOpen(context.house.database, signedIn(context).accountId)
    return { all, open: count, first: first ? presentFirst(first) : null }
  }),

  markInvitationsViewed: answer(invitations.markInvitationsViewed).handler(async ({ context }) => {
    await markInvitationsViewed(context.house, signedIn(context).accountId)
    return done
  }),

  refuseInvitation: answer(invitations.refuseInvitation).handler(async ({ context, input }) => {
    await refuseInvitation(context.house, { professionalId: signedIn(context).accountId, ...input })
    return done
  }),
}
