import type { CandidateList } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { mayFindPeople } from '@trampolim/marketplace/curriculums/search.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import { keptSince } from '@trampolim/marketplace/selection/ending.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { assertMayUseAge, type CandidateFilters } from '../../candidates/filters.ts'
import { readingHiringJob } from '../../candidates/hiring-job.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOfCurriculums } from '../invitations/list-invited.ts'
import { forgetKeeping, pageOfKept } from './kept-queries.ts'

/**
 * Lists the people whom the organisation kept when other jobs ended and who can be found for this one, the latest
 * first. They were notified of it and haven't objected. Returns nobody for a job that isn't approved yet or is taken
 * down.
 * @throws job_not_found, age_search_not_allowed
 */
export async function listKept(
  house: House,
  asked: { recruiterId: string; jobId: string } & CandidateFilters,
): Promise<CandidateList> {
  const { database, now } = house
  const job = await readingHiringJob(house, asked)
  assertMayUseAge(job, asked)
  const { page, size } = asked
  const { curriculumIds, total } = mayFindPeople(job)
    ? await pageOfKept(database, {
        ...{ ...asked, from: (page - 1) * size, today: dayOf(now()) },
        ...{ organizationId: job.organizationId, kind: curriculumFor(job.kind), now: now(), since: keptSince(now()) },
        onlyFoundByDisability: job.onlyHandicap || asked.pcdOnly === true,
      })
    : { curriculumIds: [], total: 0 }
  return { items: await cardsOfCurriculums(house, job, curriculumIds), page, size, total, mayUseAge: job.mayUseAge }
}

/**
 * Records a candidate's objection to being kept for other jobs.
 * @throws process_not_found (also someone else's)
 */
export async function refuseKeeping(
  { database, now }: House,
  { professionalId, candidacyId }: { professionalId: string; candidacyId: string },
) {
  const theirs = await forgetKeeping(database, { professionalId, candidacyId, now: now() })
  if (!theirs) refuse('process_not_found')
}
