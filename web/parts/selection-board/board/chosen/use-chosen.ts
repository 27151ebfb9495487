import { useRef, useState } from 'react'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import type { Chosen } from '../../chosen-intent.ts'

/** The candidates who are selected on a page of the selection. */
export type Choosing = {
  chosen: readonly Chosen[]
  isChosen: (processId: string) => boolean
  /** `through`: also selects everybody between the last changed one and this one. */
  choose: (processId: string, on: boolean, how?: { through: boolean }) => void
  /** Selects everybody again where the page's address asks for that already; elsewhere the new address does. */
  chooseAll: () => void
  clear: () => void
  /** Selects those again who are selected now. */
  chooseAgain: () => void
}

/**
 * Keeps track of the selected cards; cards that leave the page are deselected. `all`: whether the page's address asks
 * for everybody to be selected.
 */
export function useChosen(cards: readonly CandidateView[], { all }: { all: boolean }): Choosing {
  const choosable = cards.flatMap(({ processId, step }) =>
    processId && step && step !== 'discarded' ? [{ processId, from: step }] : [],
  )
  const everybody = () => new Set(choosable.map(({ processId }) => processId))
  const asked = () => (all ? everybody() : new Set<string>())
  const [ticked, tick] = useState<ReadonlySet<string>>(asked)
  const [ticksAll, setTicksAll] = useState(all)
  const last = useRef<string | null>(null)
  if (all !== ticksAll) {
    setTicksAll(all)
    tick(asked())
  }
  return {
    chosen: choosable.filter(({ processId }) => ticked.has(processId)),
    isChosen: (processId) => ticked.has(processId),
    choose: (processId, on, { through } = { through: false }) => {
      const changed = through ? between(choosable, last.current, processId) : [processId]
      last.current = processId
      tick((before) => new Set(on ? [...before, ...changed] : [...before].filter((each) => !changed.includes(each))))
    },
    chooseAll: () => {
      if (all) tick(everybody())
    },
    clear: () => tick(new Set()),
    chooseAgain: () => tick((others) => new Set([...others, ...ticked])),
  }
}

/** The candidacies from one to another, in the page's order; only the other if the first has left the page. */
export function between(cards: readonly Chosen[], one: string | null, other: string): string[] {
  const ids = cards.map(({ processId }) => processId)
  const ends = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)]
  if (ends.includes(-1)) return [other]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
