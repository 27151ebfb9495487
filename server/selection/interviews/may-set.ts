import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import { type HiringJob, hiringJobFor } from '../../candidates/hiring-job.ts'
import type { Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { assertMoves } from '../board/move-candidate.ts'
import { moveCandidacies } from '../move-candidacy.ts'
import { type CandidacyFacts, lockCandidacies } from '../queries.ts'
import { overlapsOwn } from './set-queries.ts'

/**
 * The job for which a recruiter may set interviews.
 * @throws terms_outdated, job_not_found, job_blocked, job_not_open
 */
export async function assertMaySet(
  tx: Tx,
  { recruiterId, jobId }: { recruiterId: string; jobId: string },
): Promise<HiringJob> {
  await assertTermsAccepted(tx, recruiterId)
  const job = await hiringJobFor(tx, { recruiterId, jobId })
  assertMoves(job, 'interviews')
  if (job.status === 'job:closed') refuse('job_not_open')
  return job
}

/** Locks the candidacies, each of which must be in the selection. */
export async function heldOf(tx: Tx, { jobId, processIds }: { jobId: string; processIds: readonly string[] }) {
  const held = (await lockCandidacies(tx, processIds)).filter((each) => each.jobId === jobId && !each.hidden)
  if (held.length < processIds.length) refuse('process_not_found')
  if (held.some(({ step, outcome }) => step === 'discarded' || outcome !== null)) refuse('not_in_selection')
  return held
}

/** Moves those of the candidates who are in earlier steps to the interviews. */
export async function bringToInterviews(
  tx: Tx,
  held: readonly Pick<CandidacyFacts, 'id' | 'step'>[],
  { recruiterId, now }: { recruiterId: string; now: Date },
) {
  const before = held.filter(({ step }) => step === 'curriculums' || step === 'selectiveProcess')
  await moveCandidacies(tx, {
    moves: before.map(({ id }) => ({ candidacyId: id, to: 'interviews' })),
    ...{ actor: 'recruiter', actorId: recruiterId, now },
  })
}

type Asked = {
  recruiterId: string
  mayOverlap: boolean
  spans: readonly Span[]
  /** An interview to ignore, because it is being rescheduled. */
  except: string | null
}

/** @throws interview_overlaps, unless the recruiter has confirmed the overlap */
export async function assertFree(tx: Tx, { recruiterId, mayOverlap, spans, except }: Asked) {
  if (!mayOverlap && (await overlapsOwn(tx, { recruiterId, spans, except }))) refuse('interview_overlaps')
}
