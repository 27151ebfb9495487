import { isUndoable, type SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { type HiringJob, hiringJobFor } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { moveCandidacy, ruled } from '../move-candidacy.ts'
import { type CandidacyKey, findShownCandidacy } from './shown-candidacy-queries.ts'

/** A recruiter and one of the candidates for their job. */
export type OfCandidate = { recruiterId: string; jobId: string } & CandidacyKey

/** Where a recruiter moves a candidate; `the step before` undoes the last move. */
export type Goal = SelectionStep | 'the step before'

type Moving = OfCandidate & {
  to: Goal
  /** The step in which the recruiter saw the candidate, to detect moves made in the meantime. */
  seenIn?: SelectionStep | undefined
  feedback?: string | undefined
}

/**
 * Moves a candidate for a recruiter, only to steps that the rules permit. `the step before` undoes the last move.
 * @throws job_not_found, job_blocked, process_not_found, moved_meanwhile, move_not_allowed, interview_confirmed,
 * undo_too_late, not_the_step_before
 */
export async function moveCandidate({ database, now }: House, asked: Moving) {
  const { recruiterId, jobId, to, seenIn, feedback } = asked
  await database.transaction().execute(async (tx) => {
    assertMoves(await hiringJobFor(tx, { recruiterId, jobId }), to)
    const candidacy = (await findShownCandidacy(tx, jobId, asked)) ?? refuse('process_not_found')
    if (seenIn !== undefined && seenIn !== candidacy.step) refuse('moved_meanwhile')
    const moment = now()
    const undo = isUndoable(ruled(candidacy), moment) ? candidacy.undoStep : null
    const target = to === 'the step before' ? (undo ?? refuse('undo_too_late')) : to
    await moveCandidacy(tx, {
      candidacyId: candidacy.id,
      to: target,
      actor: 'recruiter',
      actorId: recruiterId,
      seenIn: to === 'the step before' ? candidacy.step : seenIn,
      note: feedback || null,
      now: moment,
    })
  })
}

/**
 * Of a job that a reviewer took down, also once it has ended, nobody can be moved, since each move would be announced to
 * the candidate; earlier moves may be undone.
 * @throws job_blocked
 */
export function assertMoves(job: HiringJob, to: Goal) {
  if (isStopped(job) && to !== 'the step before') refuse('job_blocked')
}

/** Whether a reviewer took a job down and hasn't approved it since. */
export function isStopped({ standing, takenDown }: Pick<HiringJob, 'standing' | 'takenDown'>): boolean {
  return takenDown || standing === 'removed'
}
