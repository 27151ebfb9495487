import type { LookPart } from '@trampolim/marketplace/security/looks.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'
import type { Alongside } from '../platform/security-log/queries.ts'

/** The person whose data a call shows, and which data; `jobId`: the job for which it was opened, if any. */
export type Look = {
  of: { candidateId: string } | { cvId: string } | { candidacyId: string }
  parts: readonly LookPart[]
  jobId?: string
}

/** A look with its viewer, as it is stored. */
type NotedLook = Look & { id: string; viewerId: string; partOfTime: number; now: Date }

/**
 * Stores a look at a candidate's data, with the current names of company and job, as candidates read them. Repeated
 * looks within the same minutes are counted. A company that the job hides, now or in its approved version, isn't named.
 */
export function countLook({ id, of, parts, jobId, viewerId, partOfTime, now }: NotedLook): Alongside {
  return sql`
    (insert into look (
      id, professional_id, viewer_id, by_reviewer, organization_id, company_name, job_id, job_name, parts, part_of_time,
      first_at, last_at
    )
    select ${id}, professional.account_id, ${viewerId}, recruiter.account_id is null, recruiter.organization_id,
      case when not coalesce(job.hide_contracting_company_name, false)
        and not coalesce((job.shown ->> 'hide_contracting_company_name')::boolean, false)
        then coalesce(organization.company_name, organization.official_name) end,
      job.id, coalesce(job.shown ->> 'job_name', job.job_name), ${parts.toSorted()}::text[], ${partOfTime}, ${now}, ${now}
    from professional
    left join recruiter on recruiter.account_id = ${viewerId}
    left join shown_organization as organization on organization.id = recruiter.organization_id
    left join job on job.id = ${jobId ?? null}
    where professional.account_id = ${ownerOf(of)}
    for key share of professional
    on conflict on constraint look_once do update
      set count = look.count + excluded.count, last_at = greatest(look.last_at, excluded.last_at))
  `
}

/**
 * Removes the companies' names from some of the looks for jobs that hide them, now or in their approved version, and
 * returns the last look that it read; undefined if there are none after the given one.
 */
export async function hideSomeCompanies(
  database: Database,
  { after, most }: { after: string; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    with part as materialized (select id from look where id > ${after} order by id limit ${most}),
    hidden as (
      update look set company_name = null from part, job
      where look.id = part.id and job.id = look.job_id and look.company_name is not null
        and (job.hide_contracting_company_name or (job.shown ->> 'hide_contracting_company_name')::boolean)
    )
    select max(id) as last from part
  `.execute(database)
  return rows[0]?.last ?? undefined
}

function ownerOf(of: Look['of']) {
  if ('candidateId' in of) return sql`${of.candidateId}`
  if ('cvId' in of) return sql`(select professional_id from curriculum where id = ${of.cvId})`
  return sql`(select professional_id from candidacy where id = ${of.candidacyId})`
}
