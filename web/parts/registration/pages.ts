import { candidateRegistrations } from '@trampolim/marketplace/registration/steps.ts'

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

/** The steps that people are told of; a step has one or more pages. */
export const registrationSteps = ['personal', 'code', 'curriculum', 'done'] as const
type RegistrationStep = (typeof registrationSteps)[number]

const stepOf: Readonly<Record<RegistrationPage, RegistrationStep>> = {
  you: 'personal',
  contact: 'personal',
  phone: 'personal',
  access: 'personal',
  code: 'code',
  goals: 'curriculum',
  experience: 'curriculum',
  studies: 'curriculum',
  skills: 'curriculum',
  summary: 'done',
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
  skills: ['languages', 'technologies', 'technologiesGeneral', 'fileCV'],
  summary: ['password', 'confirmPassword'],
}

/** The fields that a page asks for. */
export const fieldsOf = (page: RegistrationPage): readonly string[] => fields[page]

/** The page on which a field is asked for first. */
export function pageOf(field: string): RegistrationPage {
  const has = (page: RegistrationPage) => fields[page].some((each) => field === each || field.startsWith(`${each}.`))
  return registrationPages.find(has) ?? 'summary'
}

/** A page by its name in an address; the first one where there is none of that name. */
export function pageNamed(name: unknown): RegistrationPage {
  return registrationPages.find((page) => page === name) ?? registrationPages[0]
}

export function pageAfter(page: RegistrationPage): RegistrationPage {
  return registrationPages[registrationPages.indexOf(page) + 1] ?? 'summary'
}

/** The page before; the phone's code has none where codes reach no phone. */
export function pageBefore(
  page: RegistrationPage,
  { phoneUnreachable }: { phoneUnreachable: boolean },
): RegistrationPage | null {
  const before = registrationPages[registrationPages.indexOf(page) - 1] ?? null
  return before === 'phone' && phoneUnreachable ? 'contact' : before
}

/** How far a page is: the place of its step, from 0, and the minutes left, of those the specification estimates. */
export function progressAt(page: RegistrationPage): { step: number; minutes: number } {
  const ahead = registrationPages.length - registrationPages.indexOf(page)
  return {
    step: registrationSteps.indexOf(stepOf[page]),
    minutes: Math.ceil((candidateRegistrations.quick.minutes * ahead) / registrationPages.length),
  }
}
