import type { Calls } from '@trampolim/contract/client/calls.ts'
import { consentAsking } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { dayText } from '../dates.ts'

const t = speak(consentAsking)

/** The result of a recruiter's request, in words. */
export type ConsentOutcome = { ok: boolean; text: string; undo: null }

/** Requests to see who a person is, or cancels the request; null for a form of another kind. Server only. */
export async function doConsentIntent(
  { gateway }: Calls,
  form: FormData,
  jobId?: string,
): Promise<(ConsentOutcome & { status: number }) | null> {
  const intent = form.get('intent')
  if (intent !== 'ask-consent' && intent !== 'cancel-consent') return null
  const text = (name: string) => String(form.get(name) ?? '')
  const { consentRequests } = gateway
  try {
    if (intent === 'cancel-consent') {
      await consentRequests.cancelConsentRequest({ requestId: text('requestId') })
      return { ok: true, text: t('canceled'), undo: null, status: 200 }
    }
    const { ends } = await consentRequests.askConsent({ cvId: text('cvId'), ...(jobId && { jobId }) })
    return { ok: true, text: t('sent', { date: dayText(ends) }), undo: null, status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    return { ok: false, text: t('failed', { reason: refused.message }), undo: null, status: refused.status }
  }
}
