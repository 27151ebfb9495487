import type { JobContent, JobContentInput } from '@trampolim/contract/job-content.ts'
import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import { faultsOfJob } from '@trampolim/marketplace/jobs/faults-of-job.ts'
import type { JobFields } from '@trampolim/marketplace/jobs/job-fields.ts'
import type { Salary } from '@trampolim/marketplace/jobs/salary.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { centsFrom } from '../curriculums/texts.ts'
import { blankItems, type JobDraft, type JobList } from './draft.ts'

const text = (typed: string) => typed.trim() || null
/** The code of a choice; the server refuses what isn't one. */
const code = <Code>(chosen: string) => (chosen === '' ? null : Number(chosen)) as Code | null
const word = <Word>(chosen: string) => (chosen || null) as Word | null
/** A typed number; text that is none stays wrong for the rules to tell. */
const number = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** Whether anything of a row was filled in; what a blank row begins with doesn't count. */
function isFilled(list: JobList, row: object): boolean {
  const blank: Readonly<Record<string, string>> = blankItems[list]
  return Object.entries(row).some(([name, value]) => value !== blank[name] && value !== '')
}

/** The rows that say something. The first workplace is always asked for. */
function filled<List extends JobList>(list: List, draft: JobDraft): JobDraft[List] {
  const rows: readonly object[] = draft[list]
  const said = rows.filter((row) => isFilled(list, row))
  return (list === 'workPlaces' && said.length === 0 ? rows.slice(0, 1) : said) as JobDraft[List]
}

/** Words parted by commas or lines, each once. */
export function wordsOf(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((each) => each.trim())
  return [...new Set(words.filter((each) => each !== ''))]
}

/** A draft as the calls take it. Faults must have been asked for first: what is missing is missing here too. */
export function jobInput(draft: JobDraft): JobContentInput {
  return { ...jobTexts(draft), ...payPart(draft), ...timePart(draft), ...peoplePart(draft), ...kindPart(draft) }
}

function jobTexts(draft: JobDraft) {
  const { hideContractingCompanyName, otherCompany, acceptHandicap, onlyHandicap } = draft
  return {
    jobSpecificType: Number(draft.jobSpecificType) as JobContent['jobSpecificType'],
    contractType: code<NonNullable<JobContent['contractType']>>(draft.contractType),
    jobName: text(draft.jobName),
    occupation: word<string>(draft.occupation),
    area: text(draft.area),
    hierarchy: text(draft.hierarchy),
    jobDescription: text(draft.jobDescription),
    responsibilities: text(draft.responsibilities),
    additionalInfo: text(draft.additionalInfo),
    keywords: wordsOf(draft.keywords),
    sameAsOwnCompany: !otherCompany,
    hideContractingCompanyName,
    companyAreaContracting: otherCompany ? word<string>(draft.companyAreaContracting) : null,
    companyDescription: otherCompany ? text(draft.companyDescription) : null,
    onlyHandicap,
    acceptHandicap: onlyHandicap || acceptHandicap,
    handicaps: draft.handicaps,
    handicapExtraInfo: text(draft.handicapExtraInfo),
    questionnaire: filled('questionnaire', draft).map(({ id, question, type }, at) => ({
      ...(id !== '' && { id }),
      question: question.trim(),
      type: type as JobContent['questionnaire'][number]['type'],
      useOrderPriority: true,
      orderPriority: at + 1,
    })),
  }
}

const amountTypes = new Set<number>([
  salaryTypes.code.fixed,
  salaryTypes.code.fixedPlusCommission,
  salaryTypes.code.hourly,
  salaryTypes.code.daily,
])
const commissionTypes = new Set<number>([salaryTypes.code.fixedPlusCommission, salaryTypes.code.commission])

/** Only what the chosen type shows is sent; what was typed for another type stays in the draft. */
function payPart(draft: JobDraft) {
  const type = Number(draft.salaryType)
  const unpaid = draft.jobSpecificType === '2' && draft.dontHaveInternshipSalary
  const isRange = type === salaryTypes.code.range
  return {
    salaryType: unpaid ? null : code<NonNullable<JobContent['salaryType']>>(draft.salaryType),
    salary: !unpaid && amountTypes.has(type) ? (centsFrom(draft.salary) ?? null) : null,
    salaryRange:
      !unpaid && isRange ? { from: centsFrom(draft.salaryFrom) ?? null, to: centsFrom(draft.salaryTo) ?? null } : null,
    salaryCommission: !unpaid && commissionTypes.has(type) ? text(draft.salaryCommission) : null,
    salaryAlt: !unpaid && type === salaryTypes.code.other ? text(draft.salaryAlt) : null,
    salaryExtra: text(draft.salaryExtra),
    doNotShowSalary: draft.doNotShowSalary,
    benefits: draft.benefits,
    additionalBenefits: text(draft.additionalBenefits),
  }
}

function timePart(draft: JobDraft) {
  const { workingHours } = draft
  const weekdays = workingHours.startsWith('monday')
  const saturday = workingHours === 'monday-saturday' || workingHours === 'saturday'
  return {
    workType: code<NonNullable<JobContent['workType']>>(draft.workType),
    workingHours: word<NonNullable<JobContent['workingHours']>>(workingHours),
    workingHoursStart: weekdays ? text(draft.workingHoursStart) : null,
    workingHoursEnd: weekdays ? text(draft.workingHoursEnd) : null,
    workingHoursLunch: weekdays ? text(draft.workingHoursLunch) : null,
    workingHoursAltStart: saturday ? text(draft.workingHoursAltStart) : null,
    workingHoursAltEnd: saturday ? text(draft.workingHoursAltEnd) : null,
    workingHoursAltLunch: saturday ? text(draft.workingHoursAltLunch) : null,
    workingHoursCustom: workingHours === 'custom' ? text(draft.workingHoursCustom) : null,
    flexSchedule: draft.flexSchedule,
    tempJobDuration: draft.contractType === '2' ? number(draft.tempJobDuration) : null,
    longPeriodJob: !draft.shortPeriod,
    allowRemoteOtherStates: draft.workType !== '1' && draft.allowRemoteOtherStates,
    workPlaces: filled('workPlaces', draft).map(({ zipCode, qty, district, cityState }) => ({
      zipCode: normaliseZipCode(zipCode) || null,
      qty: number(qty),
      district: text(district),
      cityState: number(cityState),
    })),
  }
}

function peoplePart(draft: JobDraft) {
  const claims = draft.claimsException
  return {
    minimumExperience: (code(draft.minimumExperience) ?? 0) as JobContent['minimumExperience'],
    firstJob: draft.firstJob,
    experiences: text(draft.experiences),
    jobSummaryEmail: draft.jobSummaryEmail,
    schoolLevels: filled('schoolLevels', draft).map((each) => ({
      schooling: each.schooling as JobContent['schoolLevels'][number]['schooling'],
      courseSchooling: text(each.courseSchooling),
      knowledgeArea: word<string>(each.knowledgeArea),
    })),
    technologiesGeneral: draft.technologiesGeneral,
    technologies: filled('technologies', draft).map(({ technology, yearsOfExperience }) => ({
      technology: technology.trim(),
      yearsOfExperience: Number(yearsOfExperience) as 0,
    })),
    languages: filled('languages', draft).map(({ language, level }) => ({ language, level: Number(level) as 1 })),
    driverLicence:
      draft.licences.length > 0 ? { categories: draft.licences as 'A'[], paidActivity: draft.paidActivity } : null,
    legalException: claims
      ? {
          ground: word<'nature_of_work'>(draft.legalException.ground),
          explanation: text(draft.legalException.explanation),
        }
      : null,
    genderOrder: claims ? code<1>(draft.genderOrder) : null,
    ageOrderMin: claims ? number(draft.ageOrderMin) : null,
    ageOrderMax: claims ? number(draft.ageOrderMax) : null,
  }
}

function kindPart(draft: JobDraft) {
  if (draft.jobSpecificType === '2') {
    return {
      coursesPanel: filled('coursesPanel', draft).map((each) => ({
        internshipSchoolLevel: text(each.internshipSchoolLevel),
        internshipCourse: text(each.internshipCourse),
        minCoursePeriod: number(each.minCoursePeriod),
        shiftCourse: code<1>(each.shiftCourse),
      })),
      acceptOtherCourses: draft.acceptOtherCourses,
      dontHaveInternshipSalary: draft.dontHaveInternshipSalary,
    }
  }
  if (draft.jobSpecificType !== '3') return {}
  return {
    apprenticeSchooling: word<NonNullable<JobContent['apprenticeSchooling']>>(draft.apprenticeSchooling),
    apprenticeCourse: draft.apprenticeCourse === otherChoice ? null : text(draft.apprenticeCourse),
    apprenticeOtherCourse: draft.apprenticeCourse === otherChoice ? text(draft.apprenticeOtherCourse) : null,
    nameOfInstitution: draft.nameOfInstitution === otherChoice ? null : text(draft.nameOfInstitution),
    otherInstitutionName: draft.nameOfInstitution === otherChoice ? text(draft.otherInstitutionName) : null,
  }
}

/** What stands in a choice for 'another one', which is then typed. */
export const otherChoice = 'other'

/** The salary of a draft as the rules and texts take it; null before a type is chosen or where there is none. */
export function salaryOf(draft: JobDraft): Salary | null {
  const pay = payPart(draft)
  if (!pay.salaryType) return null
  return {
    salaryType: pay.salaryType,
    from: pay.salaryRange ? pay.salaryRange.from : pay.salary,
    to: pay.salaryRange ? pay.salaryRange.to : null,
    commission: pay.salaryCommission,
    alt: pay.salaryAlt,
    doNotShowSalary: pay.doNotShowSalary,
  }
}

/** What is wrong with a draft, in words, by the names of its fields. */
export function faultsOfJobDraft(draft: JobDraft): Faults {
  const input = jobInput(draft)
  const { genderOrder, ageOrderMin, ageOrderMax } = input
  const fields = {
    ...input,
    salary: salaryOf(draft),
    legalException: { ...input.legalException, genderOrder, ageOrderMin, ageOrderMax },
    questionnaire: (input.questionnaire ?? []).map((each) => ({ ...each, id: each.id ?? '' })),
  } as JobFields
  return placedFaults(draft, textsOf([...faultsOfJob(fields), ...faultsOfRows(draft)]))
}

/** Faults by the places of sent items, as the rules and the calls know them, by the form's own names and places. */
export function placedFaults(draft: JobDraft, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const [list = '', at = '', ...rest] = field.split('.')
      if (list === 'salaryRange') return ['salaryRange', message]
      if (!isList(list) || at === '') return [field, message]
      const rows: readonly object[] = draft[list]
      const kept = filled(list, draft)[Number(at)]
      return [kept ? [list, rows.indexOf(kept), ...rest].join('.') : field, message]
    }),
  )
}

const isList = (name: string): name is JobList => Object.hasOwn(blankItems, name)

/** Each row that was begun is filled in whole. */
function faultsOfRows(draft: JobDraft): Fault[] {
  const missing = (field: string, value: string) => faultAt(field, value.trim() === '' ? 'required' : undefined)
  return [
    ...filled('technologies', draft).flatMap((each, at) => [
      ...missing(`technologies.${at}.technology`, each.technology),
      ...missing(`technologies.${at}.yearsOfExperience`, each.yearsOfExperience),
    ]),
    ...filled('languages', draft).flatMap((each, at) => [
      ...missing(`languages.${at}.language`, each.language),
      ...missing(`languages.${at}.level`, each.level),
    ]),
    ...filled('schoolLevels', draft).flatMap((each, at) => missing(`schoolLevels.${at}.schooling`, each.schooling)),
  ]
}
