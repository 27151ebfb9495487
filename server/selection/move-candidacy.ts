import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { candidacyEntryFor, type HistoryEntry, standingMoves } from '@trampolim/marketplace/selection/history.ts'
import {
  type Candidacy,
  type CandidacyStatus,
  isUndoable,
  moveCandidacy as judgeMove,
  type SelectionStep,
  type StandingMove,
  statusOfStep,
  type Unannounced,
  unannouncedAfterMove,
  unannouncedAfterUndo,
  undoMove,
} from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { recordAll } from '../platform/events/record-all.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { recountAll } from './counter-queries.ts'
import { listMovesSince, storeHistory } from './history-queries.ts'
import { type CandidacyFacts, lockCandidacies, rewriteSteps } from './queries.ts'

type By = {
  actor: Actor
  actorId: string | null
  /** Feedback for the candidate, or a reason. */
  note?: string | null
  now: Date
}

export type Move = {
  candidacyId: string
  to: SelectionStep
  /** The step in which the actor saw the candidacy; the move is refused if a colleague has moved it in the meantime. */
  seenIn?: SelectionStep | undefined
  /** Feedback for this candidate alone. */
  note?: string | null
}

/**
 * Moves one candidacy like `moveCandidacies`.
 * @throws process_not_found, moved_meanwhile, and the refusals of the rules: move_not_allowed, undo_too_late,
 * job_not_open, interview_confirmed …
 */
export async function moveCandidacy(tx: Tx, { candidacyId, to, seenIn, ...by }: Move & By) {
  const [outcome] = await moveCandidacies(tx, { moves: [{ candidacyId, to, seenIn }], ...by })
  if (outcome?.refused) refuse(outcome.refused)
}

/**
 * The only code that changes the step of candidacies. It locks them, applies the rules to each, and writes history,
 * counters and events, in a fixed number of statements. If a recruiter moves a candidacy back to where an unannounced
 * move came from, that move is undone. For the candidate, moves that recruiters may still undo don't exist: the
 * candidate moves from the step that they see.
 * @returns for each move, in the given order, why it wasn't made; null if it was
 */
export async function moveCandidacies(
  tx: Tx,
  { moves, ...by }: { moves: readonly Move[] } & By,
): Promise<{ candidacyId: string; refused: RefusalCode | null }[]> {
  if (moves.length === 0) return []
  const ids = moves.map(({ candidacyId }) => candidacyId)
  const held = new Map((await lockCandidacies(tx, ids)).map((each) => [each.id, each]))
  const judged = moves.map((move) => judge(move, { held: held.get(move.candidacyId), by }))
  const made = judged.filter((each) => typeof each !== 'string')
  if (made.length > 0) await writeMoves(tx, made, by)
  return ids.map((candidacyId, at) => {
    const outcome = judged[at]
    return { candidacyId, refused: typeof outcome === 'string' ? outcome : null }
  })
}

/** A move that the rules allow. */
type Allowed = {
  held: CandidacyFacts
  candidacy: Candidacy
  from: SelectionStep
  to: SelectionStep
  status: CandidacyStatus | null
  type: HistoryEntry
  undoes: boolean
  /** An unannounced move that the candidate never saw; they leave from the step before it. */
  hidden: Unannounced | null
  note: string | null
}

/** A move as the rules decide it, or the reason why it isn't made. */
function judge(
  { to, seenIn, note }: Move,
  { held, by }: { held: CandidacyFacts | undefined; by: By },
): Allowed | RefusalCode {
  const { actor, now } = by
  if (!held) return 'process_not_found'
  if (seenIn !== undefined && seenIn !== held.step) return 'moved_meanwhile'
  const candidacy = ruled(held)
  const pending = isUndoable(candidacy, now) ? (candidacy.unannounced ?? null) : null
  const undoes = actor === 'recruiter' && pending?.back === to
  // While a job is taken down, its candidates aren't notified of moves that can't be undone any more either.
  const hidden = actor === 'candidate' && (pending || held.jobRemoved) ? (candidacy.unannounced ?? null) : null
  const seen: Candidacy = hidden ? { step: hidden.announced, status: statusOfStep(hidden.announced) } : candidacy
  const facts = {
    jobOpen: held.jobStatus !== null && isOpen(held.jobStatus),
    jobEnded: held.jobStatus === null || held.jobStatus === 'job:closed',
    interviewConfirmed: held.interviewConfirmed,
    hireStanding: held.hireStanding,
  }
  const moved = undoes ? undoMove(candidacy, { now, facts }) : judgeMove(seen, { to, actor, now, facts })
  if (!moved.ok) return moved.code
  const type = undoes ? 'undone' : candidacyEntryFor({ from: seen.step, to, actor })
  const status = moved.candidacyStatus ?? null
  return { held, candidacy, from: seen.step, to, status, type, undoes, hidden, note: note ?? by.note ?? null }
}

async function writeMoves(tx: Tx, made: readonly Allowed[], { actor, actorId, now }: By) {
  const earlier = await earlierMoves(tx, made)
  await rewriteSteps(
    tx,
    made.map((move) => ({
      id: move.held.id,
      step: move.to,
      status: move.status,
      discarded: move.to === 'discarded' ? { by: actor, from: move.from, at: now } : null,
      ...standing(move, { earlier: earlier.get(move.held.id) ?? null, actor, now }),
    })),
  )
  const written = made.map((move) => {
    const entry = { candidacyId: move.held.id, to: move.to, now }
    // A move that the candidate never saw is undone before they withdraw.
    const unseen = move.hidden && {
      ...{ ...entry, id: newId(now), type: 'undone' as const, from: move.candidacy.step, to: move.hidden.announced },
      ...{ actor: 'automation' as const, actorId: null, note: null },
    }
    const { type, from, note } = move
    return { move, unseen, history: { ...entry, id: newId(now), type, from, actor, actorId, note } }
  })
  await storeHistory(tx, ...written.flatMap(({ unseen, history }) => (unseen ? [unseen, history] : [history])))
  await recountAll(
    tx,
    made.flatMap(({ held, to }) =>
      held.jobId ? [{ jobId: held.jobId, before: held, after: { ...held, step: to } }] : [],
    ),
  )
  const entries = written.map(({ history: { id, candidacyId, type } }) => ({ candidacyId, historyId: id, type }))
  await announce(tx, entries, { actorId, now })
}

/** For each move that undoes another: the latest unannounced move that remains without it. */
async function earlierMoves(tx: Tx, made: readonly Allowed[]): Promise<Map<string, StandingMove | null>> {
  const undone = made.flatMap(({ held, candidacy: { unannounced }, undoes }) =>
    undoes && unannounced ? [{ candidacyId: held.id, since: unannounced.since }] : [],
  )
  if (undone.length === 0) return new Map()
  const moves = Map.groupBy(await listMovesSince(tx, undone), ({ candidacyId }) => candidacyId)
  return new Map(
    undone.map(({ candidacyId, since }) => [
      candidacyId,
      standingMoves(moves.get(candidacyId) ?? [], since).at(-2) ?? null,
    ]),
  )
}

type Announced = { candidacyId: string; historyId: string; type: HistoryEntry }

async function announce(tx: Tx, entries: readonly Announced[], by: { actorId: string | null; now: Date }) {
  const { withdrawn = [], applied_again: returned = [], ...others } = Object.groupBy(entries, ({ type }) => type)
  const moved = Object.values(others).flat()
  const ids = (of: readonly Announced[]) => of.map(({ candidacyId }) => ({ candidacyId }))
  await recordAll(tx, { type: 'selection.withdrawn', payloads: ids(withdrawn), ...by })
  await recordAll(tx, { type: 'selection.applied', payloads: ids(returned), ...by })
  const payloads = moved.map(({ candidacyId, historyId }) => ({ candidacyId, historyId }))
  await recordAll(tx, { type: 'selection.moved', payloads, ...by })
}

type Standing = { earlier: StandingMove | null; actor: Actor; now: Date }

/** Returns when the candidacy reached its new step, and the move that isn't announced to the candidate then. */
function standing({ held, candidacy, to, undoes }: Allowed, { earlier, actor, now }: Standing) {
  const announcedAt = (isUndoable(candidacy, now) && held.announcedAt) || held.movedAt
  if (undoes && candidacy.unannounced) {
    const unannounced = unannouncedAfterUndo(candidacy.unannounced, earlier)
    return { moved: earlier?.made ?? announcedAt, unannounced: unannounced && { ...unannounced, announcedAt } }
  }
  return {
    moved: now,
    unannounced: actor === 'recruiter' ? { ...unannouncedAfterMove(candidacy, { to, now }), announcedAt } : null,
  }
}

/** Converts a stored candidacy to the form that the rules expect. */
export function ruled(facts: RuledFacts): Candidacy {
  const { step, status, discardedBy, discardedFrom, discardedAt, outcome } = facts
  const discarded =
    discardedBy && discardedFrom && discardedAt ? { by: discardedBy, from: discardedFrom, at: discardedAt } : null
  return { step, status, discarded, unannounced: unannouncedOf(facts), outcome }
}

/** Converts the stored columns of an unannounced move to the form that the rules expect. */
export function unannouncedOf({
  announcedStep,
  unannouncedSince,
  undoStep,
  undoUntil,
}: UnannouncedFacts): Unannounced | null {
  if (!announcedStep || !unannouncedSince || !undoStep || !undoUntil) return null
  return { announced: announcedStep, since: unannouncedSince, back: undoStep, until: undoUntil }
}

export type UnannouncedFacts = Pick<CandidacyFacts, 'announcedStep' | 'unannouncedSince' | 'undoStep' | 'undoUntil'>
type RuledFacts = UnannouncedFacts &
  Pick<CandidacyFacts, 'step' | 'status' | 'discardedBy' | 'discardedFrom' | 'discardedAt' | 'outcome'>
