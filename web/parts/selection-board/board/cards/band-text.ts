import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(selectionBoard)

/** The text for a candidate's distance; null if it isn't known. */
export function bandText({ distance, sameCity }: Pick<CandidateCard, 'distance' | 'sameCity'>): string | null {
  if (distance !== null) return t(`distanceBand.${distance}`)
  return sameCity ? t('sameCity') : null
}
