import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { type HistoryEntry, placeEntryFor } from '@trampolim/marketplace/selection/history.ts'
import {
  isUndoable,
  movePlace as judgeMove,
  type Place,
  type SelectionStep,
  statusOfStep,
} from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { recount } from './counter-queries.ts'
import { holdPlace, type PlaceFacts, rewriteStep, storeHistory } from './queries.ts'

export type Move = {
  placeId: string
  to: SelectionStep
  actor: Actor
  actorId: string | null
  /** The step in which the mover saw the place: nobody is moved from where a colleague has put them meanwhile. */
  seenIn?: SelectionStep | undefined
  /** Feedback for the candidate, or a reason. */
  note?: string | null
  /** Whether an interview of this place is confirmed, which keeps it from going back. */
  interviewConfirmed?: boolean
  now: Date
}

/**
 * The only way in which a place changes its step: it is held, the table of moves is asked, and history, counters and
 * event are written with it. A discard that the recruiter may still take back isn't there for the candidate, who moves
 * from the step they see.
 * @throws process_not_found, moved_meanwhile, and what the rules refuse: move_not_allowed, undo_too_late, job_not_open, interview_confirmed …
 */
export async function movePlace(
  tx: Tx,
  { placeId, to, actor, actorId, seenIn, note = null, interviewConfirmed = false, now }: Move,
) {
  const held = (await holdPlace(tx, placeId)) ?? refuse('process_not_found')
  if (seenIn !== undefined && seenIn !== held.step) refuse('moved_meanwhile')
  const place = ruled(held)
  const hidden = actor === 'candidate' && isUndoable(place, now) ? place.discarded : null
  const seen: Place = hidden ? { step: hidden.from, status: statusOfStep(hidden.from) } : place
  const facts = {
    jobOpen: held.jobStatus !== null && isOpen(held.jobStatus),
    jobEnded: held.jobStatus === null || held.jobStatus === 'job:closed',
    interviewConfirmed,
  }
  const moved = judgeMove(seen, { to, actor, now, facts })
  if (!moved.ok) return refuse(moved.code)

  const entry = (type: HistoryEntry, from: SelectionStep, by: { actor: Actor; actorId: string | null }) => ({
    id: newId(now),
    placeId,
    type,
    from,
    to,
    ...by,
    note,
    now,
  })
  // What the candidate never saw stays unseen: the discard is taken back before they go.
  if (hidden) {
    await storeHistory(tx, { ...entry('undone', 'discarded', { actor: 'automation', actorId: null }), to: hidden.from })
  }
  const type = placeEntryFor({ from: seen.step, to, actor })
  const history = entry(type, seen.step, { actor, actorId })
  await rewriteStep(tx, {
    id: placeId,
    step: to,
    status: moved.placeStatus ?? null,
    discarded: to === 'discarded' ? { by: actor, from: seen.step } : null,
    told: type !== 'undone' && !(type === 'discarded' && actor === 'recruiter'),
    now,
  })
  await storeHistory(tx, history)
  if (held.jobId) await recount(tx, held.jobId, { before: held, after: { ...held, step: to } })
  await record(tx, { ...announced(type, { placeId, historyId: history.id }), actorId: actorId ?? undefined, now })
  return { ...held, step: to, historyId: history.id }
}

function announced(type: HistoryEntry, { placeId, historyId }: { placeId: string; historyId: string }) {
  if (type === 'withdrawn') return { type: 'selection.withdrawn', payload: { placeId } } as const
  if (type === 'applied_again') return { type: 'selection.applied', payload: { placeId } } as const
  return { type: 'selection.moved', payload: { placeId, historyId } } as const
}

/** A place as the rules look at it. */
export function ruled({ step, status, discardedBy, discardedFrom, discardedAt }: RuledFacts): Place {
  const discarded =
    discardedBy && discardedFrom && discardedAt ? { by: discardedBy, from: discardedFrom, at: discardedAt } : null
  return { step, status, discarded }
}

type RuledFacts = Pick<PlaceFacts, 'step' | 'status' | 'discardedBy' | 'discardedFrom' | 'discardedAt'>
