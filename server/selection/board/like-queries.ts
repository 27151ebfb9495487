import type { Tx } from '../../platform/house.ts'

type Liking = { jobId: string; curriculumId: string }

/** Adds a candidate to a job's favourites; repeating it changes nothing. */
export async function storeLike(tx: Tx, { jobId, curriculumId, by, now }: Liking & { by: string; now: Date }) {
  await tx
    .insertInto('candidate_like')
    .values({ job_id: jobId, curriculum_id: curriculumId, liked_by: by, liked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a candidate from a job's favourites, whichever recruiter added them. */
export async function removeLike(tx: Tx, { jobId, curriculumId }: Liking) {
  await tx.deleteFrom('candidate_like').where('job_id', '=', jobId).where('curriculum_id', '=', curriculumId).execute()
}
