import { unsuccessfulStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { addDays, type Day, dayOf } from '@trampolim/marketplace/time/days.ts'
import { readingHiringJob } from '../../candidates/hiring-job.ts'
import { asMember, assertMay, readingEmployer } from '../../organizations/policy.ts'
import { writeCalendar } from '../../platform/calendar.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { type AgendaGroup, type AgendaPart, listOfOrganization } from './agenda-queries.ts'
import { eventOf } from './calendar.ts'
import { findInterviews, groupOf, listOfJob, listOwn, markViewed } from './list-queries.ts'
import { presentInterview, presentOwn } from './present.ts'
import { proposePlaces } from './proposed-places.ts'

type Page = { page: number; size: number }
type OfJob = { recruiterId: string; jobId: string }

/** The interviews of a job, the latest first. @throws job_not_found */
export async function listInterviews(house: House, { recruiterId, jobId, ...page }: OfJob & Page) {
  await readingHiringJob(house, { recruiterId, jobId })
  const { meetingUrl } = house.configuration
  const [groups, { places, timeZone }] = await Promise.all([
    listOfJob(house.database, { jobId, ...page }),
    proposePlaces(house.database, jobId),
  ])
  return { ...(await pageOf(house, groups, page)), meetingUrl, places, timeZone }
}

/** One of a job's interviews. @throws job_not_found, interview_not_found */
export async function readInterview(
  house: House,
  { recruiterId, jobId, interviewId }: OfJob & { interviewId: string },
) {
  await readingHiringJob(house, { recruiterId, jobId })
  const group = (await groupOf(house.database, { jobId, interviewId })) ?? refuse('interview_not_found')
  const [found = refuse('interview_not_found')] = await findInterviews(house.database, [group])
  return presentInterview(found, house.now())
}

type Agenda = Page & {
  recruiterId: string
  group: AgendaGroup['group']
  from?: Day | undefined
  to?: Day | undefined
  /** Whether to include the next interviews and those that need the recruiter. */
  besides?: boolean | undefined
}

/** The maximum number of days after the first one that an agenda shows. */
const longest = 31

/**
 * The interviews of all jobs of the recruiter's organisation; with `besides` also the next ones and those that need
 * them, whatever the days.
 */
export async function listAgenda(house: House, { recruiterId, group, from, to, besides, ...page }: Agenda) {
  const employer = await readingEmployer(house, recruiterId)
  assertMay(employer, 'select-candidates')
  const { organizationId } = asMember(employer)
  const now = house.now()
  const groups = await listOfOrganization(house.database, {
    ...{ organizationId, of: agendaGroup(), besides: besides ? now : null },
    ...page,
  })
  const found = await findInterviews(house.database, groups)
  const of = (part: AgendaPart) =>
    found.filter(({ group: asked }) => asked.part === part).map((each) => presentInterview(each, now))
  const total = groups.find(({ part }) => part === 'listed')?.total ?? 0
  return {
    ...{ items: of('listed'), ...page, total },
    besides: besides ? { ahead: of('ahead'), needing: of('needing') } : null,
  }

  function agendaGroup(): AgendaGroup {
    if (group === 'past') return { group, now }
    if (group === 'canceled') return { group }
    const first = from ?? dayOf(now)
    const last = addDays(first, longest)
    return { group, from: first, to: to !== undefined && to >= first && to < last ? to : last }
  }
}

async function pageOf(house: House, groups: Awaited<ReturnType<typeof listOfJob>>, { page, size }: Page) {
  const now = house.now()
  const items = (await findInterviews(house.database, groups)).map((each) => presentInterview(each, now))
  return { items, page, size, total: groups[0]?.total ?? 0 }
}

/** The interviews of which a person was notified, the latest first. */
export async function listOwnInterviews(
  { database, now }: House,
  { professionalId, page, size }: { professionalId: string } & Page,
) {
  const moment = now()
  const rows = await listOwn(database, { professionalId, page, size, now: moment })
  return { items: rows.map((row) => presentOwn(row, moment)), page, size, total: rows[0]?.total ?? 0 }
}

/**
 * Reads one of a person's interviews.
 * @throws interview_not_found
 */
export async function listOwnInterview(
  database: Database | Tx,
  { professionalId, interviewId, now }: { professionalId: string; interviewId: string; now: Date },
) {
  const [own] = await listOwn(database, { professionalId, interviewId, now, page: 1, size: 1 })
  return own ?? refuse('interview_not_found')
}

/**
 * One of a person's interviews as a calendar file.
 * @throws interview_not_found
 */
export async function readCalendar(house: House, asked: { professionalId: string; interviewId: string }) {
  const own = await listOwnInterview(house.database, { ...asked, now: house.now() })
  const method = unsuccessfulStatuses.some((each) => each === own.status) ? 'CANCEL' : 'REQUEST'
  return { content: writeCalendar(eventOf(own, { method, house })) }
}

/** Marks a person's interviews that wait for an answer as viewed. */
export async function markInterviewsViewed({ database }: House, professionalId: string) {
  await markViewed(database, professionalId)
}
