import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { mostChosen } from '../board-query.ts'

const t = speak(selectionBoard)

/** What selects everybody of a list, or as many as can be selected. */
export function allText(total: number): string {
  return total > mostChosen ? t('chosen.allOf', { count: mostChosen }) : t('chosen.all')
}
