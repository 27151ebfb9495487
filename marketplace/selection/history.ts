import type { Actor } from '../transitions.ts'
import type { InvitationEntry } from './invitations.ts'
import type { SelectionStep } from './steps.ts'

/** What happened on a place's way; who did it is kept beside. `invited`: an invitation was confirmed. */
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

/**
 * The history as the candidate reads it, given and returned oldest first: a discard is left out while it may be
 * undone, and for good once it was, together with the undoing.
 */
export function visibleHistory<Entry extends { readonly type: string }>(
  entries: readonly Entry[],
  { undoable }: { undoable: boolean },
): Entry[] {
  const lastDiscard = entries.findLastIndex((entry) => entry.type === 'discarded')
  return entries.filter((entry, index) => {
    if (entry.type === 'undone') return false
    if (entry.type !== 'discarded') return true
    const next = entries.slice(index + 1).find((later) => later.type === 'discarded' || later.type === 'undone')
    return next?.type !== 'undone' && !(undoable && index === lastDiscard)
  })
}
