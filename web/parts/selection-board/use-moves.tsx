import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../design/toasts.tsx'
import type { PendingMove } from './columns.ts'
import type { PlaceIntent, PlaceOutcome } from './place-intent.ts'

const t = speak('selection-board', selectionBoard)

type Run = { id: number; asked: PlaceIntent }

let lastRun = 0

/**
 * Does things with places without leaving the page, each on its own: what is under way counts as done until the server
 * answers; then a toast tells, and offers to take it back.
 * @returns `runners` has to be drawn somewhere
 */
export function useMoves(action: string) {
  const [runs, setRuns] = useState<readonly Run[]>([])
  const run = (asked: PlaceIntent) => {
    lastRun += 1
    const id = lastRun
    setRuns((now) => [...now, { id, asked }])
  }
  const end = (id: number) => setRuns((now) => now.filter((each) => each.id !== id))
  return {
    run,
    pending: runs.flatMap(({ asked }): PendingMove[] => {
      if (asked.intent === 'move' || asked.intent === 'undo') return [{ processId: asked.processId, to: asked.to }]
      return asked.intent === 'discard' ? [{ processId: asked.processId, to: 'discarded' }] : []
    }),
    runners: runs.map((each) => (
      <Runner key={each.id} action={action} asked={each.asked} run={run} onEnd={() => end(each.id)} />
    )),
  }
}

type RunnerProps = { action: string; asked: PlaceIntent; run: (asked: PlaceIntent) => void; onEnd: () => void }

/** Sends one intent as it appears, tells what became of it, and ends once the page is up to date. */
function Runner({ action, asked, run, onEnd }: RunnerProps) {
  const fetcher = useFetcher<PlaceOutcome>()
  const sent = useRef(false)
  const { data, state } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, as it appears.
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    fetcher.submit({ ...asked }, { method: 'post', action })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer comes.
  useEffect(() => {
    if (data) tell(data, run)
  }, [data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends once, when answered and up to date.
  useEffect(() => {
    if (data && state === 'idle') onEnd()
  }, [data, state])
  return null
}

function tell({ ok, text, undo }: PlaceOutcome, run: (asked: PlaceIntent) => void) {
  if (!text) return
  toast({
    text,
    tone: ok ? 'success' : 'danger',
    ...(undo && { action: { text: t('move.undo'), run: () => run(undo) } }),
  })
}
