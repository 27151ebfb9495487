import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak('selection-board', selectionBoard)

/** How far a candidate lives, in words; nothing where it isn't known. */
export function bandText({ distance, sameCity }: Pick<CandidateCard, 'distance' | 'sameCity'>): string | null {
  if (distance !== null) return t(`distanceBand.${distance}`)
  return sameCity ? t('sameCity') : null
}
