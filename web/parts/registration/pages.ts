import { candidateRegistrations } from '@trampolim/marketplace/registration/steps.ts'
import { minutesLeft } from '../form/minutes-left.ts'

/** The registration's pages in order, each small enough for a phone. */
export const registrationPages = [
  'you',
  'contact',
  'phone',
  'access',
  'code',
  'goals',
  'experience',
  'studies',
  'skills',
  'summary',
] as const
export type RegistrationPage = (typeof registrationPages)[number]

/** Each page's share of the registration's minutes. */
const share: Readonly<Record<RegistrationPage, number>> = {
  you: 40,
  contact: 40,
  phone: 15,
  access: 15,
  code: 15,
  goals: 20,
  experience: 10,
  studies: 10,
  skills: 10,
  summary: 5,
}

const fields: Readonly<Record<RegistrationPage, readonly string[]>> = {
  you: ['name', 'birthDate', 'cpf', 'gender', 'pcdData'],
  contact: ['email', 'phones', 'zipCode', 'cityState', 'district', 'street'],
  phone: ['code'],
  access: ['password', 'confirmPassword', 'agreeTerms'],
  code: ['code'],
  goals: ['objective', 'occupations', 'salary'],
  experience: ['experiences', 'additionalExperiences'],
  studies: ['schoolLevel', 'schoolLevelStatus', 'formations'],
  skills: ['languages', 'technologies', 'technologiesGeneral', 'noTechnologies', 'driverLicence', 'fileCV'],
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

export function pageAfter(page: RegistrationPage): RegistrationPage {
  return registrationPages[registrationPages.indexOf(page) + 1] ?? 'summary'
}

type Reach = { phoneUnreachable: boolean }

/** The pages that a person goes through: the phone's code only if codes can be sent to phones. */
export function pagesFor({ phoneUnreachable }: Reach): readonly RegistrationPage[] {
  return phoneUnreachable ? registrationPages.filter((page) => page !== 'phone') : registrationPages
}

/** The previous page; null for the first. */
export function pageBefore(page: RegistrationPage, reach: Reach): RegistrationPage | null {
  const pages = pagesFor(reach)
  return pages[pages.indexOf(page) - 1] ?? null
}

/** The progress at a page: its position, from 0, and the minutes left including it. */
export function progressAt(page: RegistrationPage, reach: Reach): { step: number; minutes: number } {
  const pages = pagesFor(reach)
  const { minutes } = candidateRegistrations.quick
  return { step: pages.indexOf(page), minutes: minutesLeft(pages, { from: page, minutes, share }) }
}
