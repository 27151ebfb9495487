import { type Fault, faultAt, under } from '../faults.ts'
import { internshipPeriods } from '../reference/course-periods.ts'
import { internshipLevels } from '../reference/internship-levels.ts'
import { jobSpecificTypes } from '../reference/job-types.ts'
import { isZipCode } from '../registration/zip-code.ts'
import { type CoursePanel, type JobFields, longestTexts, mostItems, type WorkPlace } from './job-fields.ts'
import { contractsOfKind, isTemporary, temporaryDays } from './kind-fields.ts'
import { faultsOfException } from './legal-exception.ts'
import { longestQuestion, mostQuestions, type Question } from './questionnaire.ts'
import { faultsOfSalary } from './salary.ts'
import { faultsOfWorkingHours } from './working-hours.ts'

const { internship, apprentice } = jobSpecificTypes.code

/**
 * Everything that is wrong with a job of any kind, by field; empty when it may be published (specification, data §5).
 * `contractType` and the fields of the kind are judged for the kind given.
 */
export function faultsOfJob(job: JobFields): Fault[] {
  return [
    ...faultsOfTexts(job),
    ...faultAt('occupation', job.occupation ? undefined : 'required'),
    ...faultsOfContract(job),
    ...faultAt('workType', job.workType ? undefined : 'required'),
    ...faultsOfJobSalary(job),
    ...faultsOfWorkingHours(job),
    ...faultsOfWorkPlaces(job.workPlaces ?? []),
    ...faultsOfQuestionnaire(job.questionnaire ?? []),
    ...faultsOfLists(job),
    ...faultAt('handicaps', job.onlyHandicap && job.acceptHandicap === false ? 'invalid' : undefined),
    ...faultsOfException(job.legalException ?? {}, { isApprentice: job.jobSpecificType === apprentice }),
    ...(job.jobSpecificType === internship ? faultsOfInternship(job) : []),
    ...(job.jobSpecificType === apprentice ? faultsOfApprenticeship(job) : []),
  ]
}

function faultsOfTexts(job: JobFields): Fault[] {
  const required = ['jobName', 'jobDescription'] as const
  const missing = required.filter((field) => !job[field]?.trim())
  const long = (Object.keys(longestTexts) as (keyof typeof longestTexts)[]).filter(
    (field) => (job[field]?.length ?? 0) > longestTexts[field],
  )
  return [
    ...missing.flatMap((field) => faultAt(field, 'required')),
    ...long.flatMap((field) => faultAt(field, 'too_long')),
    ...faultAt(
      'companyDescription',
      job.sameAsOwnCompany === false && !job.companyDescription?.trim() ? 'required' : undefined,
    ),
  ]
}

function faultsOfContract({ contractType, jobSpecificType, tempJobDuration }: JobFields): Fault[] {
  if (!contractType) return faultAt('contractType', 'required')
  if (!contractsOfKind[jobSpecificType].includes(contractType)) return faultAt('contractType', 'contract_not_of_kind')
  if (!isTemporary(contractType)) return []
  if (tempJobDuration == null) return faultAt('tempJobDuration', 'required')
  const { least, most } = temporaryDays
  const days = Number.isInteger(tempJobDuration) && tempJobDuration >= least && tempJobDuration <= most
  return faultAt('tempJobDuration', days ? undefined : 'invalid_duration')
}

function faultsOfJobSalary({ salary, jobSpecificType, dontHaveInternshipSalary }: JobFields): Fault[] {
  if (jobSpecificType === internship && dontHaveInternshipSalary) return []
  return salary ? faultsOfSalary(salary) : faultAt('salaryType', 'required')
}

function faultsOfWorkPlaces(places: readonly WorkPlace[]): Fault[] {
  if (places.length === 0) return faultAt('workPlaces', 'workplace_required')
  if (places.length > mostItems.workPlaces) return faultAt('workPlaces', 'too_many')
  return places.flatMap((place, at) =>
    under(`workPlaces.${at}`, [
      ...faultAt('zipCode', place.zipCode ? (isZipCode(place.zipCode) ? undefined : 'invalid_zip_code') : 'required'),
      ...faultAt('cityState', place.cityState ? undefined : 'required'),
      ...faultAt('qty', isQuantity(place.qty) ? undefined : 'invalid_number'),
    ]),
  )
}

function isQuantity(qty: number | null | undefined): boolean {
  return qty == null || (Number.isInteger(qty) && qty >= 1 && qty <= 9999)
}

function faultsOfQuestionnaire(questions: readonly Question[]): Fault[] {
  if (questions.length > mostQuestions) return faultAt('questionnaire', 'too_many')
  return questions.flatMap((question, at) =>
    under(`questionnaire.${at}`, [
      ...faultAt('question', question.question.trim() ? undefined : 'required'),
      ...faultAt('question', question.question.length > longestQuestion ? 'too_long' : undefined),
      ...faultAt('orderPriority', question.useOrderPriority && question.orderPriority == null ? 'required' : undefined),
    ]),
  )
}

function faultsOfLists(job: JobFields): Fault[] {
  return (['keywords', 'technologies', 'languages'] as const).flatMap((list) =>
    faultAt(list, (job[list]?.length ?? 0) > mostItems[list] ? 'too_many' : undefined),
  )
}

/** An internship is for people who attend a course (Lei 11.788/2008 art. 1): at least one, unless any is accepted. */
function faultsOfInternship({ coursesPanel = [], acceptOtherCourses }: JobFields): Fault[] {
  if (coursesPanel.length === 0) return faultAt('coursesPanel', acceptOtherCourses ? undefined : 'required')
  return coursesPanel.flatMap((panel, at) => under(`coursesPanel.${at}`, faultsOfPanel(panel)))
}

function faultsOfPanel(panel: CoursePanel): Fault[] {
  const level = panel.internshipSchoolLevel
  return [
    ...faultAt('internshipSchoolLevel', level ? (internshipLevels.has(level) ? undefined : 'invalid') : 'required'),
    ...faultAt('internshipCourse', panel.internshipCourse?.trim() ? undefined : 'required'),
    ...faultAt('minCoursePeriod', internshipPeriods.has(panel.minCoursePeriod) ? undefined : 'required'),
    ...faultAt('shiftCourse', panel.shiftCourse ? undefined : 'required'),
  ]
}

/** An apprenticeship names its course or another, and its institution or another (CLT art. 428). */
function faultsOfApprenticeship(job: JobFields): Fault[] {
  const course = job.apprenticeCourse?.trim() || job.apprenticeOtherCourse?.trim()
  const institution = job.nameOfInstitution?.trim() || job.otherInstitutionName?.trim()
  return [
    ...faultAt('apprenticeSchooling', job.apprenticeSchooling ? undefined : 'required'),
    ...faultAt('apprenticeCourse', course ? undefined : 'apprentice_course_required'),
    ...faultAt('nameOfInstitution', institution ? undefined : 'required'),
  ]
}
