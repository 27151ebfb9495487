import type { JobContent } from '@trampolim/contract/job-content.ts'
import { isTemporary } from '@trampolim/marketplace/jobs/kind-fields.ts'
import type { LegalException } from '@trampolim/marketplace/jobs/legal-exception.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { highestSchooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { JobRow, StoredWorkPlace } from './rows.ts'
import {
  blank,
  exceptionOf,
  hoursOf,
  type KindDetails,
  kindDetailsOf,
  salaryOf,
  writtenHours,
  writtenKindDetails,
  writtenSalary,
} from './stored-parts.ts'

/** A claimed exception as it is stored; `approvedAt` once a reviewer approved it as it stands. */
export type StoredException = LegalException & { approvedAt?: string | null }

/** Everything that its recruiter wrote of a job, as columns; JSON still as values. */
export type StoredContent = Omit<
  JobRow,
  | 'id'
  | 'status'
  | 'occupation_title'
  | 'company_name'
  | 'organization_description'
  | 'site'
  | 'employee_number'
  | 'branch_of_activity'
  | 'logo_file_id'
  | 'towns'
  | 'first_approved_at'
  | 'approved_at'
  | 'closes_at'
  | 'created_at'
  | 'modified_at'
  | 'kind_details'
> & {
  area: string | null
  hierarchy: string | null
  schooling: string | null
  legal_exception: StoredException | null
  job_summary_email: boolean
  kind_details: KindDetails
}

/** What was found out beside the content: where its workplaces lie, and its questions with their ids. */
export type Completed = { workPlaces: StoredWorkPlace[]; questionnaire: Question[]; exceptionApprovedAt: string | null }

/** A job that has no faults, as columns. What its kind, salary, hours or contract don't ask for isn't kept. */
export function columnsOf(content: JobContent, { workPlaces, questionnaire, exceptionApprovedAt }: Completed) {
  const kind = content.jobSpecificType
  const exception = exceptionOf(content)
  return {
    job_specific_type: kind,
    contract_type: content.contractType as StoredContent['contract_type'],
    work_type: content.workType as StoredContent['work_type'],
    job_name: content.jobName ?? '',
    cbo: content.occupation ?? '',
    area: blank(content.area),
    hierarchy: blank(content.hierarchy),
    same_as_own_company: content.sameAsOwnCompany,
    hide_contracting_company_name: content.hideContractingCompanyName,
    company_area_contracting: blank(content.companyAreaContracting),
    company_description: blank(content.companyDescription),
    job_description: content.jobDescription ?? '',
    responsibilities: blank(content.responsibilities),
    additional_info: blank(content.additionalInfo),
    keywords: content.keywords,
    ...salaryOf(content),
    salary_extra: blank(content.salaryExtra),
    do_not_show_salary: content.doNotShowSalary,
    benefits: content.benefits,
    additional_benefits: blank(content.additionalBenefits),
    working_hours: hoursOf(content),
    flex_schedule: content.flexSchedule,
    temp_job_duration_days:
      content.contractType && isTemporary(content.contractType) ? (content.tempJobDuration ?? null) : null,
    work_places: workPlaces,
    technologies_general: content.technologiesGeneral,
    technologies: content.technologies,
    languages: content.languages,
    questionnaire,
    legal_exception: exception && { ...exception, approvedAt: exceptionApprovedAt },
    only_handicap: content.onlyHandicap,
    accept_handicap: content.acceptHandicap,
    handicaps: content.handicaps,
    handicap_extra_info: blank(content.handicapExtraInfo),
    minimum_experience: content.minimumExperience,
    schooling:
      content.apprenticeSchooling ?? highestSchooling(content.schoolLevels.map((each) => each.schooling)) ?? null,
    school_levels: content.schoolLevels.map(({ schooling, courseSchooling, knowledgeArea }) => ({
      schooling,
      courseSchooling: blank(courseSchooling),
      knowledgeArea: blank(knowledgeArea),
    })),
    experiences: blank(content.experiences),
    driver_licence: content.driverLicence ?? null,
    allow_remote_other_states: content.allowRemoteOtherStates,
    long_period_job: content.longPeriodJob,
    first_job: content.firstJob,
    job_summary_email: content.jobSummaryEmail,
    kind_details: kindDetailsOf(content),
  } satisfies StoredContent
}

/** What its recruiter wrote, from the columns. */
export function contentOf(row: StoredContent): JobContent {
  const exception = row.legal_exception
  return {
    jobSpecificType: row.job_specific_type,
    contractType: row.contract_type,
    jobName: row.job_name,
    occupation: row.cbo,
    area: row.area,
    hierarchy: row.hierarchy,
    sameAsOwnCompany: row.same_as_own_company,
    hideContractingCompanyName: row.hide_contracting_company_name,
    companyAreaContracting: row.company_area_contracting,
    companyDescription: row.company_description,
    jobDescription: row.job_description,
    responsibilities: row.responsibilities,
    additionalInfo: row.additional_info,
    keywords: row.keywords,
    ...writtenSalary(row),
    salaryExtra: row.salary_extra,
    doNotShowSalary: row.do_not_show_salary,
    benefits: row.benefits,
    additionalBenefits: row.additional_benefits,
    workType: row.work_type,
    ...writtenHours(row.working_hours),
    flexSchedule: row.flex_schedule,
    tempJobDuration: row.temp_job_duration_days,
    workPlaces: row.work_places.map(({ zipCode, qty, district, cityState }) => ({ zipCode, qty, district, cityState })),
    technologiesGeneral: row.technologies_general,
    technologies: row.technologies,
    languages: row.languages,
    questionnaire: row.questionnaire.map(({ id, question, type, useOrderPriority = false, orderPriority = null }) => ({
      id,
      question,
      type,
      useOrderPriority,
      orderPriority,
    })),
    legalException: exception && { ground: exception.ground ?? null, explanation: exception.explanation ?? null },
    genderOrder: exception?.genderOrder ?? null,
    ageOrderMin: exception?.ageOrderMin ?? null,
    ageOrderMax: exception?.ageOrderMax ?? null,
    onlyHandicap: row.only_handicap,
    acceptHandicap: row.accept_handicap,
    handicaps: row.handicaps,
    handicapExtraInfo: row.handicap_extra_info,
    minimumExperience: row.minimum_experience,
    schoolLevels: row.school_levels.map(({ schooling, courseSchooling = null, knowledgeArea = null }) => ({
      schooling,
      courseSchooling,
      knowledgeArea,
    })),
    experiences: row.experiences,
    driverLicence: row.driver_licence && {
      categories: (row.driver_licence.categories ?? []) as NonNullable<JobContent['driverLicence']>['categories'],
      paidActivity: row.driver_licence.paidActivity ?? false,
    },
    allowRemoteOtherStates: row.allow_remote_other_states,
    longPeriodJob: row.long_period_job,
    firstJob: row.first_job,
    jobSummaryEmail: row.job_summary_email,
    ...writtenKindDetails(row),
  }
}
