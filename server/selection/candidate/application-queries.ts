import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

const isForClient = sql<boolean>`coalesce(job.content -> 'sameAsOwnCompany' = 'false'::jsonb, false)`

/** A job as needed by an application. */
export type JobFacts = {
  id: string
  status: JobStatus
  everApproved: boolean
  jobSpecificType: JobSpecificType
  onlyHandicap: boolean
  questionnaire: Question[]
  jobName: string
  companyName: string | null
  hideContractingCompanyName: boolean
  /** Whether the job is at a client of the organisation. */
  forClient: boolean
}

/** Finds what a job requires of applicants; `lock` prevents pausing and closing it until the transaction ends. */
export async function findJobFacts(database: Database | Tx, jobId: string, { lock = false }: { lock?: boolean } = {}) {
  const query = database
    .selectFrom('job')
    .innerJoin('shown_organization as organization', 'organization.id', 'job.organization_id')
    .select((select) => [
      'job.id',
      'job.status',
      select('job.first_approved_at', 'is not', null).as('everApproved'),
      'job.job_specific_type as jobSpecificType',
      'job.only_handicap as onlyHandicap',
      'job.questionnaire',
      'job.job_name as jobName',
      'organization.company_name as companyName',
      'job.hide_contracting_company_name as hideContractingCompanyName',
      isForClient.as('forClient'),
    ])
    .where('job.id', '=', jobId)
    .$castTo<JobFacts>()
  return (lock ? query.forShare('job') : query).executeTakeFirst()
}

/** Finds what an application needs to know of the person. */
export async function findApplicant(database: Database | Tx, professionalId: string) {
  return database
    .selectFrom('professional')
    .select((select) => [
      'status',
      'birth_date as birthDate',
      'is_handicap as isHandicap',
      select
        .selectFrom('curriculum')
        .whereRef('curriculum.professional_id', '=', 'professional.account_id')
        .select(({ fn }) => fn.coalesce(fn.agg<string[]>('array_agg', ['cv_type']), sql<string[]>`'{}'`).as('kinds'))
        .as('curriculums'),
    ])
    .where('account_id', '=', professionalId)
    .$castTo<{ status: string; birthDate: string; isHandicap: boolean; curriculums: JobKindWord[] }>()
    .executeTakeFirst()
}
