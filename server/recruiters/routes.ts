import { organizations } from '@trampolim/contract/gateway/organizations.ts'
import { recruiters } from '@trampolim/contract/gateway/recruiters.ts'
import { isCellPhone, normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { readSessionUser } from '../accounts/sessions/session-user.ts'
import { noteDevice } from '../accounts/sessions/sessions.ts'
import { deviceTokenOf } from '../accounts/sign-in/device-tokens.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { countQuestion, provedMailbox } from '../verifications/taken-questions.ts'
import { deleteOrganization } from './delete-organization.ts'
import { deleteRecruiter } from './delete-recruiter.ts'
import { presentRecruiter } from './present.ts'
import { isPhoneTaken } from './queries.ts'
import { readRecruiter } from './read-recruiter.ts'
import { registerRecruiter } from './register-recruiter.ts'
import { updateRecruiter } from './update-recruiter.ts'

const done = { done: true } as const

export const recruiterRoutes = {
  registerRecruiter: answer(recruiters.registerRecruiter).handler(async ({ context, input }) => {
    const { house, person, userAgent } = context
    if (person) refuse('already_signed_in')
    const { accountId, started, organization, jobId } = await registerRecruiter(house, input)
    await noteDevice(house.database, { sessionId: started.sessionId, userAgent })
    return {
      token: started.token,
      expiresAt: started.expiresAt.toISOString(),
      deviceToken: await deviceTokenOf(house, accountId),
      user: await readSessionUser(house, { accountId, sessionId: started.sessionId }),
      organization,
      jobId,
    }
  }),

  readRecruiter: answer(recruiters.readRecruiter).handler(async ({ context }) =>
    presentRecruiter(await readRecruiter(context.house.database, signedIn(context).accountId)),
  ),

  updateRecruiter: answer(recruiters.updateRecruiter).handler(async ({ context, input }) =>
    presentRecruiter(await updateRecruiter(context.house, signedIn(context).accountId, input)),
  ),

  deleteRecruiter: answer(recruiters.deleteRecruiter).handler(async ({ context }) => {
    await deleteRecruiter(context.house, signedIn(context).accountId)
    return done
  }),

  isUniquePhone: answer(recruiters.isUniquePhone).handler(async ({ context, input }) => {
    await countQuestion(context)
    const { house } = context
    if (!isCellPhone(input.phone)) refuse('invalid_form', fieldFaultsOf([{ field: 'phone', code: 'invalid_phone' }]))
    if ((await provedMailbox(house, input.verificationId)) === null) return { unique: true, checked: false }
    return { unique: !(await isPhoneTaken(house.database, normalisePhone(input.phone))), checked: true }
  }),
}

/** The one call on organisations that also deletes recruiters. */
export const deleteOrganizationRoute = answer(organizations.deleteOrganization).handler(async ({ context }) => {
  await deleteOrganization(context.house, signedIn(context).accountId)
  return done
})
