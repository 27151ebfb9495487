import type { JobDetails } from '@trampolim/contract/jobs.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/connect.ts'

type Job = Selectable<Tables['job']>

/** Where a job is done, as it is stored; `cityState` is the municipality's id. */
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

/** A job with what surrounds it. */
export type JobRow = Salary &
  Kinds &
  Pick<
    Job,
    | 'job_name'
    | 'cbo'
    | 'same_as_own_company'
    | 'hide_contracting_company_name'
    | 'company_area_contracting'
    | 'company_description'
    | 'job_description'
    | 'responsibilities'
    | 'additional_info'
    | 'keywords'
    | 'salary_extra'
    | 'benefits'
    | 'additional_benefits'
    | 'flex_schedule'
    | 'temp_job_duration_days'
    | 'technologies_general'
    | 'only_handicap'
    | 'accept_handicap'
    | 'handicaps'
    | 'handicap_extra_info'
    | 'experiences'
    | 'allow_remote_other_states'
    | 'long_period_job'
    | 'first_job'
    | 'first_approved_at'
    | 'approved_at'
    | 'closes_at'
    | 'created_at'
    | 'modified_at'
  > & {
    working_hours: Partial<JobDetails['workingHours']> & Pick<JobDetails['workingHours'], 'workingHours'>
    work_places: StoredWorkPlace[]
    technologies: JobDetails['technologies']
    languages: JobDetails['languages']
    questionnaire: Question[]
    minimum_experience: JobDetails['minimumExperience']
    school_levels: (Pick<JobDetails['schoolLevels'][number], 'schooling'> &
      Partial<JobDetails['schoolLevels'][number]>)[]
    driver_licence: Partial<NonNullable<JobDetails['driverLicence']>> | null
    kind_details: Record<string, unknown>
    occupation_title: string
    company_name: string | null
    organization_description: string | null
    site: string | null
    employee_number: number
    branch_of_activity: string
    logo_file_id: string | null
    /** By municipality's id: its name and state. */
    towns: Record<string, [name: string, state: string]>
  }

/** What a professional has to do with a job. */
export type ViewerRow = {
  process_id: string | null
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
  } & WithShown

/** A job with the version of it that was approved last. */
export type ReadJobRow = JobRow & WithShown & { shown_occupation_title: string | null }

/** `shown`: the columns that an edit rewrote, as they were approved last; null where none waits. */
type WithShown = {
  taken_down_at: Date | null
  shown: Partial<Omit<JobRow, 'modified_at'> & { modified_at: string }> | null
}

/** A row as everybody else reads it: while an edit waits, with the columns of the version approved last. */
export function asShown<Row extends WithShown>(row: Row): Row {
  const { shown } = row
  return shown ? { ...row, ...shown, modified_at: new Date(shown.modified_at ?? 0) } : row
}
