import { isOffered } from '../../candidates/compare.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { removeLike, storeLike } from './like-queries.ts'
import { findShownCandidacy } from './shown-candidacy-queries.ts'

/**
 * Adds a candidate to a job's favourites, which all its recruiters share, or removes them. The candidate is in the
 * selection, with or without a curriculum, or can be found by recruiters.
 * @throws job_not_found, curriculum_not_found
 */
export async function likeCandidate(
  { database, now }: House,
  { recruiterId, jobId, cvId, status }: { recruiterId: string; jobId: string; cvId: string; status: boolean },
) {
  await database.transaction().execute(async (tx) => {
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    const [candidate] = await candidatesOfCurriculums(tx, {
      jobId,
      organizationId: job.organizationId,
      curriculumIds: [cvId],
    })
    const isSeen = candidate && !candidate.takenDown && (candidate.candidacy || isOffered(candidate))
    const placed = candidate ? undefined : await findShownCandidacy(tx, jobId, { cvId })
    if (!isSeen && !placed) return refuse('curriculum_not_found')
    const liked = placed
      ? { jobId: job.id, curriculumId: null, candidacyId: placed.id }
      : { jobId: job.id, curriculumId: cvId, candidacyId: null }
    if (status) await storeLike(tx, { ...liked, by: recruiterId, now: now() })
    else await removeLike(tx, liked)
  })
}
