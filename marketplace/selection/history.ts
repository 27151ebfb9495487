import type { Actor } from '../transitions.ts'
import { type InvitationEntry, invitationEntries } from './invitations.ts'
import type { SelectionStep } from './steps.ts'

const ownEntries = [
  'candidate:applied',
  'candidate:reapplied',
  'candidate:withdrew',
  'recruiter:moved',
  'recruiter:moved:back',
  'recruiter:finalist',
  'recruiter:discarded',
  'recruiter:discard:undone',
  'automation:job:ended',
  'recruiter:hire:message',
  'candidate:hire:accepted',
  'candidate:hire:rejected',
  'recruiter:hire:canceled',
  'candidate:hire:canceled',
] as const

/** Everything that is written into a place's history. */
export const historyEntries = [...ownEntries, ...invitationEntries] as const
export type HistoryEntry = (typeof ownEntries)[number] | InvitationEntry

const order: readonly SelectionStep[] = ['curriculums', 'selectiveProcess', 'interviews', 'finalists']

/** The entry that records a move from one step to another; for a place that is new, `from` is null. */
export function historyEntryFor({
  from,
  to,
  actor,
}: {
  from: SelectionStep | null
  to: SelectionStep
  actor: Actor
}): HistoryEntry {
  if (from === null) return to === 'curriculums' ? 'candidate:applied' : 'candidate:invite:accept'
  if (to === 'discarded') {
    if (actor === 'candidate') return 'candidate:withdrew'
    return actor === 'automation' ? 'automation:job:ended' : 'recruiter:discarded'
  }
  if (from === 'discarded') return actor === 'candidate' ? 'candidate:reapplied' : 'recruiter:discard:undone'
  if (order.indexOf(to) < order.indexOf(from)) return 'recruiter:moved:back'
  return to === 'finalists' ? 'recruiter:finalist' : 'recruiter:moved'
}

/**
 * The history as the candidate reads it: a discard is left out while it may be undone, and for good once it was,
 * together with the undoing.
 */
export function visibleHistory<Entry extends { readonly type: string }>(
  entries: readonly Entry[],
  { undoable }: { undoable: boolean },
): Entry[] {
  const lastDiscard = entries.findLastIndex((entry) => entry.type === 'recruiter:discarded')
  return entries.filter((entry, index) => {
    if (entry.type === 'recruiter:discard:undone') return false
    if (entry.type !== 'recruiter:discarded') return true
    const undone = entries.slice(index + 1).find((later) => /discard/.test(later.type))
    return undone?.type !== 'recruiter:discard:undone' && !(undoable && index === lastDiscard)
  })
}
