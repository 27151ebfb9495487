import { useRef, useState } from 'react'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import type { Chosen } from '../../chosen-intent.ts'

/** Who is ticked on a page of the selection. */
export type Choosing = {
  chosen: readonly Chosen[]
  isChosen: (processId: string) => boolean
  /** `through`: all between the one that was last ticked or unticked and this one too. */
  choose: (processId: string, on: boolean, how?: { through: boolean }) => void
  clear: () => void
}

/**
 * Keeps who is ticked among these cards; whoever leaves the page is ticked no longer. `all`: whether the page's address
 * asks for everybody to be ticked.
 */
export function useChosen(cards: readonly CandidateView[], { all }: { all: boolean }): Choosing {
  const choosable = cards.flatMap(({ processId, step }) =>
    processId && step && step !== 'discarded' ? [{ processId, from: step }] : [],
  )
  const everybody = () => new Set(all ? choosable.map(({ processId }) => processId) : [])
  const [ticked, tick] = useState<ReadonlySet<string>>(everybody)
  const [ticksAll, setTicksAll] = useState(all)
  const last = useRef<string | null>(null)
  if (all !== ticksAll) {
    setTicksAll(all)
    tick(everybody())
  }
  return {
    chosen: choosable.filter(({ processId }) => ticked.has(processId)),
    isChosen: (processId) => ticked.has(processId),
    choose: (processId, on, { through } = { through: false }) => {
      const changed = through ? between(choosable, last.current, processId) : [processId]
      last.current = processId
      tick((before) => new Set(on ? [...before, ...changed] : [...before].filter((each) => !changed.includes(each))))
    },
    clear: () => tick(new Set()),
  }
}

/** The candidacies from one to another, in the order of the page; the other alone if the one has left it. */
export function between(cards: readonly Chosen[], one: string | null, other: string): string[] {
  const ids = cards.map(({ processId }) => processId)
  const ends = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)]
  if (ends.includes(-1)) return [other]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
