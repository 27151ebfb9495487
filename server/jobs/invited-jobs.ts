import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import { invitationEnds, invitationEntryFor } from '@trampolim/marketplace/selection/invitations.ts'
import { matchesWith } from '../job-search/matches.ts'
import type { House } from '../platform/house.ts'
import { listReceived, type ReceivedInvitation } from '../selection/invitations/list-queries.ts'
import { presentListedJob } from './present.ts'
import { findListedJobs } from './queries.ts'

/** Lists the invitations that a professional received, with their jobs, the open ones first. */
export async function listInvitations(
  house: House,
  { professionalId, page, size }: { professionalId: string; page: number; size: number },
) {
  const { total, rows } = await listReceived(house.database, { professionalId, size, from: (page - 1) * size })
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? [])
  const [jobs, matches] = await Promise.all([
    findListedJobs(house.database, { professionalId, jobIds }),
    matchesWith(house, { professionalId, jobIds }),
  ])
  const shown = new Map(jobs.map((job) => [job.id, presentListedJob(house, job, matches.get(job.id))]))
  const items = rows.map((row) => presentReceived(row, (row.jobId && shown.get(row.jobId)) || null))
  return { items, page, size, total }
}

function presentReceived(row: ReceivedInvitation, job: CandidateInvitation['job']): CandidateInvitation {
  const { id, jobName, company, forClient, cvType, status, endedBy, questions, told, due, ended, endCause, processId } =
    row
  return {
    ...{ inviteId: id, job, jobName, company, forClient, cvType, status, questions, processId },
    entry: invitationEntryFor(status, endedBy ?? 'candidate'),
    received: told.toISOString(),
    ends: ended ? null : invitationEnds(told, due).toISOString(),
    ended: ended?.toISOString() ?? null,
    endCause,
  }
}
