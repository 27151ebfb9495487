import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { movePlace } from './move-place.ts'
import { findShownPlace, type PlaceKey } from './shown-place-queries.ts'

/** A recruiter, and which of their job's candidates they mean. */
export type OfCandidate = { recruiterId: string; jobId: string } & PlaceKey

type Moving = OfCandidate & {
  to: SelectionStep | 'the step before'
  /** The step in which the recruiter saw the candidate. */
  seenIn?: SelectionStep
  feedback?: string | undefined
}

/**
 * Moves a candidate for a recruiter; only the steps that the rules name. `the step before` takes their discard back.
 * @throws job_not_found, process_not_found, moved_meanwhile, move_not_allowed, interview_confirmed, undo_too_late,
 * not_the_step_before
 */
export async function moveCandidate({ database, now }: House, asked: Moving) {
  const { recruiterId, jobId, to, seenIn, feedback } = asked
  await database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const place = (await findShownPlace(tx, jobId, asked)) ?? refuse('process_not_found')
    const target = to === 'the step before' ? (place.discardedFrom ?? refuse('move_not_allowed')) : to
    await movePlace(tx, {
      placeId: place.id,
      to: target,
      actor: 'recruiter',
      actorId: recruiterId,
      seenIn: to === 'the step before' ? 'discarded' : seenIn,
      note: feedback || null,
      now: now(),
    })
  })
}
