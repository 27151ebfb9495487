import { useSyncExternalStore } from 'react'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import type { ChosenIntent } from '../../chosen-intent.ts'

/** A recruiter's intent that isn't carried out yet, or whose answer the page doesn't show yet. */
export type AskedMove = {
  id: number
  /** The page that handles the form. */
  action: string
  asked: CandidacyIntent | ChosenIntent
  /** The candidacies that it is about. */
  of: readonly string[]
  /** Called if nobody was moved. */
  onFailed?: (() => void) | undefined
}

const none: readonly AskedMove[] = []
let moves = none
let lastId = 0
const watchers = new Set<() => void>()

function change(next: readonly AskedMove[]) {
  moves = next
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Asks for a move; whoever asks may be gone before it is carried out, and before it is undone. In the browser. */
export function askMove(move: Omit<AskedMove, 'id'>) {
  lastId += 1
  change([...moves, { ...move, id: lastId }])
}

export const endMove = (id: number) => change(moves.filter((each) => each.id !== id))
export const endAllMoves = () => change(none)

/** The moves that were asked for, in that order. @internal */
export const askedMoves = () => moves
export const useAskedMoves = () => useSyncExternalStore(watch, askedMoves, () => none)

/** Those whose turn it is: of several about one candidacy the first, since the next one starts from its result. */
export function movesInTurn(all: readonly AskedMove[]): AskedMove[] {
  return all.filter(({ of }, at) => !all.slice(0, at).some((earlier) => earlier.of.some((each) => of.includes(each))))
}
