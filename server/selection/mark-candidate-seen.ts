import { hiringJobFor } from '../candidates/hiring-job.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { recount } from './counter-queries.ts'
import { findShownPlace, markViewed } from './shown-place-queries.ts'

/**
 * Counts an application as seen once one of the job's recruiters has opened it; of two who open it at once one counts.
 * @throws job_not_found, process_not_found
 */
export async function markCandidateSeen(
  { database, now }: House,
  { recruiterId, jobId, cvId }: { recruiterId: string; jobId: string; cvId: string },
) {
  await database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const { id } = (await findShownPlace(tx, jobId, { cvId })) ?? refuse('process_not_found')
    const place = await markViewed(tx, id, now())
    if (!place) return
    await recount(tx, jobId, { before: { ...place, viewed: false }, after: { ...place, viewed: true } })
  })
}
