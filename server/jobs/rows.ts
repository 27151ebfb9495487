import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import type { LegalException } from '@trampolim/marketplace/jobs/legal-exception.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/connect.ts'

type Job = Selectable<Tables['job']>

/** A workplace as stored; `cityState` is the municipality's id. */
export type StoredWorkPlace = {
  zipCode: string | null
  qty: number
  district: string | null
  cityState: number
  latitude: number | null
  longitude: number | null
  exact: boolean
}

type Salary = Pick<
  Job,
  'salary_from_cents' | 'salary_to_cents' | 'salary_commission' | 'salary_alt' | 'do_not_show_salary'
> & { salary_type: JobDetails['salary']['salaryType'] }

type Kinds = {
  id: string
  status: JobStatus
  job_specific_type: JobDetails['jobSpecificType']
  contract_type: JobDetails['contractType']
  work_type: JobDetails['workType']
}

/** A claimed exception as stored; `approvedAt` is set once a reviewer has approved it unchanged. */
export type StoredException = LegalException & { approvedAt?: string | null }

/** Everything that the recruiter wrote in a job, as columns with their JSON parsed. */
export type StoredContent = Salary &
  Omit<Kinds, 'id' | 'status'> &
  Pick<
    Job,
    | 'job_name'
    | 'cbo'
    | 'hide_contracting_company_name'
    | 'keywords'
    | 'only_handicap'
    | 'handicaps'
    | 'allow_remote_other_states'
  > & {
    work_places: StoredWorkPlace[]
    technologies: JobContent['technologies']
    languages: JobContent['languages']
    questionnaire: Question[]
    legal_exception: StoredException | null
    minimum_experience: JobContent['minimumExperience']
    /** The highest of the requested levels, used by the search and the score. */
    schooling: Schooling | null
    driver_licence: JobContent['driverLicence'] | null
    /** Fields to which no rule or list refers by name, in the contract's shape. */
    content: Partial<JobContent>
  }

/** A job with the data of related tables. */
export type JobRow = StoredContent &
  Kinds &
  Pick<Job, 'first_approved_at' | 'approved_at' | 'closes_at' | 'created_at' | 'modified_at'> & {
    occupation_title: string
    organization_id: string
    company_name: string | null
    organization_description: string | null
    site: string | null
    employee_number: number
    branch_of_activity: string
    logo_file_id: string | null
    /** Whether its organisation's approved version is in force, so that it may have a page. */
    company_approved: boolean
    /** Name and state by municipality id. */
    towns: Record<string, [name: string, state: string]>
  }

/** A professional's relation to a job. */
export type ViewerRow = {
  process_id: string | null
  has_receipt: boolean
  step: SelectionStep | null
  discarded_by: Actor | null
  distance: number | null
  same_city: boolean
  liked: boolean
  discarded: boolean
}

/** A job in one of a professional's lists. */
export type ListedJobRow = Salary &
  Kinds &
  Pick<Job, 'job_name' | 'hide_contracting_company_name' | 'only_handicap'> &
  Pick<JobRow, 'approved_at' | 'first_approved_at' | 'created_at' | 'company_name' | 'logo_file_id'> & {
    city_state: number
    city: string
    state: string
    district: string | null
    distance: number | null
    same_city: boolean
    liked: boolean
    /** An internship without a salary. */
    unpaid: boolean
    /** Whether an agency selects for another company. */
    for_client: boolean
    applied: boolean
    discarded: boolean
  } & WithShown

/** A job with the version of it that was approved last. */
export type ReadJobRow = JobRow & WithShown & { shown_occupation_title: string | null }

/** `shown`: the approved values of the columns that an edit rewrote; null if no edit awaits review. */
type WithShown = {
  taken_down_at: Date | null
  shown: Partial<Omit<JobRow, 'modified_at'> & { modified_at: string }> | null
}

/** The row as everyone else reads it: while an edit awaits review, with the columns of the last approved version. */
export function asShown<Row extends WithShown>(row: Row): Row {
  const { shown } = row
  return shown ? { ...row, ...shown, modified_at: new Date(shown.modified_at ?? 0) } : row
}
