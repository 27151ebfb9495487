import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { consentAsking } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayText } from '../dates.ts'

const t = speak(consentAsking)

/** How a company's request stands, in words; `requestId` of one that can be taken back. */
export type ConsentView = { text: string; mayAsk: boolean; requestId: string | null }

/** Converts the standing of a request to its texts; null where the name is shown anyway. Server only. */
export function consentView(consent: CandidateCard['consent']): ConsentView | null {
  if (!consent) return null
  const { status, requestId, ends } = consent
  if (status === null) return { text: t('askText'), mayAsk: true, requestId: null }
  const text = t(`standing.${status}`, { date: ends ? dayText(ends) : '' })
  return { text, mayAsk: false, requestId: status === 'asked' ? requestId : null }
}
