import { useState } from 'react'
import type { CandidateView } from '../candidate/candidate-words.ts'
import type { Chosen } from '../chosen-intent.ts'

/** Who is ticked on a page of the selection. */
export type Choosing = {
  chosen: readonly Chosen[]
  isChosen: (processId: string) => boolean
  choose: (processId: string, on: boolean) => void
  clear: () => void
}

/** Keeps who is ticked among these cards; whoever leaves the page is ticked no longer. */
export function useChosen(cards: readonly CandidateView[]): Choosing {
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const chosen = cards.flatMap(({ processId, step }) =>
    processId && step && step !== 'discarded' && ticked.has(processId) ? [{ processId, from: step }] : [],
  )
  return {
    chosen,
    isChosen: (processId) => ticked.has(processId),
    choose: (processId, on) =>
      tick((before) => new Set(on ? [...before, processId] : [...before].filter((each) => each !== processId))),
    clear: () => tick(new Set()),
  }
}
