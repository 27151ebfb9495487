import type { Actor } from '../transitions.ts'
import type { InvitationEntry } from './invitations.ts'
import type { SelectionStep, StandingMove } from './steps.ts'

/**
 * Events in a candidate's history in a selection; the actor is stored with them. `invited`: an invitation was confirmed;
 * `hired`: the recruiter recorded it when the selection ended.
 */
export const candidacyEntries = [
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
export type CandidacyEntry = (typeof candidacyEntries)[number]

/** The entries about a finalist's hiring message. */
export const hireEntries = ['hire_offered', 'hire_accepted', 'hire_rejected', 'hire_canceled'] as const
export type HireEntry = (typeof hireEntries)[number]

export type HistoryEntry = CandidacyEntry | HireEntry | InvitationEntry

const order: readonly SelectionStep[] = ['curriculums', 'selectiveProcess', 'interviews', 'finalists']

/** The entry that records a move from one step to another; for a new candidacy `from` is null. */
export function candidacyEntryFor({
  from,
  to,
  actor,
}: {
  from: SelectionStep | null
  to: SelectionStep
  actor: Actor
}): CandidacyEntry {
  if (from === null) return to === 'curriculums' ? 'applied' : 'invited'
  if (to === 'discarded') {
    if (actor === 'candidate') return 'withdrawn'
    return actor === 'automation' ? 'job_ended' : 'discarded'
  }
  if (from === 'discarded') return actor === 'candidate' ? 'applied_again' : 'undone'
  return order.indexOf(to) < order.indexOf(from) ? 'moved_back' : 'moved'
}

const moves: ReadonlySet<string> = new Set<CandidacyEntry>(['moved', 'moved_back', 'discarded'])

type Entry = {
  readonly type: string
  readonly from: SelectionStep | null
  readonly to: SelectionStep | null
  readonly happened: Date
}

/**
 * Returns a candidacy's history without undone moves, oldest first, as given. An undo entry removes the latest move
 * that left its target step, or the very latest move if it names none, and all moves after it.
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

/**
 * The history as the candidate reads it: without undone moves, and without the moves since a moment, which aren't
 * announced yet.
 */
export function visibleHistory<Each extends Entry>(
  entries: readonly Each[],
  { unannouncedSince }: { unannouncedSince: Date | null },
): Each[] {
  const isUnannounced = ({ type, happened }: Each) =>
    unannouncedSince !== null && moves.has(type) && happened >= unannouncedSince
  return standingHistory(entries).filter((entry) => !isUnannounced(entry))
}

/** The recruiter's moves since a moment that weren't undone, oldest first. */
export function standingMoves(entries: readonly Entry[], since: Date): StandingMove[] {
  return standingHistory(entries).flatMap(({ type, from, to, happened }) =>
    moves.has(type) && from && to && happened >= since ? [{ from, to, made: happened }] : [],
  )
}
