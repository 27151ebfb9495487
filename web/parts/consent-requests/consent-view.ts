import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { consentAsking } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayText } from '../dates.ts'

const t = speak(consentAsking)

/** The status of a company's request in words; `requestId` is set if it can be canceled. */
export type ConsentView = { text: string; mayAsk: boolean; requestId: string | null }

/** Converts a request's status to its texts; null if the name is shown anyway. Server only. */
export function consentView(consent: CandidateCard['consent']): ConsentView | null {
  if (!consent) return null
  const { status, requestId, ends } = consent
  if (status === null) return { text: t('askText'), mayAsk: true, requestId: null }
  const text = t(`standing.${status}`, { date: ends ? dayText(ends) : '' })
  return { text, mayAsk: false, requestId: status === 'asked' ? requestId : null }
}
