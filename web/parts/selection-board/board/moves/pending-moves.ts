import type { CandidacyIntent } from '../../candidacy-intent.ts'
import { type ChosenIntent, readChosen } from '../../chosen-intent.ts'
import type { PendingMove } from '../columns.ts'

/**
 * The moves that an intent shows before the server answers, in the order in which `withMoves` applies them. Candidates
 * who are moved together keep their order, as in the server's list: a card that changes place under the pointer is
 * easily mistaken for another.
 */
export function pendingMoves(asked: CandidacyIntent | ChosenIntent): PendingMove[] {
  const { intent, to } = asked
  switch (intent) {
    case 'move':
    case 'undo':
      return [{ processId: asked.processId, to }]
    case 'discard':
      return [{ processId: asked.processId, to: 'discarded' }]
    case 'move-chosen':
    case 'discard-chosen':
      // Each card becomes the first of its column, so the first candidate is moved last.
      return readChosen(asked.chosen)
        .map(({ processId }) => ({ processId, to }))
        .reverse()
    default:
      // A favourite moves nobody, and only the server knows where undoing several moves leads.
      return []
  }
}
