import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../../design/toasts.tsx'
import type { CandidacyIntent, CandidacyOutcome } from '../../candidacy-intent.ts'
import { type ChosenIntent, type ChosenOutcome, readChosen } from '../../chosen-intent.ts'
import { pendingMoves } from './pending-moves.ts'

const t = speak(selectionBoard)

type Asked = CandidacyIntent | ChosenIntent
type Run = { id: number; asked: Asked }

let lastRun = 0

/**
 * Carries out intents on candidacies without leaving the page, each independently: a pending one is shown as done until
 * the server answers; then a toast reports the result and offers to undo it.
 * @returns `runners`, which must be rendered somewhere
 */
export function useMoves(action: string) {
  const [runs, setRuns] = useState<readonly Run[]>([])
  const run = (asked: Asked) => {
    lastRun += 1
    const id = lastRun
    setRuns((now) => [...now, { id, asked }])
  }
  const end = (id: number) => setRuns((now) => now.filter((each) => each.id !== id))
  return {
    run,
    pending: runs.flatMap(({ asked }) => pendingMoves(asked)),
    runners: runs
      .filter(isNext)
      .map((each) => <Runner key={each.id} action={action} asked={each.asked} run={run} onEnd={() => end(each.id)} />),
  }
}

/** Only the first request about a candidacy is sent; the next one starts from its result. */
function isNext({ asked }: Run, at: number, runs: readonly Run[]): boolean {
  const own = candidaciesOf(asked)
  return !runs.slice(0, at).some((earlier) => candidaciesOf(earlier.asked).some((each) => own.includes(each)))
}

function candidaciesOf(asked: Asked): string[] {
  return 'chosen' in asked ? readChosen(asked.chosen).map(({ processId }) => processId) : [asked.processId]
}

type RunnerProps = { action: string; asked: Asked; run: (asked: Asked) => void; onEnd: () => void }

/** Submits one intent on mount, reports its result, and ends once the page is up to date. */
function Runner({ action, asked, run, onEnd }: RunnerProps) {
  const fetcher = useFetcher<CandidacyOutcome | ChosenOutcome>()
  const sent = useRef(false)
  const { data, state } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: submitted once, on mount.
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    fetcher.submit({ ...asked }, { method: 'post', action })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the answer arrives.
  useEffect(() => {
    if (data) tell(data, run)
  }, [data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends once, when answered and up to date.
  useEffect(() => {
    if (data && state === 'idle') onEnd()
  }, [data, state])
  return null
}

function tell({ ok, text, undo }: CandidacyOutcome | ChosenOutcome, run: (asked: Asked) => void) {
  if (!text) return
  toast({
    text,
    tone: ok ? 'success' : 'danger',
    ...(undo && { action: { text: t('move.undo'), run: () => run(undo) } }),
  })
}
