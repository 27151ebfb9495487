import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { isUndoable, type SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { refusalText } from '../../platform/http/refusals/refusal-text.ts'
import { type Move, moveCandidacies, ruled } from '../move-candidacy.ts'
import { assertMoves, type Goal } from './move-candidate.ts'
import { findShownCandidacies, type ShownCandidacy } from './shown-candidacy-queries.ts'

type Moving = {
  recruiterId: string
  jobId: string
  /** The candidacies, each with the step in which the recruiter saw it. */
  candidacies: readonly { processId: string; from: SelectionStep }[]
  to: Goal
  feedback?: string | undefined
}

/**
 * Moves many candidates for a recruiter in one transaction, each as `moveCandidate` would. Candidates who can't be
 * moved stay and are returned with the reason. If one is given twice, the last entry counts.
 * @throws job_not_found, job_blocked
 */
export async function moveCandidates({ database, now }: House, { recruiterId, jobId, ...asked }: Moving) {
  const { to, feedback } = asked
  return database.transaction().execute(async (tx) => {
    assertMoves(await hiringJobFor(tx, { recruiterId, jobId }), to)
    const seenIn = new Map(asked.candidacies.map(({ processId, from }) => [processId, from]))
    const shown = await findShownCandidacies(tx, jobId, [...seenIn.keys()])
    const byId = new Map(shown.map((each) => [each.id, each]))
    const moment = now()
    const judged = [...seenIn].map(([candidacyId, from]) =>
      aim(byId.get(candidacyId), { candidacyId, from, to, now: moment }),
    )
    const outcomes = await moveCandidacies(tx, {
      moves: judged.flatMap((each) => ('to' in each ? each : [])),
      actor: 'recruiter',
      actorId: recruiterId,
      note: feedback || null,
      now: moment,
    })
    const refused = [...judged.flatMap((each) => ('refused' in each ? each : [])), ...outcomes].flatMap((each) =>
      each.refused
        ? [
            {
              processId: each.candidacyId,
              name: byId.get(each.candidacyId)?.name ?? null,
              code: each.refused,
              message: refusalText(each.refused),
            },
          ]
        : [],
    )
    return { moved: outcomes.flatMap((each) => (each.refused ? [] : each.candidacyId)), refused }
  })
}

type Aiming = { candidacyId: string; from: SelectionStep; to: Goal; now: Date }

/** The step to which a candidacy is moved, or the reason why it isn't. */
function aim(
  candidacy: ShownCandidacy | undefined,
  { candidacyId, from, to, now }: Aiming,
): Move | { candidacyId: string; refused: RefusalCode } {
  if (!candidacy) return { candidacyId, refused: 'process_not_found' }
  if (to !== 'the step before') return { candidacyId, to, seenIn: from }
  if (candidacy.step !== from) return { candidacyId, refused: 'moved_meanwhile' }
  const before = isUndoable(ruled(candidacy), now) ? candidacy.undoStep : null
  return before ? { candidacyId, to: before, seenIn: from } : { candidacyId, refused: 'undo_too_late' }
}
