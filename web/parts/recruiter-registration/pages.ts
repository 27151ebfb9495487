import { recruiterRegistration } from '@trampolim/marketplace/registration/steps.ts'
import { fieldsOfGroup, foldedGroups } from '../job-form/groups.ts'

/** The pages of a recruiter's registration in order, each small enough for a phone. */
export const recruiterPages = [
  'you',
  'access',
  'company',
  'address',
  'job',
  'pay',
  'time',
  'people',
  'extras',
  'code',
] as const
export type RecruiterPage = (typeof recruiterPages)[number]

/** The steps that people are told of; a step has one or more pages. */
export const recruiterSteps = recruiterRegistration.map(({ name }) => name)
type RecruiterStep = (typeof recruiterSteps)[number]

const stepOf: Readonly<Record<RecruiterPage, RecruiterStep>> = {
  you: 'personalData',
  access: 'personalData',
  company: 'organization',
  address: 'organization',
  job: 'jobDetails',
  pay: 'jobDetails',
  time: 'jobDetails',
  people: 'jobDetails',
  extras: 'jobDetails',
  code: 'emailValidation',
}

/** What of the organisation each of its pages asks for. */
export const organizationPages = {
  company: [
    'idcard',
    'companyName',
    'officialName',
    'employeeNumber',
    'branchOfActivity',
    'description',
    'site',
    'dontHaveSite',
    'phone',
    'socialLinks',
  ],
  address: ['zipCode', 'cityState', 'district', 'street'],
} as const

const fields: Readonly<Record<RecruiterPage, readonly string[]>> = {
  you: ['name', 'email', 'phones'],
  access: ['password', 'confirmPassword', 'agreeTerms'],
  ...organizationPages,
  job: fieldsOfGroup('job'),
  pay: fieldsOfGroup('pay'),
  time: fieldsOfGroup('time'),
  people: fieldsOfGroup('people'),
  extras: foldedGroups.flatMap(fieldsOfGroup),
  code: ['code', 'password', 'confirmPassword'],
}

/** The fields that a page asks for. */
export const fieldsOf = (page: RecruiterPage): readonly string[] => fields[page]

/** The page on which a field is asked for first. */
export function pageOf(field: string): RecruiterPage {
  const has = (page: RecruiterPage) => fields[page].some((each) => field === each || field.startsWith(`${each}.`))
  return recruiterPages.find(has) ?? 'code'
}

/** A page by its name in an address; the first one where there is none of that name. */
export function pageNamed(name: unknown): RecruiterPage {
  return recruiterPages.find((page) => page === name) ?? recruiterPages[0]
}

export function pageAfter(page: RecruiterPage): RecruiterPage {
  return recruiterPages[recruiterPages.indexOf(page) + 1] ?? 'code'
}

export function pageBefore(page: RecruiterPage): RecruiterPage | null {
  return recruiterPages[recruiterPages.indexOf(page) - 1] ?? null
}

/** How far a page is: the place of its step, from 0, and the minutes left; a step's minutes are spread over its pages. */
export function progressAt(page: RecruiterPage): { step: number; minutes: number } {
  const step = recruiterSteps.indexOf(stepOf[page])
  const pagesOfStep = recruiterPages.filter((each) => stepOf[each] === stepOf[page])
  const left = pagesOfStep.length - pagesOfStep.indexOf(page)
  const here = ((recruiterRegistration[step]?.minutes ?? 0) * left) / pagesOfStep.length
  const ahead = recruiterRegistration.slice(step + 1).reduce((sum, { minutes }) => sum + minutes, 0)
  return { step, minutes: Math.ceil(here + ahead) }
}
