import { matchesWith } from '../../job-search/matches.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentListedJob } from '../present.ts'
import { listMarkedJobs, type Mark, markJob, unmarkJob } from '../queries.ts'

type OfJob = { professionalId: string; jobId: string }

/** Adds a job to a professional's favourites or discarded jobs; repeating it changes nothing. @throws job_not_found */
export async function addMark({ database, now }: House, mark: Mark, { professionalId, jobId }: OfJob) {
  if (!(await markJob(database, mark, { professionalId, jobId, now: now() }))) refuse('job_not_found')
}

/** Removes a job from a professional's favourites or discarded jobs, if it is there. */
export async function removeMark({ database }: House, mark: Mark, job: OfJob) {
  await unmarkJob(database, mark, job)
}

/** Returns a page of a professional's favourites or discarded jobs, latest first. */
export async function markedJobs(
  house: House,
  mark: Mark,
  { professionalId, page, size }: { professionalId: string; page: number; size: number },
) {
  const { total, rows } = await listMarkedJobs(house.database, mark, { professionalId, page, size })
  const jobIds = rows.map(({ id }) => id)
  const matches = await matchesWith(house, { professionalId, jobIds })
  return { items: rows.map((row) => presentListedJob(house, row, matches.get(row.id))), page, size, total }
}
