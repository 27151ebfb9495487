import { credentials } from '@trampolim/contract/gateway/credentials.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { changeEmail } from '../accounts/emails/change-email.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { lockProfile, readProfile } from './queries.ts'

/** Changes a candidate's address while their profile, which must be approved, is locked. */
export const changeProfessionalEmail = answer(credentials.changeProfessionalEmail).handler(
  async ({ context, input }) => {
    const { accountId } = signedIn(context)
    await changeEmail(context.house, {
      ...input,
      accountId,
      assertEditable: async (tx) => {
        await lockProfile(tx, accountId)
        const { status } = (await readProfile(tx, accountId)) ?? refuse('user_not_found')
        if (!isEditable(status)) refuse('profile_not_approved')
      },
    })
    return { done: true } as const
  },
)
