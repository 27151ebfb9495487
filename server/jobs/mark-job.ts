import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { presentListedJob } from './present.ts'
import { listMarkedJobs, type Mark, markJob, unmarkJob } from './queries.ts'

type OfJob = { professionalId: string; jobId: string }

/** Keeps a job among the favourites, or those discarded; a second time changes nothing. @throws job_not_found */
export async function addMark({ database, now }: House, mark: Mark, { professionalId, jobId }: OfJob) {
  if (!(await markJob(database, mark, { professionalId, jobId, now: now() }))) refuse('job_not_found')
}

/** Takes a job off the favourites, or those discarded; one that isn't there is fine. */
export async function removeMark({ database }: House, mark: Mark, job: OfJob) {
  await unmarkJob(database, mark, job)
}

/** A page of the favourites, or of those discarded, latest first. */
export async function markedJobs(
  house: House,
  mark: Mark,
  { professionalId, page, size }: { professionalId: string; page: number; size: number },
) {
  const { total, rows } = await listMarkedJobs(house.database, mark, { professionalId, page, size })
  return { items: rows.map((row) => presentListedJob(house, row)), page, size, total }
}
