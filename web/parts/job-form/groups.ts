import { type Faults, hasFaultWithin } from '../../platform/faults.ts'
import { emptyJob, type JobDraft } from './draft.ts'

/** The parts in which a job is written, in order. */
export const jobGroups = ['job', 'pay', 'time', 'people', 'handicap', 'questions', 'company', 'exception'] as const
export type JobGroup = (typeof jobGroups)[number]

/** Parts that are folded away until they are asked for. */
export const foldedGroups: readonly JobGroup[] = ['handicap', 'questions', 'company', 'exception']

const fields: Readonly<Record<JobGroup, readonly (keyof JobDraft | 'salaryRange')[]>> = {
  job: [
    'jobSpecificType',
    'jobName',
    'occupation',
    'occupationTitle',
    'contractType',
    'tempJobDuration',
    'shortPeriod',
    'coursesPanel',
    'acceptOtherCourses',
    'dontHaveInternshipSalary',
    'apprenticeSchooling',
    'apprenticeCourse',
    'apprenticeOtherCourse',
    'nameOfInstitution',
    'otherInstitutionName',
    'jobDescription',
    'responsibilities',
    'additionalInfo',
    'keywords',
    'area',
    'hierarchy',
  ],
  pay: [
    'salaryType',
    'salaryRange',
    'salaryFrom',
    'salaryTo',
    'salary',
    'salaryCommission',
    'salaryAlt',
    'doNotShowSalary',
    'salaryExtra',
    'benefits',
    'additionalBenefits',
  ],
  time: [
    'workType',
    'allowRemoteOtherStates',
    'workPlaces',
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
  people: [
    'minimumExperience',
    'experiences',
    'firstJob',
    'schoolLevels',
    'languages',
    'technologiesGeneral',
    'technologies',
    'licences',
    'paidActivity',
  ],
  handicap: ['onlyHandicap', 'handicaps', 'handicapExtraInfo'],
  questions: ['questionnaire'],
  company: ['otherCompany', 'companyAreaContracting', 'companyDescription', 'hideContractingCompanyName'],
  exception: ['claimsException', 'legalException', 'genderOrder', 'ageOrderMin', 'ageOrderMax'],
}

/** The fields of a part, by which its faults are told. */
export const fieldsOfGroup = (group: JobGroup): readonly string[] => fields[group]

/** What the form calls otherwise than the job itself. */
const partOfField: Readonly<Record<string, JobGroup>> = {
  sameAsOwnCompany: 'company',
  longPeriodJob: 'job',
  driverLicence: 'people',
  acceptHandicap: 'handicap',
}

/** The parts in which the fields stand that are asked for; all where none is named. */
export function groupsAsked(asked: readonly string[] | null | undefined): readonly JobGroup[] {
  const isAsked = (group: JobGroup) =>
    asked?.some((field) => partOfField[field] === group || fieldsOfGroup(group).includes(field))
  return asked ? jobGroups.filter(isAsked) : jobGroups
}

/** Whether a part has a fault among those told. */
export function isFaulty(group: JobGroup, faults: Faults): boolean {
  return fields[group].some((field) => hasFaultWithin(faults, field))
}

/** Whether anything of a part differs from how a new job begins. */
export function isBegun(group: JobGroup, draft: JobDraft): boolean {
  return fields[group].some(
    (field) => field !== 'salaryRange' && JSON.stringify(draft[field]) !== JSON.stringify(emptyJob[field]),
  )
}

/** Faults in the order of the form, so that the list on top reads as the page does. */
export function inFormOrder(faults: Faults): Faults {
  const all: readonly string[] = jobGroups.flatMap((group) => fields[group])
  const place = (field: string) => {
    const at = all.findIndex((each) => field === each || field.startsWith(`${each}.`))
    return at < 0 ? all.length : at
  }
  return Object.fromEntries(Object.entries(faults).toSorted(([a], [b]) => place(a) - place(b)))
}
