import { professional } from '@trampolim/contract/gateway/professional.ts'
import { missingParts } from '@trampolim/marketplace/registration/later-parts.ts'
import { readSessionUser } from '../accounts/sessions/session-user.ts'
import { noteDevice } from '../accounts/sessions/sessions.ts'
import { deviceTokenOf } from '../accounts/sign-in/device-tokens.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { presentProfile } from './present.ts'
import { readCurriculums, readProfile } from './queries.ts'
import { registerProfessional } from './register-professional.ts'
import { setAvailability } from './set-availability.ts'
import { updateProfessional } from './update-professional.ts'

export const professionalRoutes = {
  registerProfessional: answer(professional.registerProfessional).handler(async ({ context, input }) => {
    const { house, person, userAgent } = context
    const isBegun = person?.role === 'professional:registration:incomplete'
    if (person && !isBegun) refuse('already_signed_in')
    const { accountId, started } = await registerProfessional(house, input, person?.accountId)
    await noteDevice(house.database, { sessionId: started.sessionId, userAgent })
    return {
      token: started.token,
      expiresAt: started.expiresAt.toISOString(),
      deviceToken: await deviceTokenOf(house, accountId),
      user: await readSessionUser(house, { accountId, sessionId: started.sessionId }),
    }
  }),

  readProfessional: answer(professional.readProfessional).handler(async ({ context }) => {
    const profile = await readProfile(context.house.database, signedIn(context).accountId)
    return presentProfile(profile ?? refuse('user_not_found'))
  }),

  updateProfessional: answer(professional.updateProfessional).handler(async ({ context, input }) =>
    presentProfile(await updateProfessional(context.house, signedIn(context).accountId, input)),
  ),

  readMissingParts: answer(professional.readMissingParts).handler(async ({ context }) => {
    const curriculums = await readCurriculums(context.house.database, signedIn(context).accountId)
    return curriculums.map(({ kind, content, ...also }) => ({
      cvType: kind,
      missing: missingParts(kind, content, also),
    }))
  }),

  setAvailability: answer(professional.setAvailability).handler(({ context, input }) =>
    setAvailability(context.house, signedIn(context).accountId, input.availability),
  ),
}
