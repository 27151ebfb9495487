import { isDeepStrictEqual } from 'node:util'
import type { JobContent } from '@trampolim/contract/job-content.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { type JobField, jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { exceptionOf } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { inOrder, type Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { lowestSchooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { StoredContent, StoredWorkPlace } from '../rows.ts'
import { salaryColumns, writtenSalary } from './stored-parts.ts'

/**
 * Fields that rules, lists or the search refer to by name have columns of their own. All others are in the jsonb
 * `content`.
 */
const inColumns = [
  'jobSpecificType',
  'contractType',
  'workType',
  'jobName',
  'occupation',
  'hideContractingCompanyName',
  'keywords',
  'salaryType',
  'salary',
  'salaryRange',
  'salaryCommission',
  'salaryAlt',
  'doNotShowSalary',
  'workPlaces',
  'technologies',
  'languages',
  'questionnaire',
  'legalException',
  'genderOrder',
  'ageOrderMin',
  'ageOrderMax',
  'onlyHandicap',
  'handicaps',
  'minimumExperience',
  'driverLicence',
  'allowRemoteOtherStates',
] as const satisfies readonly JobField[]

const inContent = without(jobFields, inColumns)

/** What the server adds to the content: the positions of the workplaces, and the questions with their ids. */
export type Completed = { workPlaces: StoredWorkPlace[]; questionnaire: Question[]; exceptionApprovedAt: string | null }

/**
 * Converts a job without faults to columns. Fields that don't apply to its kind, salary, hours or contract are dropped.
 */
export function columnsOf(
  content: JobContent,
  { workPlaces, questionnaire, exceptionApprovedAt }: Completed,
): StoredContent {
  const job = settle(jobFields, content)
  const exception = exceptionOf(job)
  return {
    job_specific_type: job.jobSpecificType,
    contract_type: job.contractType as StoredContent['contract_type'],
    work_type: job.workType as StoredContent['work_type'],
    job_name: job.jobName ?? '',
    cbo: job.occupation ?? '',
    hide_contracting_company_name: job.hideContractingCompanyName,
    keywords: job.keywords,
    ...salaryColumns(job),
    do_not_show_salary: job.doNotShowSalary,
    work_places: workPlaces,
    technologies: job.technologies,
    languages: job.languages,
    questionnaire,
    legal_exception: exception && { ...exception, approvedAt: exceptionApprovedAt },
    only_handicap: job.onlyHandicap,
    handicaps: job.handicaps,
    minimum_experience: job.minimumExperience,
    // One of the levels is enough.
    schooling: job.apprenticeSchooling ?? lowestSchooling(job.schoolLevels.map((each) => each.schooling)) ?? null,
    driver_licence: job.driverLicence,
    allow_remote_other_states: job.allowRemoteOtherStates,
    content: Object.fromEntries(Object.entries(job).filter(([name]) => name in inContent)),
  }
}

/** Whether the recruiter wrote the same, apart from the ids that each job's questions have. */
export function isSameContent(one: StoredContent, other: StoredContent): boolean {
  return isDeepStrictEqual(withoutQuestionIds(contentOf(one)), withoutQuestionIds(contentOf(other)))
}

const withoutQuestionIds = (content: JobContent) => {
  const { questionnaire, ...read } = asRead(content)
  return { ...read, questionnaire: questionnaire.map(({ id: _id, ...question }) => question) }
}

/** What a job says: its questions in their order, however a client gave the order. */
export const asRead = ({ questionnaire, ...content }: JobContent) => ({
  ...content,
  questionnaire: inOrder(questionnaire as readonly Question[]).map(
    ({ useOrderPriority: _use, orderPriority: _priority, ...question }) => question,
  ),
})

/** Converts columns back to what the recruiter wrote. */
export function contentOf(row: StoredContent): JobContent {
  const exception = row.legal_exception
  return settle(jobFields, {
    ...row.content,
    jobSpecificType: row.job_specific_type,
    contractType: row.contract_type,
    workType: row.work_type,
    jobName: row.job_name,
    occupation: row.cbo,
    hideContractingCompanyName: row.hide_contracting_company_name,
    keywords: row.keywords,
    ...writtenSalary(row),
    doNotShowSalary: row.do_not_show_salary,
    workPlaces: row.work_places,
    technologies: row.technologies,
    languages: row.languages,
    questionnaire: row.questionnaire,
    legalException: exception,
    genderOrder: exception?.genderOrder,
    ageOrderMin: exception?.ageOrderMin,
    ageOrderMax: exception?.ageOrderMax,
    onlyHandicap: row.only_handicap,
    handicaps: row.handicaps,
    minimumExperience: row.minimum_experience,
    driverLicence: row.driver_licence,
    allowRemoteOtherStates: row.allow_remote_other_states,
  })
}
