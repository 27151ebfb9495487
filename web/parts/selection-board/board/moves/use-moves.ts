import type { CandidacyIntent } from '../../candidacy-intent.ts'
import { type ChosenIntent, readChosen } from '../../chosen-intent.ts'
import { askMove, useAskedMoves } from './asked-moves.ts'
import { pendingMoves } from './pending-moves.ts'

type Asked = CandidacyIntent | ChosenIntent

/**
 * Moves candidates without leaving the page; the frame carries it out (`CarryOutMoves`). A pending move is shown as done
 * until the server answers.
 */
export function useMoves(action: string) {
  return {
    /** `onFailed` is called if nobody was moved. */
    run: (asked: Asked, onFailed?: () => void) => askMove({ action, asked, of: candidaciesOf(asked), onFailed }),
    pending: useAskedMoves().flatMap(({ asked }) => pendingMoves(asked)),
  }
}

function candidaciesOf(asked: Asked): string[] {
  return 'chosen' in asked ? readChosen(asked.chosen).map(({ processId }) => processId) : [asked.processId]
}
