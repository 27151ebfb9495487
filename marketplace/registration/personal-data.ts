import { faultOfPassword, type Judging } from '../accounts/passwords/passwords.ts'
import { type Fault, type FaultCode, faultAt } from '../faults.ts'
import { without } from '../fields/choose.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import type { Unfinished } from '../fields/field.ts'
import { ageOn, leastAccountAge } from '../time/ages.ts'
import { type Day, isDay } from '../time/days.ts'
import { candidateFields } from './fields.ts'
import { faultsOfPhones, type PhoneField } from './phones.ts'

/** The parts of their profile that a candidate can correct, except those with rules of their own. */
const profileFields = without(candidateFields, ['email', 'phones', 'pcdData'])

/** A candidate's own data in the form of a correction; any value may be missing. */
export type ProfileFields = Omit<Unfinished<typeof profileFields>, 'gender' | 'cityState'> & {
  readonly gender?: unknown
  readonly cityState?: unknown
  readonly phones?: readonly PhoneField[] | undefined
}

/** Personal data in a candidate's registration form (specification, data §3.4); any value may be missing. */
export type PersonalDataFields = ProfileFields & {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly confirmPassword?: string | undefined
  readonly agreeTerms?: boolean | undefined
}

/**
 * Returns the faults of a registration's personal data, at most one per field (specification, data §5). Whether e-mail,
 * CPF and phone are already taken is checked elsewhere. `today` is the day in São Paulo; `isKnown` recognises words
 * that attackers try first.
 */
export function faultsOfPersonalData(
  fields: PersonalDataFields,
  { today, isKnown }: { today: Day } & Pick<Judging, 'isKnown'>,
): Fault[] {
  const { name, email, birthDate, cpf, phones = [] } = fields
  const owner = {
    email,
    name: name ?? undefined,
    birthDate: birthDate ?? undefined,
    cpf: cpf ?? undefined,
    phones: phones.map(({ phone }) => phone ?? ''),
  }
  return [
    ...faultsOfProfile(fields, { today }),
    ...faultsOfFields({ email: candidateFields.email }, fields),
    ...faultsOfNewPassword(fields, { owner, ...(isKnown && { isKnown }) }),
    ...faultsOfTerms(fields),
  ]
}

/** Returns the faults of a candidate's corrected profile: everything except e-mail, password and consents. */
export function faultsOfProfile(fields: ProfileFields, { today }: { today: Day }): Fault[] {
  return [
    ...faultsOfFields(profileFields, fields),
    ...faultsOfPhones(fields.phones ?? []),
    ...faultAt('birthDate', faultOfAge(fields.birthDate ?? '', today)),
  ]
}

/** Returns the faults of a partial change of a profile; fields that aren't given stay as they are. */
export function faultsOfProfileChange(fields: Omit<ProfileFields, 'cpf' | 'birthDate'>): Fault[] {
  const { phones, ...others } = fields
  const given = Object.entries(profileFields).filter(([name]) => others[name as keyof typeof others] !== undefined)
  return [...faultsOfFields(Object.fromEntries(given), others), ...(phones ? faultsOfPhones(phones) : [])]
}

/**
 * The fault of a birth date that is a valid day: it must be in the past, within living memory, and the person must be
 * at least 14 years old.
 */
function faultOfAge(birthDate: string, today: Day): FaultCode | undefined {
  if (!isDay(birthDate)) return undefined
  if (birthDate > today || ageOn(birthDate, today) > 120) return 'invalid_date'
  return ageOn(birthDate, today) < leastAccountAge ? 'under_age' : undefined
}

/** Returns the faults of a new password and its repetition. */
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
