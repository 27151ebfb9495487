import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidateFilters } from '../../candidates/filters.ts'
import { type HiringJob, readingHiringJob } from '../../candidates/hiring-job.ts'
import { presentCard } from '../../candidates/present-card.ts'
import { candidatesOfCurriculums } from '../../candidates/queries.ts'
import { titlesByCode } from '../../lookups/kept-reference.ts'
import type { House } from '../../platform/house.ts'
import { pageOfInvited } from './list-queries.ts'
import { markViewed } from './queries.ts'

/** Lists the people invited to a job, the latest first. @throws job_not_found, age_search_not_allowed */
export async function listInvited(
  house: House,
  asked: { recruiterId: string; jobId: string } & CandidateFilters,
): Promise<CandidateList> {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  assertMayUseAge(job, asked)
  const { page, size } = asked
  const listing = { ...asked, from: (page - 1) * size, today: dayOf(now()) }
  const { curriculumIds, total } = await pageOfInvited(database, listing)
  return { items: await cardsOfCurriculums(house, job, curriculumIds), page, size, total, mayUseAge: job.mayUseAge }
}

/** The cards of these curriculums' owners, in their order; those that no longer exist are left out. */
export async function cardsOfCurriculums({ database, now }: House, job: HiringJob, curriculumIds: readonly string[]) {
  const ofJob = { jobId: job.id, organizationId: job.organizationId, curriculumIds }
  const rows = await candidatesOfCurriculums(database, ofJob)
  const titles = await titlesByCode(database)
  const byCurriculum = new Map(rows.map((row) => [row.curriculumId, row]))
  return curriculumIds.flatMap((id) => {
    const row = byCurriculum.get(id)
    return row ? [presentCard(row, { job, titles, now: now() })] : []
  })
}

/** Marks a professional's open invitations as viewed. */
export async function markInvitationsViewed({ database, now }: House, professionalId: string) {
  await markViewed(database, { professionalId, now: now() })
}
