import { curriculumSections } from '@trampolim/marketplace/curriculums/sections.ts'
import { weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import {
  type LaterPart,
  laterParts,
  minutesOfPart,
  minutesWith,
} from '@trampolim/marketplace/registration/later-parts.ts'
import { minutesLeft } from '../form/minutes-left.ts'
import { emptyRegistration, isCodeSent, isVerified, kindOfDraft, type RegistrationDraft } from './draft.ts'
import { formFieldsOfPart } from './fields-of-part.ts'
import { isPhoneAsked, isPhoneDone } from './person-draft.ts'

/** The registration's pages in order, each small enough for a phone. */
export const registrationPages = [
  'you',
  'contact',
  'phone',
  'access',
  'code',
  'goals',
  'internship',
  'apprentice',
  ...laterParts,
  'summary',
] as const
export type RegistrationPage = (typeof registrationPages)[number]

/** Each page's share of the registration's minutes, in seconds. */
const share: Readonly<Record<RegistrationPage, number>> = {
  you: 40,
  contact: 40,
  phone: 15,
  access: 15,
  code: 15,
  goals: 30,
  internship: 30,
  apprentice: 15,
  experience: 60 * minutesOfPart.experience,
  studies: 60 * minutesOfPart.studies,
  skills: 60 * minutesOfPart.skills,
  video: 60 * minutesOfPart.video,
  availability: 60 * minutesOfPart.availability,
  summary: 10,
}

const fields: Readonly<Record<RegistrationPage, readonly string[]>> = {
  you: ['name', 'birthDate', 'cpf', 'gender', 'pcdData'],
  contact: ['email', 'phones', 'zipCode', 'cityState', 'district', 'street'],
  phone: ['code'],
  access: ['password', 'confirmPassword', 'agreeTerms'],
  code: ['code'],
  goals: ['cvType', 'objective', 'occupations', 'salary'],
  internship: curriculumSections.internship,
  apprentice: curriculumSections.apprentice,
  ...formFieldsOfPart,
  availability: ['type', 'days', ...weekdays.codes],
  summary: ['password', 'confirmPassword'],
}

/** The fields of a page. */
export const fieldsOf = (page: RegistrationPage): readonly string[] => fields[page]

/** The first page with a field. */
export function pageOf(field: string): RegistrationPage {
  const has = (page: RegistrationPage) => fields[page].some((each) => field === each || field.startsWith(`${each}.`))
  return registrationPages.find(has) ?? 'summary'
}

/** The page with a name in an address; the first page if there is none of that name. */
export function pageNamed(name: unknown): RegistrationPage {
  return registrationPages.find((page) => page === name) ?? registrationPages[0]
}

/** Whether a page can be skipped and filled in another day. */
export function isLater(page: RegistrationPage): page is LaterPart {
  return laterParts.some((part) => part === page)
}

/** Whether anything was entered on a page that can be skipped. */
function isBegun(
  page: LaterPart,
  { curriculum, availability }: Pick<RegistrationDraft, 'curriculum' | 'availability'>,
) {
  if (page === 'availability') return availability.type !== ''
  const said = (of: object) =>
    JSON.stringify(fields[page].map((name) => of[(name === 'fileCV' ? 'file' : name) as never]))
  return said(curriculum) !== said(emptyRegistration.curriculum)
}

/** The parts of a draft that decide which pages it goes through. */
export type Way = Pick<RegistrationDraft, 'phoneUnreachable' | 'way' | 'cvType' | 'curriculum' | 'availability'>

function isAsked(page: RegistrationPage, draft: Way): boolean {
  if (page === 'phone') return !draft.phoneUnreachable
  if (page === 'internship' || page === 'apprentice') return kindOfDraft(draft) === page
  return !isLater(page) || draft.way === 'full' || isBegun(page, draft)
}

/**
 * The pages that a person goes through: the phone's code only if codes can be sent to phones, the pages of the chosen
 * kind, and what the quick registration leaves out only in the full one or if it has content already. `at`: a page that
 * is included in any case.
 */
export function pagesFor(draft: Way, at?: RegistrationPage): readonly RegistrationPage[] {
  return registrationPages.filter((page) => page === at || isAsked(page, draft))
}

/** The next page; the summary after the last. */
export function pageAfter(page: RegistrationPage, draft: Way): RegistrationPage {
  const pages = pagesFor(draft, page)
  return pages[pages.indexOf(page) + 1] ?? 'summary'
}

/** The previous page; null for the first. */
export function pageBefore(page: RegistrationPage, draft: Way): RegistrationPage | null {
  const pages = pagesFor(draft, page)
  return pages[pages.indexOf(page) - 1] ?? null
}

/**
 * The progress at a page: its position, from 0, the minutes left including it, and the page's own minutes if it can be
 * skipped.
 */
export function progressAt(page: RegistrationPage, draft: Way) {
  const pages = pagesFor(draft, page)
  const minutes = minutesWith(pages.filter(isLater))
  return {
    step: pages.indexOf(page),
    steps: pages.length,
    minutes: minutesLeft(pages, { from: page, minutes, share }),
    own: isLater(page) ? minutesOfPart[page] : null,
  }
}

/** Whether the page of a code is complete. */
export function isCodeDone(page: RegistrationPage, draft: RegistrationDraft): boolean {
  if (page === 'phone') return isPhoneDone(draft)
  return page === 'code' && isVerified(draft)
}

/**
 * Whether a code's page was opened before its code was sent, for example by an address that somebody kept. Then it says
 * so and offers to send it.
 */
export function isCodeUnsent(page: RegistrationPage, draft: RegistrationDraft): boolean {
  if (isCodeDone(page, draft)) return false
  return page === 'phone' ? !isPhoneAsked(draft) : page === 'code' && !isCodeSent(draft)
}
