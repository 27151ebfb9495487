import { type ContractType, contractTypes } from '../reference/contract-types.ts'
import type { JobSpecificType } from '../reference/job-types.ts'

/** Fields that one kind of job alone has (specification, data §3.1). */
export const fieldsOfKind = {
  1: [],
  2: ['coursesPanel', 'acceptOtherCourses', 'shiftCourse', 'dontHaveInternshipSalary'],
  3: ['apprenticeSchooling', 'apprenticeCourse', 'apprenticeOtherCourse', 'nameOfInstitution', 'otherInstitutionName'],
} as const satisfies Record<JobSpecificType, readonly string[]>

/** Fields that every job has to have; what the kind, salary, hours and contract ask for beside is in `faultsOfJob`. */
export const requiredFields = [
  'jobName',
  'occupation',
  'jobDescription',
  'contractType',
  'workType',
  'salaryType',
  'workingHours',
  'workPlaces',
] as const

/** Contracts that a kind of job may have: an internship and an apprenticeship have theirs alone. */
export const contractsOfKind: Readonly<Record<JobSpecificType, readonly ContractType[]>> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [contractTypes.code.internship],
  3: [contractTypes.code.apprenticeship],
}

/** Whether a field belongs to this kind of job; changing the kind loses the fields of the other. */
export function belongsToKind(field: string, kind: JobSpecificType): boolean {
  const others = ([1, 2, 3] as const).filter((each) => each !== kind)
  return !others.some((other) => (fieldsOfKind[other] as readonly string[]).includes(field))
}

/** The days of a temporary contract, 1 to 270: 180, once prolonged by 90 (Lei 6.019/1974 art. 10). */
export const temporaryDays = { least: 1, most: 270 } as const

/** Whether a contract has a duration at all, shown in days. */
export function isTemporary(contract: ContractType): boolean {
  return contract === contractTypes.code.temporary
}
