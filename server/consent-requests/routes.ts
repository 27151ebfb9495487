import { consentRequests } from '@trampolim/contract/gateway/consent-requests.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { answerConsentRequest, listConsentRequests } from './answer-consent.ts'
import { askConsent, cancelConsentRequest } from './ask-consent.ts'

const done = { done: true } as const

export const consentRequestRoutes = {
  askConsent: answer(consentRequests.askConsent).handler(({ context, input }) =>
    askConsent(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  cancelConsentRequest: answer(consentRequests.cancelConsentRequest).handler(async ({ context, input }) => {
    await cancelConsentRequest(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  listConsentRequests: answer(consentRequests.listConsentRequests).handler(({ context, input }) =>
    listConsentRequests(context.house, { professionalId: signedIn(context).accountId, ...input }),
  ),

  answerConsentRequest: answer(consentRequests.answerConsentRequest).handler(async ({ context, input }) => {
    await answerConsentRequest(context.house, { professionalId: signedIn(context).accountId, ...input })
    return done
  }),
}
