import { publicStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { sql } from 'kysely'
import { hasApplied } from '../job-search/card-queries.ts'
import { kilometresSql } from '../job-search/rows/positions.ts'
import { isInForce } from '../organizations/queries.ts'
import type { Database, Tx } from '../platform/house.ts'
import { asShown, type ListedJobRow, type ReadJobRow, type ViewerRow } from './rows.ts'

/** A job with its organisation, occupation and the names of its towns; each is one look-up by primary key. */
const readJobRows = sql`
    select job.id, job.status, job.job_specific_type, job.contract_type, job.work_type, job.job_name, job.cbo,
      job.hide_contracting_company_name, job.keywords, job.salary_type, job.salary_from_cents, job.salary_to_cents,
      job.salary_commission, job.salary_alt, job.do_not_show_salary, job.work_places, job.technologies, job.languages,
      job.questionnaire, job.only_handicap, job.handicaps, job.minimum_experience, job.schooling, job.driver_licence,
      job.allow_remote_other_states, job.content, null as legal_exception,
      job.first_approved_at, job.approved_at, job.closes_at, job.created_at, job.modified_at, job.taken_down_at,
      job.shown,
      occupation.title as occupation_title,
      (select title from occupation where cbo = job.shown ->> 'cbo') as shown_occupation_title,
      job.organization_id, organization.company_name, organization.description as organization_description, organization.site,
      organization.employee_number, organization.branch_of_activity, organization.logo_file_id,
      (
        select ${isInForce('own')} from organization as own where own.id = job.organization_id
      ) as company_approved,
      (
        select coalesce(jsonb_object_agg(town.id, jsonb_build_array(town.name, town.state)), '{}')
        from municipality as town
        where town.id in (
          select (work_place ->> 'cityState')::integer
          from jsonb_array_elements(job.work_places || coalesce(job.shown -> 'work_places', '[]')) as work_place
        )
      ) as towns
    from job
    join shown_organization as organization on organization.id = job.organization_id
    join occupation on occupation.cbo = job.cbo
`

/** Finds a job. */
export async function findJob(database: Database, id: string): Promise<ReadJobRow | undefined> {
  const { rows } = await sql<ReadJobRow>`${readJobRows} where job.id = ${id}`.execute(database)
  return rows[0]
}

/** Finds open jobs after an id, in the order of their ids. */
export async function findOpenJobs(
  database: Database,
  { after, size }: { after: string | undefined; size: number },
): Promise<ReadJobRow[]> {
  const { rows } = await sql<ReadJobRow>`
    ${readJobRows}
    where job.status = 'job:approved' and ${after === undefined ? sql`true` : sql`job.id > ${after}`}
    order by job.id limit ${size}
  `.execute(database)
  return rows
}

/** The workplaces of the last approved version. */
const shownPlaces = sql`coalesce(job.shown -> 'work_places', job.work_places)`

/** Whether the last approved version is remote work. */
const isRemote = sql`coalesce((job.shown -> 'work_type')::integer, job.work_type) = ${sql.lit(workTypes.code.remote)}`

/**
 * Kilometres between a person and the nearest workplace; null for hidden companies and remote work, and if either
 * position isn't exact.
 */
const distance = sql<number | null>`(
  select min(${kilometresSql(
    { latitude: sql`professional.latitude`, longitude: sql`professional.longitude` },
    {
      latitude: sql`(work_place ->> 'latitude')::double precision`,
      longitude: sql`(work_place ->> 'longitude')::double precision`,
    },
  )})
  from jsonb_array_elements(${shownPlaces}) as work_place
  where professional.exact_position and (work_place ->> 'exact')::boolean
    and not coalesce((job.shown -> 'hide_contracting_company_name')::boolean, job.hide_contracting_company_name)
    and not ${isRemote}
)`

const sameCity = sql<boolean>`
  not ${isRemote}
    and ${shownPlaces} @> jsonb_build_array(jsonb_build_object('cityState', professional.municipality_id))
`

/** Finds a professional's relation to a job; undefined for a person without a profile. */
export async function findViewer(
  database: Database,
  { professionalId, jobId }: { professionalId: string; jobId: string },
): Promise<ViewerRow | undefined> {
  const { rows } = await sql<ViewerRow>`
    select candidacy.id as process_id,
      exists (select from application_receipt as receipt where receipt.candidacy_id = candidacy.id) as has_receipt, candidacy.step, candidacy.discarded_by, ${distance} as distance,
      coalesce(${sameCity}, false) as same_city,
      exists (
        select from job_like as kept where kept.professional_id = professional.account_id and kept.job_id = ${jobId}
      ) as liked,
      exists (
        select from job_discard as hidden
        where hidden.professional_id = professional.account_id and hidden.job_id = ${jobId}
      ) as discarded
    from professional
    left join job on job.id = ${jobId}
    left join candidacy on candidacy.job_id = job.id and candidacy.professional_id = professional.account_id
    where professional.account_id = ${professionalId}
  `.execute(database)
  return rows[0]
}

const marks = {
  liked: {
    table: sql.table('job_like'),
    moment: sql.ref('liked_at'),
    insert: sql`insert into job_like (professional_id, job_id, liked_at)`,
    remove: sql`delete from job_like`,
  },
  discarded: {
    table: sql.table('job_discard'),
    moment: sql.ref('discarded_at'),
    insert: sql`insert into job_discard (professional_id, job_id, discarded_at)`,
    remove: sql`delete from job_discard`,
  },
} as const

/** The lists to which a professional can add a job. */
export type Mark = keyof typeof marks

type Marking = { professionalId: string; jobId: string }

/**
 * Marks a job that the professional can read or has marked before; repeating it changes nothing. Returns false if there
 * is no such job for them.
 */
export async function markJob(
  database: Database | Tx,
  mark: Mark,
  { professionalId, jobId, now }: Marking & { now: Date },
) {
  const { table, insert } = marks[mark]
  const { rows } = await sql`
    with readable as (
      select job.id from job
      where job.id = ${jobId} and (
        (job.status = any(${publicStatuses}) and job.first_approved_at is not null and job.taken_down_at is null)
        or exists (select from candidacy where candidacy.job_id = job.id and candidacy.professional_id = ${professionalId})
        or exists (select from ${table} as own where own.job_id = job.id and own.professional_id = ${professionalId})
      )
    ), marked as (
      ${insert}
      select ${professionalId}, id, ${now} from readable
      on conflict do nothing
    )
    select id from readable
  `.execute(database)
  return rows.length > 0
}

/** Removes a mark, if there is one. */
export async function unmarkJob(database: Database | Tx, mark: Mark, { professionalId, jobId }: Marking) {
  const { remove } = marks[mark]
  await sql`${remove} where professional_id = ${professionalId} and job_id = ${jobId}`.execute(database)
}

/** A job as a professional's lists show it; `professional` is that person. */
const listedJob = sql`
  job.id, job.status, job.job_name, job.job_specific_type, job.contract_type, job.work_type,
  job.hide_contracting_company_name, job.do_not_show_salary, job.salary_type, job.salary_from_cents,
  job.salary_to_cents, job.salary_commission, job.salary_alt, job.only_handicap,
  coalesce((coalesce(job.shown -> 'content', job.content) -> 'dontHaveInternshipSalary')::boolean, false) as unpaid,
  coalesce(coalesce(job.shown -> 'content', job.content) -> 'sameAsOwnCompany' = 'false'::jsonb, false) as for_client,
  job.approved_at, job.first_approved_at, job.created_at, job.taken_down_at, job.shown, organization.company_name,
  organization.logo_file_id, town.id as city_state, town.name as city, town.state,
  ${shownPlaces} -> 0 ->> 'district' as district, ${distance} as distance, ${sameCity} as same_city,
  exists (
    select from job_like as kept where kept.professional_id = professional.account_id and kept.job_id = job.id
  ) as liked,
  ${hasApplied(sql`job.id`, sql`professional.account_id`)} as applied,
  exists (
    select from job_discard as hidden
    where hidden.professional_id = professional.account_id and hidden.job_id = job.id
  ) as discarded
`

/** The joins that `listedJob` needs. */
const besidesJob = sql`
  join shown_organization as organization on organization.id = job.organization_id
  join municipality as town on town.id = (${shownPlaces} -> 0 ->> 'cityState')::integer
`

/** Returns a page of the jobs that a professional marked, open or not, latest first, with their total. */
export async function listMarkedJobs(
  database: Database,
  mark: Mark,
  { professionalId, page, size }: { professionalId: string; page: number; size: number },
): Promise<{ total: number; rows: ListedJobRow[] }> {
  const { table, moment } = marks[mark]
  const { rows } = await sql<{ total: number } & (ListedJobRow | { id: null })>`
    select counted.total, listed.*
    from (select count(*) as total from ${table} where professional_id = ${professionalId}) as counted
    left join lateral (
      select ${listedJob}
      from ${table} as own
      join professional on professional.account_id = own.professional_id
      join job on job.id = own.job_id
      ${besidesJob}
      where own.professional_id = ${professionalId}
      order by own.${moment} desc, job.id desc
      limit ${size} offset ${(page - 1) * size}
    ) as listed on true
  `.execute(database)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & ListedJobRow => row.id !== null).map(asShown),
  }
}

/** Finds these jobs as a professional's lists show them, open or not, in no particular order. */
export async function findListedJobs(
  database: Database,
  { professionalId, jobIds }: { professionalId: string; jobIds: readonly string[] },
): Promise<ListedJobRow[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<ListedJobRow>`
    select ${listedJob} from job join professional on professional.account_id = ${professionalId} ${besidesJob}
    where job.id = any (${jobIds}::text[])
  `.execute(database)
  return rows.map(asShown)
}
