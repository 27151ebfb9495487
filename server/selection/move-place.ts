import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { type HistoryEntry, placeEntryFor, standingMoves } from '@trampolim/marketplace/selection/history.ts'
import {
  isUndoable,
  movePlace as judgeMove,
  type Place,
  type SelectionStep,
  statusOfStep,
  type Untold,
  undoMove,
  untoldAfterMove,
  untoldAfterUndo,
} from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { recount } from './counter-queries.ts'
import { holdPlace, listMovesSince, type PlaceFacts, rewriteStep, storeHistory } from './queries.ts'

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
 * The only way in which a place changes its step: it is held, the rules are asked, and history, counters and event are
 * written with it. A recruiter who moves it back to where an untold move came from undoes that move. What recruiters may
 * still undo isn't there for the candidate, who moves from the step they see.
 * @throws process_not_found, moved_meanwhile, and what the rules refuse: move_not_allowed, undo_too_late, job_not_open, interview_confirmed …
 */
export async function movePlace(
  tx: Tx,
  { placeId, to, actor, actorId, seenIn, note = null, interviewConfirmed = false, now }: Move,
) {
  const held = (await holdPlace(tx, placeId)) ?? refuse('process_not_found')
  if (seenIn !== undefined && seenIn !== held.step) refuse('moved_meanwhile')
  const place = ruled(held)
  const pending = isUndoable(place, now) ? place.untold : null
  const undoes = actor === 'recruiter' && pending?.back === to
  const hidden = actor === 'candidate' ? pending : null
  const seen: Place = hidden ? { step: hidden.told, status: statusOfStep(hidden.told) } : place
  const facts = {
    jobOpen: held.jobStatus !== null && isOpen(held.jobStatus),
    jobEnded: held.jobStatus === null || held.jobStatus === 'job:closed',
    interviewConfirmed,
  }
  const moved = undoes ? undoMove(place, { now, facts }) : judgeMove(seen, { to, actor, now, facts })
  if (!moved.ok) return refuse(moved.code)

  const stands = await standing(tx, held, { place, to, actor, undoes, now })
  await rewriteStep(tx, {
    id: placeId,
    step: to,
    status: moved.placeStatus ?? null,
    discarded: to === 'discarded' ? { by: actor, from: seen.step } : null,
    ...stands,
    now,
  })
  const type = undoes ? 'undone' : placeEntryFor({ from: seen.step, to, actor })
  // What the candidate never saw stays unseen: it is undone before they go.
  if (hidden) {
    const by = { actor: 'automation', actorId: null, note: null } as const
    await storeHistory(tx, { id: newId(now), placeId, type: 'undone', from: place.step, to: hidden.told, ...by, now })
  }
  const history = { id: newId(now), placeId, type, from: seen.step, to, actor, actorId, note, now }
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

type Moving = { place: Place; to: SelectionStep; actor: Actor; undoes: boolean; now: Date }

/** Since when the place will stand where it goes, and what its candidate isn't told of then. */
async function standing(tx: Tx, held: PlaceFacts, { place, to, actor, undoes, now }: Moving) {
  const toldAt = (isUndoable(place, now) && held.toldAt) || held.movedAt
  if (undoes && place.untold) {
    const { since } = place.untold
    const moves = standingMoves(await listMovesSince(tx, { placeId: held.id, since }), since)
    const earlier = moves.at(-2) ?? null
    const untold = untoldAfterUndo(place.untold, earlier)
    return { moved: earlier?.made ?? toldAt, untold: untold && { ...untold, toldAt } }
  }
  return { moved: now, untold: actor === 'recruiter' ? { ...untoldAfterMove(place, { to, now }), toldAt } : null }
}

/** A place as the rules look at it. */
export function ruled(facts: RuledFacts): Place {
  const { step, status, discardedBy, discardedFrom, discardedAt, outcome } = facts
  const discarded =
    discardedBy && discardedFrom && discardedAt ? { by: discardedBy, from: discardedFrom, at: discardedAt } : null
  return { step, status, discarded, untold: untoldOf(facts), outcome }
}

/** What the candidate of a place isn't told of, as the rules look at it. */
export function untoldOf({ toldStep, untoldSince, undoStep, undoUntil }: UntoldFacts): Untold | null {
  if (!toldStep || !untoldSince || !undoStep || !undoUntil) return null
  return { told: toldStep, since: untoldSince, back: undoStep, until: undoUntil }
}

type UntoldFacts = Pick<PlaceFacts, 'toldStep' | 'untoldSince' | 'undoStep' | 'undoUntil'>
type RuledFacts = UntoldFacts &
  Pick<PlaceFacts, 'step' | 'status' | 'discardedBy' | 'discardedFrom' | 'discardedAt' | 'outcome'>
