import { hiringJobFor } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { recount } from '../counter-queries.ts'
import { findShownCandidacy, markViewed } from './shown-candidacy-queries.ts'

/**
 * Marks an application as seen when one of the job's recruiters opens it; of two who open it at once only one has an
 * effect.
 * @throws job_not_found, process_not_found
 */
export async function markCandidateSeen(
  { database, now }: House,
  { recruiterId, jobId, cvId }: { recruiterId: string; jobId: string; cvId: string },
) {
  await database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const { id } = (await findShownCandidacy(tx, jobId, { cvId })) ?? refuse('process_not_found')
    const candidacy = await markViewed(tx, id, now())
    if (!candidacy) return
    await recount(tx, jobId, { before: { ...candidacy, viewed: false }, after: { ...candidacy, viewed: true } })
  })
}
