import { credentials } from '@trampolim/contract/gateway/credentials.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { changeEmail } from '../accounts/emails/change-email.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findRecruiter, lockRecruiter } from './queries.ts'

/** Changes a recruiter's address while their profile, which must be approved, is locked. */
export const changeRecruiterEmail = answer(credentials.changeRecruiterEmail).handler(async ({ context, input }) => {
  const { accountId } = signedIn(context)
  await changeEmail(context.house, {
    ...input,
    accountId,
    assertEditable: async (tx) => {
      await lockRecruiter(tx, accountId)
      const { status } = (await findRecruiter(tx, accountId)) ?? refuse('user_not_found')
      if (!isEditable(status)) refuse('profile_not_approved')
    },
  })
  return { done: true } as const
})
