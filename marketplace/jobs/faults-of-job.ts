import { type Fault, faultAt, under } from '../faults.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import { jobSpecificTypes } from '../reference/job-types.ts'
import { type JobFields, jobFields } from './fields.ts'
import { contractsOfKind } from './kind-fields.ts'
import { exceptionOf, faultsOfException } from './legal-exception.ts'
import { faultsOfSalary } from './salary.ts'
import { salaryOfJob } from './salary-of-job.ts'
import { faultsOfWorkingHours } from './working-hours.ts'

const { internship, apprentice } = jobSpecificTypes.code

/**
 * Returns every fault of a job of any kind, by field; empty if it may be published (specification, data §5). First come
 * the faults of single fields, then those of several fields together.
 */
export function faultsOfJob(job: JobFields): Fault[] {
  const { jobSpecificType: kind, contractType, onlyHandicap, acceptHandicap } = job
  const salary = salaryOfJob(job)
  return [
    ...faultsOfFields(jobFields, job),
    ...faultAt(
      'contractType',
      contractType && !contractsOfKind[kind].includes(contractType) ? 'contract_not_of_kind' : undefined,
    ),
    ...(salary ? faultsOfSalary(salary) : []),
    ...(job.workingHours ? faultsOfWorkingHours(job) : []),
    ...faultsOfPriorities(job),
    ...faultAt('handicaps', onlyHandicap && acceptHandicap === false ? 'invalid' : undefined),
    ...faultsOfException(exceptionOf(job) ?? {}, { isApprentice: kind === apprentice }),
    ...(kind === internship ? faultsOfInternship(job) : []),
    ...(kind === apprentice ? faultsOfApprenticeship(job) : []),
  ]
}

function faultsOfPriorities({ questionnaire }: JobFields): Fault[] {
  return (questionnaire ?? []).flatMap(({ useOrderPriority, orderPriority }, at) =>
    under(
      `questionnaire.${at}`,
      faultAt('orderPriority', useOrderPriority && orderPriority == null ? 'required' : undefined),
    ),
  )
}

/**
 * An internship requires people to attend a course (Lei 11.788/2008 art. 1): at least one is named, unless any is
 * accepted.
 */
function faultsOfInternship({ coursesPanel, acceptOtherCourses }: JobFields): Fault[] {
  return faultAt('coursesPanel', coursesPanel?.length || acceptOtherCourses ? undefined : 'required')
}

/** An apprenticeship names its course or another, and its institution or another (CLT art. 428). */
function faultsOfApprenticeship(job: JobFields): Fault[] {
  const course = job.apprenticeCourse?.trim() || job.apprenticeOtherCourse?.trim()
  const institution = job.nameOfInstitution?.trim() || job.otherInstitutionName?.trim()
  return [
    ...faultAt('apprenticeCourse', course ? undefined : 'apprentice_course_required'),
    ...faultAt('nameOfInstitution', institution ? undefined : 'required'),
  ]
}
