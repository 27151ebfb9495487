import { recruiterRegistration } from '@trampolim/marketplace/registration/steps.ts'
import { minutesLeft } from '../form/minutes-left.ts'
import { fieldsOfGroup, foldedGroups } from '../job-form/groups.ts'
import { isCodeSent } from '../registration/draft.ts'
import { isPhoneAsked, isPhoneDone } from '../registration/person-draft.ts'
import { isVerified, type RecruiterDraft } from './draft.ts'

/** The pages of a recruiter's registration in order, each small enough for a phone. */
export const recruiterPages = [
  'you',
  'phone',
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

/** Each page's share of the registration's minutes. */
const share: Readonly<Record<RecruiterPage, number>> = {
  you: 30,
  phone: 15,
  access: 15,
  company: 35,
  address: 25,
  job: 180,
  pay: 90,
  time: 90,
  people: 75,
  extras: 45,
  code: 60,
}

/** The fields of the organisation on each of its pages. */
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
  phone: ['code'],
  access: ['password', 'confirmPassword', 'agreeTerms'],
  ...organizationPages,
  job: fieldsOfGroup('job'),
  pay: fieldsOfGroup('pay'),
  time: fieldsOfGroup('time'),
  people: fieldsOfGroup('people'),
  extras: foldedGroups.flatMap(fieldsOfGroup),
  code: ['code', 'password', 'confirmPassword'],
}

/** The fields of a page. */
export const fieldsOf = (page: RecruiterPage): readonly string[] => fields[page]

/** The first page with a field. */
export function pageOf(field: string): RecruiterPage {
  const has = (page: RecruiterPage) => fields[page].some((each) => field === each || field.startsWith(`${each}.`))
  return recruiterPages.find(has) ?? 'code'
}

/** The page with this name in an address; the first page if there is none with this name. */
export function pageNamed(name: unknown): RecruiterPage {
  return recruiterPages.find((page) => page === name) ?? recruiterPages[0]
}

export function pageAfter(page: RecruiterPage): RecruiterPage {
  return recruiterPages[recruiterPages.indexOf(page) + 1] ?? 'code'
}

type Reach = { phoneUnreachable: boolean }

/** The pages that a person goes through: the phone's code is asked for only if codes can be sent to phones. */
export function pagesFor({ phoneUnreachable }: Reach): readonly RecruiterPage[] {
  return phoneUnreachable ? recruiterPages.filter((page) => page !== 'phone') : recruiterPages
}

/** The page before; null before the first. */
export function pageBefore(page: RecruiterPage, reach: Reach): RecruiterPage | null {
  const pages = pagesFor(reach)
  return pages[pages.indexOf(page) - 1] ?? null
}

/** The progress at a page: its position, from 0, and the minutes left including it. */
export function progressAt(page: RecruiterPage, reach: Reach): { step: number; minutes: number } {
  const pages = pagesFor(reach)
  const minutes = recruiterRegistration.reduce((sum, step) => sum + step.minutes, 0)
  return { step: pages.indexOf(page), minutes: minutesLeft(pages, { from: page, minutes, share }) }
}

/** Whether nothing is left to be entered on the page for a code. */
export function isCodeDone(page: RecruiterPage, draft: RecruiterDraft): boolean {
  if (page === 'phone') return isPhoneDone(draft)
  return page === 'code' && isVerified(draft)
}

/** Whether a code's page was opened before its code was sent, for example by an address that somebody kept. */
export function isCodeUnsent(page: RecruiterPage, draft: RecruiterDraft): boolean {
  if (isCodeDone(page, draft)) return false
  return page === 'phone' ? !isPhoneAsked(draft) : page === 'code' && !isCodeSent(draft)
}
