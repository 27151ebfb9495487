import { changeJobStatus } from '@trampolim/server/jobs/change-status.ts'
import { jobRoutes, recruiterJobRoutes } from '@trampolim/server/jobs/routes.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import type { TestHouse } from './house.ts'
import { insertOrganization, insertRecruiter } from './world/builders.ts'

/** Has a reviewer approve a job. */
export const approveJob = (house: TestHouse, jobId: string, to: 'job:approved' | 'job:disabled' = 'job:approved') =>
  house.database.transaction().execute((tx) =>
    changeJobStatus(tx, {
      jobId,
      to,
      actor: 'reviewer',
      actorId: null,
      obstacles: { organization_not_approved: false, recruiter_not_approved: false, claimed_by_another: false },
      now: house.now(),
    }),
  )

/** The calls of a company's jobs, and what becomes of them. */
export function recruiterJobsIn(house: TestHouse) {
  const calls = (person: Person | null) => house.as({ ...jobRoutes, ...recruiterJobRoutes }, person)

  /** Adds a company with a recruiter. */
  const bakery = async () => {
    const organizationId = await insertOrganization(house)
    return { organizationId, bruno: await insertRecruiter(house, { organizationId }) }
  }
  const approve = (jobId: string, to?: 'job:approved' | 'job:disabled') => approveJob(house, jobId, to)
  const setStatus = (jobId: string, status: string) =>
    house.database.updateTable('job').set({ status }).where('id', '=', jobId).execute()

  /** Adds a reviewer's decision on a job; returns the id of its round. */
  const decide = async (jobId: string, decision: string) => {
    const id = newId(house.now())
    const moments = { entered_at: house.now(), due_at: house.now(), decided_at: house.now() }
    const round = { id, subject: 'job', subject_id: jobId, name: 'Vaga', decision, ...moments }
    await house.database.insertInto('review').values(round).execute()
    return id
  }

  return { calls, bakery, approve, setStatus, decide }
}
