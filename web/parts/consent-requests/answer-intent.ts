import type { Calls } from '@trampolim/contract/client/calls.ts'

export const answerIntent = 'answer-consent'

const answers = ['granted', 'refused', 'revoked'] as const
export type ConsentAnswer = (typeof answers)[number]

/** The answer that an address or a form contains. */
export function consentAnswer(said: FormDataEntryValue | null): ConsentAnswer | null {
  return answers.find((each) => each === said) ?? null
}

/** Answers a company's request as the form says; returns the answer. Server only. */
export async function answerConsent({ gateway }: Calls, form: FormData): Promise<ConsentAnswer> {
  const answer = consentAnswer(form.get('answer')) ?? 'refused'
  const requestId = String(form.get('requestId') ?? '')
  await gateway.consentRequests.answerConsentRequest({ requestId, granted: answer === 'granted' })
  return answer
}
