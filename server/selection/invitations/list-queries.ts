import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { InvitationEndCause, InvitationStatus } from '@trampolim/marketplace/selection/invitations.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CandidateFilters } from '../../candidates/filters.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'
import { conditions, takesPart } from '../board/list-queries.ts'

type Sql = RawBuilder<unknown>

/** Filters of people who aren't in a job's selection, and the page. */
export type AskedPeople = Omit<CandidateFilters, 'page' | 'size'> & {
  jobId: string
  from: number
  size: number
  today: string
}

/** Ties, and orders whose value these lists lack, are sorted by the latest event. */
const keys: Partial<Record<CandidateFilters['sort'], Sql>> = {
  name: sql`case when shown then plain(name) end asc nulls last`,
  age: sql`birth_date desc`,
}

/**
 * Returns a page of the curriculums of people invited to a job, each by their latest invitation, whom recruiters may
 * still see, and their total. A name that isn't shown isn't searched either.
 */
export async function pageOfInvited(database: Database, asked: AskedPeople): Promise<PageOfPeople> {
  const { jobId } = asked
  return pageOfPeople(
    database,
    asked,
    sql`
      select latest.id, latest.made_at, latest.professional_id, latest.curriculum_id, professional.name, professional.birth_date,
        curriculum.visibility = 'free' or candidacy.id is not null as shown,
        candidacy.id is not null and ${takesPart} as applied
      from (
        select distinct on (professional_id) id, professional_id, curriculum_id, made_at from invitation
        where job_id = ${jobId} order by professional_id, made_at desc, id desc
      ) as latest
      join professional on professional.account_id = latest.professional_id and not ${isTakenDown('professional')}
      join curriculum on curriculum.id = latest.curriculum_id
      left join candidacy on candidacy.job_id = ${jobId} and candidacy.professional_id = latest.professional_id
      where candidacy.id is not null or curriculum.searching_job and curriculum.visibility <> 'hidden'
    `,
  )
}

type PageOfPeople = { curriculumIds: string[]; total: number }

/**
 * Returns a page of the curriculums of the given people who pass every filter, and their total. `people` selects them
 * as `id`, `made_at`, `professional_id`, `curriculum_id`, `name`, `birth_date`, whether the name is `shown`, and
 * whether they `applied` to the job and haven't withdrawn: filters may reveal only of them what a curriculum doesn't.
 */
export async function pageOfPeople(database: Database, asked: AskedPeople, people: Sql): Promise<PageOfPeople> {
  const { size, from, sort, name, keywords } = asked
  const order = keys[sort] ? sql`${keys[sort]}, made_at desc, id desc` : sql`made_at desc, id desc`
  const { rows } = await sql<PageOfPeople>`
    ${plannedAnew} with named as materialized (${people}),
    found as materialized (
      select named.* from named
      join professional on professional.account_id = named.professional_id
      join curriculum on curriculum.id = named.curriculum_id
      ${keywords ? sql`join curriculum_search as said on said.curriculum_id = named.curriculum_id` : sql``}
      where ${conditions(asked)}
        ${name ? sql`and named.shown and position(plain(${name}) in plain(named.name)) > 0` : sql``}
    )
    select (select count(*) from found) as total,
      array(select curriculum_id::text from found order by ${order} limit ${size} offset ${from}) as "curriculumIds"
  `.execute(database)
  return rows[0] ?? { curriculumIds: [], total: 0 }
}

/** An invitation as its candidate's list shows it. */
export type ReceivedInvitation = {
  id: string
  jobId: string | null
  jobName: string
  company: string | null
  forClient: boolean
  cvType: JobKindWord
  status: InvitationStatus
  endedBy: Exclude<Actor, 'reviewer'> | null
  questions: string[]
  told: Date
  due: Date | null
  ended: Date | null
  endCause: InvitationEndCause | null
  processId: string | null
}

/** Returns a page of the invitations of which a person was notified, the open ones first, with their total. */
export async function listReceived(
  database: Database,
  { professionalId, size, from }: { professionalId: string; size: number; from: number },
): Promise<{ total: number; rows: ReceivedInvitation[] }> {
  const own = sql`invitation.professional_id = ${professionalId} and invitation.told_at is not null`
  const { rows } = await sql<{ total: number } & (ReceivedInvitation | { id: null })>`
    select counted.total, listed.*
    from (select count(*) as total from invitation where ${own}) as counted
    left join lateral (
      select invitation.id, invitation.job_id as "jobId", invitation.job_name as "jobName", invitation.company_name as company,
        invitation.for_client as "forClient", invitation.cv_type as "cvType", invitation.status, invitation.ended_by as "endedBy",
        (
          select coalesce(jsonb_agg(asked ->> 'question'), '[]')
          from jsonb_array_elements(coalesce(job.shown -> 'questionnaire', job.questionnaire, '[]')) as asked
          where asked ->> 'id' = any (invitation.question_ids)
        ) as questions,
        invitation.told_at as told, invitation.due_at as due, invitation.ended_at as ended,
        invitation.end_cause as "endCause",
        case when invitation.status = 'invite:confirmed' then candidacy.id end as "processId"
      from invitation
      left join job on job.id = invitation.job_id
      left join candidacy on candidacy.job_id = invitation.job_id and candidacy.professional_id = invitation.professional_id
      where ${own}
      order by invitation.ended_at is not null, invitation.told_at desc, invitation.id desc
      limit ${size} offset ${from}
    ) as listed on true
  `.execute(database)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & ReceivedInvitation => row.id !== null),
  }
}
