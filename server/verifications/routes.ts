import { validations } from '@trampolim/contract/social-media/validations.ts'
import { isAuthorisedFor, isFreeMail, siteHost } from '@trampolim/marketplace/organizations/company-email.ts'
import { answer } from '../platform/http/answer.ts'
import { refuse } from '../platform/refusal.ts'
import { isEmailTaken } from './queries.ts'
import { sendCode } from './send-code.ts'
import { countQuestion, provedMailbox } from './taken-questions.ts'
import { validateCode } from './validate-code.ts'
import { validateIdcard } from './validate-idcard.ts'
import { validateMailbox } from './validate-mailbox.ts'

export const verificationRoutes = {
  sendCode: answer(validations.sendCode).handler(async ({ context: { house, address, person }, input }) => {
    // Not taken from the caller's input, so that nobody else can send a letter that speaks of a change.
    const isNewAddress = person !== null && person.role !== 'professional:registration:incomplete'
    const { verificationId, resendIn, expires } = await sendCode(house, { ...input, address, isNewAddress })
    return { verificationId, resendIn, expires: expires.toISOString() }
  }),

  validateCode: answer(validations.validateCode).handler(async ({ context, input }) => {
    await validateCode(context.house, input)
    return { verificationId: input.verificationId, verified: true as const }
  }),

  validateMailbox: answer(validations.validateMailbox).handler(async ({ context, input }) => {
    await countQuestion(context)
    return { mailbox: await validateMailbox(input.email) }
  }),

  validateIdcard: answer(validations.validateIdcard).handler(async ({ context, input }) => {
    await countQuestion(context)
    return validateIdcard(context.house, { ...input, verificationId: input.verificationId })
  }),

  validateDomain: answer(validations.validateDomain).handler(async ({ context, input }) => {
    await countQuestion(context)
    const domain = siteHost(input.domain) ?? refuse('invalid_domain')
    const address = `x@${domain}`
    return { domain, freeMail: isFreeMail(address), authorised: isAuthorisedFor(address, input.site) }
  }),

  isUniqueEmail: answer(validations.isUniqueEmail).handler(async ({ context, input }) => {
    await countQuestion(context)
    const { house } = context
    if ((await provedMailbox(house, input.verificationId)) !== input.email) return { unique: true, checked: false }
    return { unique: !(await isEmailTaken(house.database, input.email)), checked: true }
  }),
}
