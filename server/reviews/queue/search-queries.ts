import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'

export type FoundSubject = {
  subject: ReviewSubject
  subjectId: string
  name: string
  company: string | null
  status: string
  reviewId: string | null
}

type Search = (pattern: string, most: number) => RawBuilder<unknown>

const searches: Readonly<Record<ReviewSubject, Search>> = {
  job: (pattern, most) => sql`(
    select 'job' as subject, job.id as "subjectId", job.job_name as name,
      coalesce(organization.company_name, organization.official_name) as company, job.status
    from (select * from job where plain(job_name) like plain(${pattern}) limit ${most}) as job
    join organization on organization.id = job.organization_id
  )`,
  organization: (pattern, most) => sql`(
    select 'organization' as subject, id as "subjectId", coalesce(company_name, official_name) as name,
      null::text as company, status
    from organization
    where plain(company_name) like plain(${pattern}) or plain(official_name) like plain(${pattern}) limit ${most}
  )`,
  recruiter: (pattern, most) => sql`(
    select 'recruiter' as subject, recruiter.account_id as "subjectId", recruiter.name,
      coalesce(organization.company_name, organization.official_name) as company, recruiter.status
    from (select * from recruiter where plain(name) like plain(${pattern}) limit ${most}) as recruiter
    left join organization on organization.id = recruiter.organization_id
  )`,
  candidate: (pattern, most) => sql`(
    select 'candidate' as subject, account_id as "subjectId", name, null::text as company, status from professional
    where plain(name) like plain(${pattern}) limit ${most}
  )`,
}

/** Finds subjects whose name matches a pattern, limited for each kind of subject. */
export async function searchSubjects(
  database: Database,
  { pattern, subjects, most }: { pattern: string; subjects: readonly ReviewSubject[]; most: number },
): Promise<FoundSubject[]> {
  const parts = subjects.map((subject) => searches[subject](pattern, most))
  const { rows } = await sql<FoundSubject>`
    ${plannedAnew} select found.*, (
      select id from review where review.subject = found.subject and review.subject_id = found."subjectId"
      order by decided_at desc, id desc limit 1
    ) as "reviewId"
    from (${sql.join(parts, sql` union all `)}) as found
  `.execute(database)
  return rows
}
