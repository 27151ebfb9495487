import { isUndoable, type SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { movePlace, ruled } from './move-place.ts'
import { findShownPlace, type PlaceKey } from './shown-place-queries.ts'

/** A recruiter, and which of their job's candidates they mean. */
export type OfCandidate = { recruiterId: string; jobId: string } & PlaceKey

type Moving = OfCandidate & {
  /** `the step before`: undo the last move. */
  to: SelectionStep | 'the step before'
  /** The step in which the recruiter saw the candidate. */
  seenIn?: SelectionStep | undefined
  feedback?: string | undefined
}

/**
 * Moves a candidate for a recruiter; only the steps that the rules name. `the step before` undoes the last move.
 * @throws job_not_found, process_not_found, moved_meanwhile, move_not_allowed, interview_confirmed, undo_too_late,
 * not_the_step_before
 */
export async function moveCandidate({ database, now }: House, asked: Moving) {
  const { recruiterId, jobId, to, seenIn, feedback } = asked
  await database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const place = (await findShownPlace(tx, jobId, asked)) ?? refuse('process_not_found')
    if (seenIn !== undefined && seenIn !== place.step) refuse('moved_meanwhile')
    const moment = now()
    const undo = isUndoable(ruled(place), moment) ? place.undoStep : null
    const target = to === 'the step before' ? (undo ?? refuse('undo_too_late')) : to
    await movePlace(tx, {
      placeId: place.id,
      to: target,
      actor: 'recruiter',
      actorId: recruiterId,
      seenIn: to === 'the step before' ? place.step : seenIn,
      note: feedback || null,
      now: moment,
    })
  })
}
