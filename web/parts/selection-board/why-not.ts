import { listText } from '@trampolim/phrases/formats.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(selectionBoard)
/** How many people are named; beyond that only their number is given. */
const mostNamed = 5

/** The people who were left out and why, reason by reason: 'Ana Souza e Bia Reis: Outra pessoa moveu.' */
export function whyNot(refused: readonly { name: string | null; message: string }[]): string {
  return [...Map.groupBy(refused, ({ message }) => message)]
    .map(([message, all]) => {
      const named = all.slice(0, mostNamed).map(({ name }) => name ?? t('move.someone'))
      const more = all.length - named.length
      return `${listText(more > 0 ? [...named, t('chosen.more', { count: more })] : named)}: ${message}`
    })
    .join(' ')
}
