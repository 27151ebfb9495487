import {
  aheadStatuses,
  type InterviewStatus,
  unsuccessfulStatuses,
} from '@trampolim/marketplace/interviews/statuses.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { isRemoved } from '../queries.ts'
import type { Group } from './list-queries.ts'

export type AgendaGroup = { group: 'days'; from: Day; to: Day } | { group: 'past'; now: Date } | { group: 'canceled' }

/** The parts of an agenda: the requested interviews, the next ones, and those that need the recruiter. */
export type AgendaPart = 'listed' | 'ahead' | 'needing'

type Asked = {
  organizationId: string
  of: AgendaGroup
  /** The moment from which the next interviews are listed; null if only the requested ones are. */
  besides: Date | null
  page: number
  size: number
}

/** How many next and needing interviews are listed in addition to the requested ones. */
const mostBesides = { ahead: 20, needing: 10 }
const needingDays = 30

/** Fallen interviews except those that the recruiter canceled; the recruiter may want to reschedule them. */
const unmet = unsuccessfulStatuses.filter((status) => status !== 'recruiter:canceled')

/** The interviews of an organisation, by time; candidates with the same time in the same interview are grouped. */
export async function listOfOrganization(
  database: Database,
  { organizationId, of, besides, page, size }: Asked,
): Promise<(Group & { part: AgendaPart })[]> {
  const unsuccessful = sql`each.status = any(${unsuccessfulStatuses}::text[])`
  const zone = sql`'America/Sao_Paulo'`
  const belongs =
    of.group === 'days'
      ? sql`each.start_at >= ${of.from}::date::timestamp at time zone ${zone}
          and each.start_at < (${of.to}::date + 1)::timestamp at time zone ${zone} and not ${unsuccessful}`
      : of.group === 'past'
        ? sql`each.start_at < ${of.now} and not ${unsuccessful}`
        : unsuccessful
  const listed = part('listed', { belongs, latestFirst: of.group !== 'days', most: size, skipped: (page - 1) * size })
  const parts = besides ? [listed, ...partsBesides(besides)] : [listed]
  const { rows } = await sql<Group & { part: AgendaPart }>`
    select part, "interviewId", ids, total from (${sql.join(parts, sql` union all `)}) as found
    order by part, place
  `.execute(database)
  return rows

  function part(
    name: AgendaPart,
    asked: { belongs: typeof unsuccessful; latestFirst: boolean; most: number; skipped: number },
  ) {
    const order = asked.latestFirst ? sql`each.start_at desc, each.interview_id` : sql`each.start_at, each.interview_id`
    return sql`(
      select ${sql.lit(name)} as part, each.interview_id as "interviewId", array_agg(each.id::text) as ids,
        count(*) over ()::integer as total, row_number() over (order by ${order}) as place
      from interview_candidate as each
      join candidacy on candidacy.id = each.candidacy_id and not candidacy.hidden
      left join job on job.id = candidacy.job_id
      where each.organization_id = ${organizationId} and ${asked.belongs}
      group by each.interview_id, each.start_at
      order by ${order} limit ${asked.most} offset ${asked.skipped}
    )`
  }

  function partsBesides(now: Date) {
    const ahead = sql`each.start_at > ${now}::timestamptz - interval '1 day' and each.end_at > ${now}
      and each.status = any(${aheadStatuses}::text[])`
    const needing = sql`each.start_at > ${now}::timestamptz - ${needingDays}::integer * interval '1 day'
      and candidacy.step <> 'discarded' and job.id is not null and (
        each.status = ${'automation:finish' satisfies InterviewStatus}
        or each.status = any(${unmet}::text[]) and candidacy.outcome is null and job.status <> 'job:closed'
          and not ${isRemoved} and not exists (
          select from interview_candidate as other
          where other.candidacy_id = each.candidacy_id and other.set_at > each.set_at
        ) and not exists (
          select from slot_offer as offer
          where offer.candidacy_id = each.candidacy_id and offer.status in ('untold', 'open', 'kept', 'waiting')
        )
      )`
    return [
      part('ahead', { belongs: ahead, latestFirst: false, most: mostBesides.ahead, skipped: 0 }),
      part('needing', { belongs: needing, latestFirst: true, most: mostBesides.needing, skipped: 0 }),
    ]
  }
}
