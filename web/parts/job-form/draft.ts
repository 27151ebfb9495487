/**
 * A job as its form holds it. The form's parts stand beside this file and all take `draft`, `faults` and `change`:
 *
 *   the-job.tsx        kind, name, occupation, contract, texts     pay.tsx            salary, preview, benefits
 *   working-hours.tsx  days, times, lunch                          work-places.tsx    CEPs with city and quantity
 *   who-fits.tsx       experience, schooling, knowledge, licence   disabilities.tsx   exclusive jobs, accessibility
 *   questionnaire.tsx  questions in their order                    company.tsx        whose job it is
 *   kind-fields.tsx    what internship and apprentice have         legal-exception.tsx  claimed before it is asked for
 *
 * `write-job.ts` turns a draft into what calls take and tells its faults; `draft-of-job.ts` goes the other way.
 * Field names are paths into the draft, and faults go by them.
 */
import { type FormValue, overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'

/** Texts are as typed: money `2.100,00`, times `08:00`; codes as text, empty before a choice. */
export type WorkPlaceDraft = { zipCode: string; qty: string; district: string; cityState: string; city: string }
export type TechnologyDraft = { technology: string; yearsOfExperience: string }
export type LanguageDraft = { language: string; level: string }
export type SchoolLevelDraft = { schooling: string; courseSchooling: string; knowledgeArea: string }
/** `id` is empty for a new question. */
export type QuestionDraft = { id: string; question: string; type: string }
export type CoursePanelDraft = {
  internshipSchoolLevel: string
  internshipCourse: string
  minCoursePeriod: string
  shiftCourse: string
}

export type JobDraft = {
  jobSpecificType: string
  contractType: string
  jobName: string
  /** The CBO code, empty before the cargo was found. */
  occupation: string
  occupationTitle: string
  area: string
  hierarchy: string
  jobDescription: string
  responsibilities: string
  additionalInfo: string
  /** Parted by commas. */
  keywords: string
  /** The opposite of `sameAsOwnCompany`. */
  otherCompany: boolean
  hideContractingCompanyName: boolean
  companyAreaContracting: string
  companyDescription: string
  salaryType: string
  salary: string
  salaryFrom: string
  salaryTo: string
  salaryCommission: string
  salaryAlt: string
  salaryExtra: string
  doNotShowSalary: boolean
  benefits: string[]
  additionalBenefits: string
  workType: string
  workingHours: string
  workingHoursStart: string
  workingHoursEnd: string
  workingHoursLunch: string
  workingHoursAltStart: string
  workingHoursAltEnd: string
  workingHoursAltLunch: string
  workingHoursCustom: string
  flexSchedule: boolean
  tempJobDuration: string
  workPlaces: WorkPlaceDraft[]
  technologiesGeneral: string[]
  technologies: TechnologyDraft[]
  languages: LanguageDraft[]
  /** In the order in which they are asked. */
  questionnaire: QuestionDraft[]
  claimsException: boolean
  legalException: { ground: string; explanation: string }
  genderOrder: string
  ageOrderMin: string
  ageOrderMax: string
  onlyHandicap: boolean
  acceptHandicap: boolean
  handicaps: string[]
  handicapExtraInfo: string
  minimumExperience: string
  schoolLevels: SchoolLevelDraft[]
  experiences: string
  licences: string[]
  paidActivity: boolean
  allowRemoteOtherStates: boolean
  /** The opposite of `longPeriodJob`. */
  shortPeriod: boolean
  firstJob: boolean
  jobSummaryEmail: boolean
  coursesPanel: CoursePanelDraft[]
  acceptOtherCourses: boolean
  dontHaveInternshipSalary: boolean
  apprenticeSchooling: string
  apprenticeCourse: string
  apprenticeOtherCourse: string
  nameOfInstitution: string
  otherInstitutionName: string
}

export const blankItems = {
  workPlaces: { zipCode: '', qty: '1', district: '', cityState: '', city: '' },
  technologies: { technology: '', yearsOfExperience: '' },
  languages: { language: '', level: '' },
  questionnaire: { id: '', question: '', type: 'text' },
  schoolLevels: { schooling: '', courseSchooling: '', knowledgeArea: '' },
  coursesPanel: { internshipSchoolLevel: '', internshipCourse: '', minCoursePeriod: '0', shiftCourse: '1' },
} as const satisfies Readonly<Record<string, FormValue>>

/** The lists of a job whose items can be added and removed. */
export type JobList = keyof typeof blankItems

/** What a new job begins with: the most usual of each choice. */
export const emptyJob: JobDraft = {
  jobSpecificType: '1',
  contractType: '1',
  jobName: '',
  occupation: '',
  occupationTitle: '',
  area: '',
  hierarchy: '',
  jobDescription: '',
  responsibilities: '',
  additionalInfo: '',
  keywords: '',
  otherCompany: false,
  hideContractingCompanyName: false,
  companyAreaContracting: '',
  companyDescription: '',
  salaryType: '1',
  salary: '',
  salaryFrom: '',
  salaryTo: '',
  salaryCommission: '',
  salaryAlt: '',
  salaryExtra: '',
  doNotShowSalary: false,
  benefits: [],
  additionalBenefits: '',
  workType: '1',
  workingHours: 'monday-friday',
  workingHoursStart: '',
  workingHoursEnd: '',
  workingHoursLunch: '01:00',
  workingHoursAltStart: '',
  workingHoursAltEnd: '',
  workingHoursAltLunch: '',
  workingHoursCustom: '',
  flexSchedule: false,
  tempJobDuration: '',
  workPlaces: [{ ...blankItems.workPlaces }],
  technologiesGeneral: [],
  technologies: [],
  languages: [],
  questionnaire: [],
  claimsException: false,
  legalException: { ground: '', explanation: '' },
  genderOrder: '',
  ageOrderMin: '',
  ageOrderMax: '',
  onlyHandicap: false,
  acceptHandicap: true,
  handicaps: [],
  handicapExtraInfo: '',
  minimumExperience: '0',
  schoolLevels: [],
  experiences: '',
  licences: [],
  paidActivity: false,
  allowRemoteOtherStates: false,
  shortPeriod: false,
  firstJob: false,
  jobSummaryEmail: false,
  coursesPanel: [],
  acceptOtherCourses: false,
  dontHaveInternshipSalary: false,
  apprenticeSchooling: '',
  apprenticeCourse: '',
  apprenticeOtherCourse: '',
  nameOfInstitution: '',
  otherInstitutionName: '',
}

/** A draft from outside, such as the browser's storage, made whole. */
export function shapedJob(value: unknown): JobDraft {
  return shaped(value, emptyJob, blankItems)
}

/** The draft that a form sent: the hidden draft with the visible fields laid over it. */
export function jobFromForm(form: FormData): JobDraft {
  return overlaid(shapedJob(sentDraft(form)), form)
}

/** A draft with a form's fields over it. A retyped cargo or city has to be found anew; another kind loses the old one's fields. */
export function overlaid(before: JobDraft, form: FormData): JobDraft {
  const after = overlay(before, form, blankItems)
  const occupation = after.occupationTitle === before.occupationTitle ? after.occupation : ''
  const workPlaces = after.workPlaces.map((each, at) =>
    each.city === before.workPlaces[at]?.city ? each : { ...each, cityState: '' },
  )
  const found = { ...after, occupation, workPlaces }
  return after.jobSpecificType === before.jobSpecificType
    ? found
    : ofKind({ ...found, jobSpecificType: before.jobSpecificType }, after.jobSpecificType)
}

const keptContracts: Readonly<Record<string, string>> = { '1': '1', '2': '8', '3': '7' }

/** The draft as one of another kind: what only the old kind has begins anew (specification, data §2). */
export function ofKind(draft: JobDraft, kind: string): JobDraft {
  const { coursesPanel, acceptOtherCourses, dontHaveInternshipSalary } = emptyJob
  const { apprenticeSchooling, apprenticeCourse, apprenticeOtherCourse } = emptyJob
  const { nameOfInstitution, otherInstitutionName, tempJobDuration } = emptyJob
  return {
    ...draft,
    jobSpecificType: kind,
    contractType: keptContracts[kind] ?? '',
    tempJobDuration,
    coursesPanel: kind === '2' ? [{ ...blankItems.coursesPanel }] : coursesPanel,
    acceptOtherCourses,
    dontHaveInternshipSalary,
    apprenticeSchooling,
    apprenticeCourse,
    apprenticeOtherCourse,
    nameOfInstitution,
    otherInstitutionName,
  }
}
