import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../../design/toasts.tsx'
import type { CandidacyOutcome } from '../../candidacy-intent.ts'
import type { ChosenOutcome } from '../../chosen-intent.ts'
import { type AskedMove, askMove, endMove, movesInTurn } from './asked-moves.ts'

const t = speak(selectionBoard.move)

/** Carries out moves, each independently; then a toast reports the result and offers to undo it. */
export function CarryOutMoves({ moves }: { moves: readonly AskedMove[] }) {
  return movesInTurn(moves).map((move) => <Move key={move.id} move={move} />)
}

/** Submits one intent on mount, reports its result, and ends once the page is up to date. */
function Move({ move }: { move: AskedMove }) {
  const { submit, data, state } = useFetcher<CandidacyOutcome | ChosenOutcome>()
  const sent = useRef(false)
  const { id, asked, action } = move
  // biome-ignore lint/correctness/useExhaustiveDependencies: submitted once, on mount.
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    submit({ ...asked }, { method: 'post', action })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the answer arrives.
  useEffect(() => {
    if (data) tell(data, move)
  }, [data])
  // Ends once, when answered and up to date.
  useEffect(() => {
    if (data && state === 'idle') endMove(id)
  }, [data, state, id])
  return null
}

function tell({ ok, text, undo }: CandidacyOutcome | ChosenOutcome, { action, of, onFailed }: AskedMove) {
  if (!ok && !undo) onFailed?.()
  if (!text) return
  toast({
    text,
    tone: ok ? 'success' : 'danger',
    ...(undo && { action: { text: t('undo'), run: () => askMove({ action, asked: undo, of }) } }),
  })
}
