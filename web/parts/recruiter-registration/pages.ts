import { recruiterRegistration } from '@trampolim/marketplace/registration/steps.ts'
import { minutesLeft } from '../form/minutes-left.ts'
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

/** How much of the registration's minutes each page takes. */
const share: Readonly<Record<RecruiterPage, number>> = {
  you: 35,
  access: 25,
  company: 35,
  address: 25,
  job: 180,
  pay: 90,
  time: 90,
  people: 75,
  extras: 45,
  code: 60,
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

/** How far a page is: its place among the pages, from 0, and the minutes left with it. */
export function progressAt(page: RecruiterPage): { step: number; minutes: number } {
  const minutes = recruiterRegistration.reduce((sum, step) => sum + step.minutes, 0)
  return { step: recruiterPages.indexOf(page), minutes: minutesLeft(recruiterPages, { from: page, minutes, share }) }
}
