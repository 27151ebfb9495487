import type { Actor } from '../transitions.ts'
import type { InvitationEntry } from './invitations.ts'
import type { SelectionStep, StandingMove } from './steps.ts'

/**
 * Events in a candidate's history in a selection; the actor is stored beside. `invited`: an invitation was confirmed;
 * `hired`: the recruiter said so as the selection ended.
 */
export const placeEntries = [
  'applied',
  'applied_again',
  'invited',
  'moved',
  'moved_back',
  'discarded',
  'undone',
  'withdrawn',
  'job_ended',
  'hired',
  'job_deleted',
] as const
export type PlaceEntry = (typeof placeEntries)[number]

/** The entries about a finalist's hiring message. */
export const hireEntries = ['hire_offered', 'hire_accepted', 'hire_rejected', 'hire_canceled'] as const
export type HireEntry = (typeof hireEntries)[number]

export type HistoryEntry = PlaceEntry | HireEntry | InvitationEntry

const order: readonly SelectionStep[] = ['curriculums', 'selectiveProcess', 'interviews', 'finalists']

/** The entry that records a move from one step to another; for a new place `from` is null. */
export function placeEntryFor({
  from,
  to,
  actor,
}: {
  from: SelectionStep | null
  to: SelectionStep
  actor: Actor
}): PlaceEntry {
  if (from === null) return to === 'curriculums' ? 'applied' : 'invited'
  if (to === 'discarded') {
    if (actor === 'candidate') return 'withdrawn'
    return actor === 'automation' ? 'job_ended' : 'discarded'
  }
  if (from === 'discarded') return actor === 'candidate' ? 'applied_again' : 'undone'
  return order.indexOf(to) < order.indexOf(from) ? 'moved_back' : 'moved'
}

const moves: ReadonlySet<string> = new Set<PlaceEntry>(['moved', 'moved_back', 'discarded'])

type Entry = {
  readonly type: string
  readonly from: SelectionStep | null
  readonly to: SelectionStep | null
  readonly happened: Date
}

/**
 * A place's history without what was undone, given and returned oldest first. An undoing takes away the latest move that
 * led out of the step to which it leads, or the latest of all where it names none, with all moves after it.
 */
export function standingHistory<Each extends Entry>(entries: readonly Each[]): Each[] {
  let standing: Each[] = []
  for (const entry of entries) {
    if (entry.type !== 'undone') standing.push(entry)
    else {
      const leadsOut = ({ type, from }: Each) => moves.has(type) && (entry.to === null || from === entry.to)
      const undone = standing.findLastIndex(leadsOut)
      standing = standing.filter(({ type }, at) => undone < 0 || at < undone || !moves.has(type))
    }
  }
  return standing
}

/** The history as the candidate reads it: without what was undone, and without the moves made since a moment, which aren't told yet. */
export function visibleHistory<Each extends Entry>(
  entries: readonly Each[],
  { untoldSince }: { untoldSince: Date | null },
): Each[] {
  const isUntold = ({ type, happened }: Each) => untoldSince !== null && moves.has(type) && happened >= untoldSince
  return standingHistory(entries).filter((entry) => !isUntold(entry))
}

/** The recruiter's moves made since a moment that weren't undone, the latest last. */
export function standingMoves(entries: readonly Entry[], since: Date): StandingMove[] {
  return standingHistory(entries).flatMap(({ type, from, to, happened }) =>
    moves.has(type) && from && to && happened >= since ? [{ from, to, made: happened }] : [],
  )
}
