import {
  code,
  codes,
  id,
  item,
  items,
  list,
  money,
  municipality,
  occupation,
  record,
  text,
  time,
  type Written,
  whole,
  words,
  yes,
  zipCode,
} from '../fields/field.ts'
import type { ContractType } from '../reference/contract-types.ts'
import { type JobSpecificType, jobSpecificTypes } from '../reference/job-types.ts'
import type { QuestionType } from '../reference/question-types.ts'
import { type SalaryType, salaryTypes } from '../reference/salary-types.ts'
import { type WorkType, workTypes } from '../reference/work-types.ts'
import type { WorkingHours } from '../reference/working-hours.ts'
import { isTemporary, temporaryDays } from './kind-fields.ts'
import { orderedAges, orderedAgesOfApprentices } from './legal-exception.ts'
import { longestQuestion, mostQuestions } from './questionnaire.ts'
import { hasAmount, isRange, showsCommission } from './salary.ts'
import { hoursAskedFor, longestCustomHours } from './working-hours.ts'

/** The groups in which reviewers read a job, in order; its form's parts consist of them. */
export const jobGroups = [
  'job',
  'kind',
  'description',
  'salary',
  'workPlaces',
  'workingHours',
  'requirements',
  'inclusion',
  'questionnaire',
  'company',
  'legalException',
] as const
export type JobGroup = (typeof jobGroups)[number]

/** The values on which it depends whether other fields are asked for. */
type Chosen = {
  readonly jobSpecificType?: JobSpecificType | null
  readonly contractType?: ContractType | null
  readonly workType?: WorkType | null
  readonly workingHours?: WorkingHours | null
  readonly salaryType?: SalaryType | null
  readonly dontHaveInternshipSalary?: boolean | null
  readonly sameAsOwnCompany?: boolean | null
}

const ofInternship = {
  ofKind: true,
  when: ({ jobSpecificType }: Chosen) => jobSpecificType === jobSpecificTypes.code.internship,
} as const
const ofApprenticeship = {
  ofKind: true,
  when: ({ jobSpecificType }: Chosen) => jobSpecificType === jobSpecificTypes.code.apprentice,
} as const

/** An internship may be unpaid (Lei 11.788/2008 art. 12); then no salary is asked for. */
export const isUnpaid = ({ jobSpecificType, dontHaveInternshipSalary }: Chosen) =>
  jobSpecificType === jobSpecificTypes.code.internship && dontHaveInternshipSalary === true

/** Asked for only with some salary types. */
const paid = (needs: (type: SalaryType) => boolean) => (job: Chosen) =>
  !isUnpaid(job) && job.salaryType != null && needs(job.salaryType)

/** Asked for only with some kinds of working hours. */
const hours = (part: 'weekdays' | 'saturday' | 'words') => {
  const when = ({ workingHours }: Chosen) =>
    workingHours != null && (hoursAskedFor[workingHours] as readonly string[]).includes(part)
  return { group: 'workingHours', together: 'hours', when } as const
}

const ofAnotherCompany = ({ sameAsOwnCompany }: Chosen) => sameAsOwnCompany === false
const salaryPart = { group: 'salary', together: 'salary', tells: 'salary' } as const
const exceptionPart = { group: 'legalException', together: 'exception', readBy: 'owner' } as const

/**
 * The fields of a job of any of the three kinds (specification, data §3.1), in the order of the form. Money in cents,
 * times at the workplace. Rules over several fields are in `faultsOfJob`.
 */
export const jobFields = {
  jobSpecificType: code('jobSpecificType', { group: 'job', always: true, changeable: false }),
  jobName: text(120, { group: 'job', required: true }),
  occupation: occupation({ group: 'job', required: true }),
  contractType: code('contractType', { group: 'job', required: true, together: 'contract' }),
  tempJobDuration: whole(temporaryDays.least, temporaryDays.most, {
    group: 'job',
    required: true,
    together: 'contract',
    unit: 'days',
    outside: 'invalid_duration',
    when: ({ contractType }: Chosen) => contractType != null && isTemporary(contractType),
  }),
  longPeriodJob: yes(true, { group: 'job' }),

  coursesPanel: list(
    {
      internshipCourse: text(160, { required: true }),
      internshipSchoolLevel: code('internshipLevel', { required: true }),
      /** The earliest half-year of the course in which a student may apply. */
      minCoursePeriod: code('internshipPeriod', { required: true }),
      shiftCourse: code('jobShift', { required: true }),
    },
    20,
    { group: 'kind', ...ofInternship },
  ),
  acceptOtherCourses: yes(false, { group: 'kind', ...ofInternship }),
  dontHaveInternshipSalary: yes(false, { group: 'kind', together: 'salary', ...ofInternship }),
  apprenticeSchooling: code('schooling', { group: 'kind', required: true, ...ofApprenticeship }),
  apprenticeCourse: item('apprenticeCourses', { group: 'kind', together: 'apprenticeCourse', ...ofApprenticeship }),
  apprenticeOtherCourse: text(160, { group: 'kind', together: 'apprenticeCourse', ...ofApprenticeship }),
  nameOfInstitution: item('apprenticeInstitutions', { group: 'kind', together: 'institution', ...ofApprenticeship }),
  otherInstitutionName: text(160, { group: 'kind', together: 'institution', ...ofApprenticeship }),

  jobDescription: text(5000, { group: 'description', required: true }),
  responsibilities: text(5000, { group: 'description' }),
  additionalInfo: text(2000, { group: 'description' }),
  keywords: words({ most: 30, longest: 80 }, { group: 'description' }),
  area: text(80, { group: 'description', readBy: 'owner' }),
  hierarchy: text(80, { group: 'description', readBy: 'owner' }),

  salaryType: code('salaryType', {
    group: 'salary',
    together: 'salary',
    required: true,
    when: (job: Chosen) => !isUnpaid(job),
  }),
  /** Salary types 2 to 5. */
  salary: money({ ...salaryPart, when: paid((type) => hasAmount(type) && !isRange(type)) }),
  /** Salary type 1. */
  salaryRange: record({ from: money(), to: money() }, { ...salaryPart, when: paid(isRange) }),
  salaryCommission: text(200, { ...salaryPart, when: paid(showsCommission) }),
  salaryAlt: text(200, { ...salaryPart, when: paid((type) => type === salaryTypes.code.other) }),
  doNotShowSalary: yes(false, { group: 'salary' }),
  salaryExtra: text(500, { group: 'salary', tells: 'salary' }),
  benefits: items('benefits', 60, { group: 'salary' }),
  additionalBenefits: text(1000, { group: 'salary' }),

  workType: code('workType', { group: 'workPlaces', required: true }),
  allowRemoteOtherStates: yes(false, {
    group: 'workPlaces',
    when: ({ workType }: Chosen) => workType !== workTypes.code.onSite,
  }),
  workPlaces: list(
    {
      zipCode: zipCode({ required: true }),
      qty: whole(1, 9999, { unit: 'people' }),
      district: text(120, { tells: 'company' }),
      cityState: municipality({ required: true }),
    },
    50,
    { group: 'workPlaces', required: 'workplace_required', countsSomething: true },
  ),

  workingHours: code('workingHours', { group: 'workingHours', together: 'hours', required: true }),
  workingHoursStart: time(hours('weekdays')),
  workingHoursEnd: time(hours('weekdays')),
  workingHoursLunch: time(hours('weekdays')),
  workingHoursAltStart: time(hours('saturday')),
  workingHoursAltEnd: time(hours('saturday')),
  workingHoursAltLunch: time(hours('saturday')),
  workingHoursCustom: text(longestCustomHours, hours('words')),
  flexSchedule: yes(false, { group: 'workingHours' }),

  minimumExperience: code('minimumExperience', { group: 'requirements', usual: 0 }),
  experiences: text(2000, { group: 'requirements' }),
  firstJob: yes(false, { group: 'requirements' }),
  schoolLevels: list(
    {
      schooling: code('schooling', { always: true }),
      courseSchooling: text(160),
      knowledgeArea: item('knowledgeAreas'),
    },
    10,
    { group: 'requirements' },
  ),
  languages: list(
    { language: item('languages', { always: true }), level: code('languageLevel', { always: true }) },
    10,
    { group: 'requirements' },
  ),
  technologiesGeneral: items('generalTechnologies', 30, { group: 'requirements' }),
  technologies: list(
    {
      technology: item('technologies', { always: true }),
      yearsOfExperience: code('technologyLevel', { always: true }),
    },
    30,
    { group: 'requirements' },
  ),
  driverLicence: record(
    { categories: codes('licenceCategory', 5), paidActivity: yes(false) },
    { group: 'requirements' },
  ),
  jobSummaryEmail: yes(false, { readBy: 'owner', reviewed: false }),

  onlyHandicap: yes(false, { group: 'inclusion', together: 'handicaps', sentAs: 'two' }),
  acceptHandicap: yes(true, { group: 'inclusion', together: 'handicaps' }),
  handicaps: items('handicaps', 23, { group: 'inclusion', together: 'handicaps' }),
  handicapExtraInfo: text(1000, { group: 'inclusion' }),

  questionnaire: list(
    {
      id: id(),
      question: text(longestQuestion, { always: true, required: true }),
      type: code('questionType', { always: true }),
      /** The answer that the job requires to a yes-or-no question, if any. */
      expected: code('expectedAnswer', {
        when: ({ type }: { readonly type?: QuestionType | null }) => type === 'boolean',
      }),
      useOrderPriority: yes(false, { reviewed: false }),
      orderPriority: whole(1, 99, { reviewed: false }),
    },
    mostQuestions,
    { group: 'questionnaire' },
  ),

  sameAsOwnCompany: yes(true, { group: 'company', together: 'company' }),
  companyAreaContracting: item('companyAreas', { group: 'company', when: ofAnotherCompany }),
  companyDescription: text(2000, {
    group: 'company',
    together: 'company',
    required: true,
    tells: 'company',
    when: ofAnotherCompany,
  }),
  hideContractingCompanyName: yes(false, { group: 'company' }),

  /** Only under a legal exception that a reviewer approves; stored, never published, never part of a score. */
  legalException: record({ ground: code('exceptionGround'), explanation: text(1000) }, exceptionPart),
  genderOrder: code('genderOrder', exceptionPart),
  ageOrderMin: whole(orderedAgesOfApprentices.least, orderedAges.most, {
    ...exceptionPart,
    unit: 'years',
    outside: 'age_out_of_bounds',
  }),
  ageOrderMax: whole(orderedAgesOfApprentices.least, orderedAges.most, {
    ...exceptionPart,
    unit: 'years',
    outside: 'age_out_of_bounds',
  }),
} as const

export type JobField = keyof typeof jobFields

/** A job while it is being written; it may be incomplete. */
export type JobFields = Written<typeof jobFields>
