import type { ReviewSubject } from './review.ts'

/**
 * What reviewers read of each subject: its fields in the order of their form, by group. A reviewer asks for changes by
 * these names; only those marked in `unchangeable` are for reading alone.
 */
export const sheetGroups = {
  job: {
    job: [
      'jobName',
      'jobSpecificType',
      'occupation',
      'area',
      'hierarchy',
      'contractType',
      'tempJobDuration',
      'workType',
    ],
    company: ['sameAsOwnCompany', 'hideContractingCompanyName', 'companyAreaContracting', 'companyDescription'],
    description: ['jobDescription', 'responsibilities', 'additionalInfo', 'keywords'],
    salary: [
      'salaryType',
      'salary',
      'salaryRange',
      'salaryCommission',
      'salaryAlt',
      'salaryExtra',
      'doNotShowSalary',
      'benefits',
      'additionalBenefits',
    ],
    workingHours: [
      'workingHours',
      'workingHoursStart',
      'workingHoursEnd',
      'workingHoursLunch',
      'workingHoursAltStart',
      'workingHoursAltEnd',
      'workingHoursAltLunch',
      'workingHoursCustom',
      'flexSchedule',
    ],
    workPlaces: ['workPlaces', 'allowRemoteOtherStates'],
    requirements: [
      'minimumExperience',
      'experiences',
      'schoolLevels',
      'technologiesGeneral',
      'technologies',
      'languages',
      'driverLicence',
      'longPeriodJob',
      'firstJob',
    ],
    inclusion: ['onlyHandicap', 'acceptHandicap', 'handicaps', 'handicapExtraInfo'],
    kind: [
      'coursesPanel',
      'acceptOtherCourses',
      'dontHaveInternshipSalary',
      'apprenticeSchooling',
      'apprenticeCourse',
      'apprenticeOtherCourse',
      'nameOfInstitution',
      'otherInstitutionName',
    ],
    questionnaire: ['questionnaire'],
    legalException: ['legalException', 'genderOrder', 'ageOrderMin', 'ageOrderMax'],
  },
  organization: {
    company: ['idcard', 'companyName', 'officialName', 'branchOfActivity', 'employeeNumber', 'description'],
    contact: ['site', 'dontHaveSite', 'socialLinks', 'phone'],
    address: ['zipCode', 'cityState', 'district', 'street'],
  },
  recruiter: {
    person: ['name', 'email', 'phones'],
    organization: ['joining', 'waitingJob'],
  },
  candidate: {
    person: ['name', 'cpf', 'birthDate', 'gender', 'email', 'phones'],
    address: ['zipCode', 'cityState', 'district', 'street'],
    pcd: ['pcdData'],
  },
} as const satisfies Record<ReviewSubject, Readonly<Record<string, readonly string[]>>>

type Groups = typeof sheetGroups
/** The names of the groups of all subjects. */
export type SheetGroup = { [Subject in ReviewSubject]: keyof Groups[Subject] }[ReviewSubject]
type GroupOf<Subject extends ReviewSubject> = Groups[Subject][keyof Groups[Subject]]
/** The names of the fields that reviewers read. */
export type SheetField = {
  [Subject in ReviewSubject]: GroupOf<Subject> extends readonly (infer F)[] ? F : never
}[ReviewSubject]

/** What no owner corrects: it is proved elsewhere, or was never theirs to write. */
const unchangeable: ReadonlySet<string> = new Set(['email', 'idcard', 'joining', 'waitingJob', 'jobSpecificType'])

/** The groups of a subject with their fields, in order. */
export function groupsOf(subject: ReviewSubject): [group: SheetGroup, fields: readonly SheetField[]][] {
  return Object.entries(sheetGroups[subject]) as [SheetGroup, readonly SheetField[]][]
}

/** The field of the sheet that a path is in: `workPlaces.0.zipCode` is in `workPlaces`. */
function fieldOfPath(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

/** Whether a reviewer may ask for this field, or a part of it, to be changed. */
export function mayBeAskedFor(subject: ReviewSubject, path: string): boolean {
  const field = fieldOfPath(path)
  return (
    !unchangeable.has(field) && groupsOf(subject).some(([, fields]) => (fields as readonly string[]).includes(field))
  )
}

/**
 * What is given of a correction, cut to what was asked for with what belongs to it; all of it where a refusal or a block
 * asks for nothing by name. The rest keeps what it was.
 */
export function correctedFields<Content extends object>(
  given: Content,
  { changes }: { changes: readonly { readonly field: string }[] },
): Partial<Content> {
  if (changes.length === 0) return given
  const asked = withTheirOwn(new Set(changes.map(({ field }) => fieldOfPath(field))))
  return Object.fromEntries(Object.entries(given).filter(([field]) => asked.has(field))) as Partial<Content>
}

/** Fields that make sense only together: who is to change one may have to change the others. */
const companions: readonly (readonly string[])[] = [
  ['salaryType', 'salary', 'salaryRange', 'salaryCommission', 'salaryAlt', 'dontHaveInternshipSalary'],
  [
    'workingHours',
    'workingHoursStart',
    'workingHoursEnd',
    'workingHoursLunch',
    'workingHoursAltStart',
    'workingHoursAltEnd',
    'workingHoursAltLunch',
    'workingHoursCustom',
  ],
  ['contractType', 'tempJobDuration'],
  ['legalException', 'genderOrder', 'ageOrderMin', 'ageOrderMax'],
  ['onlyHandicap', 'acceptHandicap', 'handicaps'],
  ['sameAsOwnCompany', 'companyDescription'],
  ['site', 'dontHaveSite'],
  ['pcdData', 'agreeFoundByDisability'],
  ['zipCode', 'cityState', 'district', 'street'],
]

function withTheirOwn(asked: ReadonlySet<string>): Set<string> {
  return new Set([...asked, ...companions.filter((group) => group.some((field) => asked.has(field))).flat()])
}
