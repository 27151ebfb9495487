import type { Tx } from '../../platform/house.ts'

/** A curriculum, or the candidacy of a candidate who deleted theirs. */
type Liking = { jobId: string } & (
  | { curriculumId: string; candidacyId: null }
  | { curriculumId: null; candidacyId: string }
)

/** Adds a candidate to a job's favourites; repeating it changes nothing. */
export async function storeLike(
  tx: Tx,
  { jobId, curriculumId, candidacyId, by, now }: Liking & { by: string; now: Date },
) {
  await tx
    .insertInto('candidate_like')
    .values({ job_id: jobId, curriculum_id: curriculumId, candidacy_id: candidacyId, liked_by: by, liked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a candidate from a job's favourites, whichever recruiter added them. */
export async function removeLike(tx: Tx, { jobId, curriculumId, candidacyId }: Liking) {
  const likes = tx.deleteFrom('candidate_like').where('job_id', '=', jobId)
  await (candidacyId === null
    ? likes.where('curriculum_id', '=', curriculumId)
    : likes.where('candidacy_id', '=', candidacyId)
  ).execute()
}
