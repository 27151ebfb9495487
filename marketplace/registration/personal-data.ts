import { faultOfPassword, type Judging } from '../accounts/passwords.ts'
import { type Fault, type FaultCode, faultAt } from '../faults.ts'
import { genders } from '../reference/genders.ts'
import { ageOn, leastAccountAge } from '../time/ages.ts'
import { type Day, isDay } from '../time/days.ts'
import { type AddressFields, faultsOfAddress } from './address.ts'
import { isCpf } from './cpf.ts'
import { isEmail } from './email.ts'
import { faultsOfPhones, type PhoneField } from './phones.ts'

/** Personal data as a candidate's registration form holds them (specification, data §3.4); anything may still be missing. */
export type PersonalDataFields = AddressFields & {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly cpf?: string | undefined
  readonly phones?: readonly PhoneField[] | undefined
  readonly birthDate?: string | undefined
  readonly gender?: unknown
  readonly password?: string | undefined
  readonly confirmPassword?: string | undefined
  readonly agreeTerms?: boolean | undefined
  readonly agreeShareContactData?: boolean | undefined
}

const longestName = 120

/**
 * What is wrong with the personal data of a registration, one fault for each field at most (specification, data §5).
 * Whether e-mail, CPF and phone are still free is asked elsewhere. `today` is the day in São Paulo; `isKnown` tells the words
 * tried first by who guesses passwords.
 */
export function faultsOfPersonalData(
  fields: PersonalDataFields,
  { today, isKnown }: { today: Day } & Pick<Judging, 'isKnown'>,
): Fault[] {
  const { name, email, birthDate, cpf, phones = [] } = fields
  const owner = { name, email, birthDate, cpf, phones: phones.map(({ phone = '' }) => phone) }
  return [
    ...faultsOfProfile(fields, { today }),
    ...faultAt('email', faultOfEmail(fields.email)),
    ...faultsOfNewPassword(fields, { owner, ...(isKnown && { isKnown }) }),
    ...faultsOfTerms(fields),
  ]
}

/** What is wrong with what a candidate may correct of their profile: all of it but e-mail, password and consents. */
export function faultsOfProfile(
  fields: Omit<PersonalDataFields, 'email' | 'password' | 'confirmPassword' | 'agreeTerms' | 'agreeShareContactData'>,
  { today }: { today: Day },
): Fault[] {
  return [
    ...faultAt('name', faultOfName(fields.name)),
    ...faultAt('cpf', faultOfCpf(fields.cpf)),
    ...faultsOfPhones(fields.phones ?? []),
    ...faultAt('birthDate', faultOfBirthDate(fields.birthDate, { today })),
    ...faultAt('gender', faultOfGender(fields.gender)),
    ...faultsOfAddress(fields),
  ]
}

/** What is wrong with a person's name: it has letters, and nothing that no name has. */
export function faultOfName(name = ''): FaultCode | undefined {
  const text = name.trim()
  if (text === '') return 'required'
  if (text.length > longestName) return 'too_long'
  return /^[\p{L}\p{M}][\p{L}\p{M}\s.'’´-]*$/u.test(text) && /\p{L}.*\p{L}/u.test(text) ? undefined : 'invalid_name'
}

/** What is wrong with an e-mail address, aside from whether it is free and its owner's. */
export function faultOfEmail(email = ''): FaultCode | undefined {
  if (email.trim() === '') return 'required'
  return isEmail(email) ? undefined : 'invalid_email'
}

/** What is wrong with a CPF, aside from whether it is free. */
export function faultOfCpf(cpf = ''): FaultCode | undefined {
  if (cpf.trim() === '') return 'required'
  return isCpf(cpf) ? undefined : 'invalid_cpf'
}

/** What is wrong with a birth date: it has been, within living memory, and the person is at least 14 years old. */
export function faultOfBirthDate(birthDate = '', { today }: { today: Day }): FaultCode | undefined {
  if (birthDate === '') return 'required'
  if (!isDay(birthDate) || birthDate > today || ageOn(birthDate, today) > 120) return 'invalid_date'
  return ageOn(birthDate, today) < leastAccountAge ? 'under_age' : undefined
}

function faultOfGender(gender: unknown): FaultCode | undefined {
  if (gender === undefined || gender === null || gender === '') return 'required'
  return genders.has(gender) ? undefined : 'invalid'
}

/** What is wrong with a new password and its repetition. */
export function faultsOfNewPassword(
  { password = '', confirmPassword = '' }: Pick<PersonalDataFields, 'password' | 'confirmPassword'>,
  judging: Judging,
): Fault[] {
  const confirmation =
    confirmPassword === '' ? 'required' : confirmPassword === password ? undefined : 'passwords_differ'
  return [...faultAt('password', faultOfPassword(password, judging)), ...faultAt('confirmPassword', confirmation)]
}

/** Terms and privacy must be accepted; sharing contact data is a free choice (specification, data §5). */
export function faultsOfTerms({ agreeTerms }: Pick<PersonalDataFields, 'agreeTerms'>): Fault[] {
  return agreeTerms === true ? [] : [{ field: 'agreeTerms', code: 'terms_not_accepted' }]
}
