import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { invitationEnds, invitationEntryFor } from '@trampolim/marketplace/selection/invitations.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidateFilters } from '../../candidates/filters.ts'
import { readingHiringJob } from '../../candidates/hiring-job.ts'
import { presentCard } from '../../candidates/present-card.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { occupationTitles } from '../../curriculums/queries.ts'
import { matchesWith } from '../../job-search/matches.ts'
import { presentListedJob } from '../../jobs/present.ts'
import { findListedJobs } from '../../jobs/queries.ts'
import type { House } from '../../platform/house.ts'
import { listReceived, pageOfInvited, type ReceivedInvitation } from './list-queries.ts'
import { markViewed } from './queries.ts'

/** Lists the people invited to a job, the latest first. @throws job_not_found, age_search_not_allowed */
export async function listInvited(
  house: House,
  asked: { recruiterId: string; jobId: string } & CandidateFilters,
): Promise<CandidateList> {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  assertMayUseAge(job, asked)
  const { jobId, page, size } = asked
  const listing = { ...asked, from: (page - 1) * size, today: dayOf(now()) }
  const { curriculumIds, total } = await pageOfInvited(database, listing)
  const rows = await candidatesOfCurriculums(database, { jobId, curriculumIds })
  const titles = await occupationTitles(
    database,
    rows.flatMap(({ occupations }) => occupations.map(({ cbo }) => cbo)),
  )
  const byCurriculum = new Map(rows.map((row) => [row.curriculumId, row]))
  const items = curriculumIds.flatMap((id) => {
    const row = byCurriculum.get(id)
    return row ? [presentCard(row, { job, titles, now: now() })] : []
  })
  return { items, page, size, total, mayUseAge: job.mayUseAge }
}

/** Lists the invitations that a professional received, the open ones first. */
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

/** Marks a professional's open invitations as viewed. */
export async function markInvitationsViewed({ database, now }: House, professionalId: string) {
  await markViewed(database, { professionalId, now: now() })
}

function presentReceived(row: ReceivedInvitation, job: CandidateInvitation['job']): CandidateInvitation {
  const { id, jobName, company, forClient, cvType, status, endedBy, questions, told, due, ended, processId } = row
  return {
    ...{ inviteId: id, job, jobName, company, forClient, cvType, status, questions, processId },
    entry: invitationEntryFor(status, endedBy ?? 'candidate'),
    received: told.toISOString(),
    ends: ended ? null : invitationEnds(told, due).toISOString(),
    ended: ended?.toISOString() ?? null,
  }
}
