import { joining } from '@trampolim/contract/gateway/joining.ts'
import { readSessionUser } from '../../accounts/sessions/session-user.ts'
import { noteDevice } from '../../accounts/sessions/sessions.ts'
import { deviceTokenOf } from '../../accounts/sign-in/device-tokens.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { cancelInvitation, inviteColleague, listInvitations, resendInvitation } from './invite.ts'
import { registerInvited } from './register-invited.ts'

const done = { done: true } as const

/** The calls for inviting colleagues into an organisation. */
export const invitationRoutes = {
  listInvitations: answer(joining.listInvitations).handler(({ context }) =>
    listInvitations(context.house, signedIn(context).accountId),
  ),

  inviteColleague: answer(joining.inviteColleague).handler(async ({ context, input }) => {
    await inviteColleague(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  resendInvitation: answer(joining.resendInvitation).handler(async ({ context, input }) => {
    await resendInvitation(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  cancelInvitation: answer(joining.cancelInvitation).handler(async ({ context, input }) => {
    await cancelInvitation(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  readInvitation: answer(joining.readInvitation).handler(({ context, input }) =>
    readInvitation(context.house, { token: input.token, accountId: context.person?.accountId ?? null }),
  ),

  acceptInvitation: answer(joining.acceptInvitation).handler(async ({ context, input }) => {
    await acceptInvitation(context.house, { accountId: signedIn(context).accountId, token: input.token })
    return done
  }),

  registerInvited: answer(joining.registerInvited).handler(async ({ context, input }) => {
    const { house, person, userAgent } = context
    if (person) refuse('already_signed_in')
    const { accountId, started } = await registerInvited(house, input)
    await noteDevice(house.database, { sessionId: started.sessionId, userAgent })
    return {
      token: started.token,
      expiresAt: started.expiresAt.toISOString(),
      deviceToken: await deviceTokenOf(house, accountId),
      user: await readSessionUser(house, { accountId, sessionId: started.sessionId }),
    }
  }),
}
