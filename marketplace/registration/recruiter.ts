import type { PasswordOwner } from '../accounts/passwords/password-owner.ts'
import type { Judging } from '../accounts/passwords/passwords.ts'
import { type Fault, faultAt } from '../faults.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import type { Unfinished } from '../fields/field.ts'
import { siteHost } from '../organizations/company-email.ts'
import { organizationFields } from '../organizations/fields.ts'
import { companyAreas } from '../reference/company-areas.ts'
import { recruiterFields } from './fields.ts'
import { faultsOfNewPassword, faultsOfTerms, type PersonalDataFields } from './personal-data.ts'
import { faultsOfPhones, mostRecruiterPhones } from './phones.ts'

/** A recruiter's own data: the part of a candidate's registration that doesn't concern only candidates. */
export type RecruiterDataFields = Pick<
  PersonalDataFields,
  'name' | 'email' | 'phones' | 'password' | 'confirmPassword' | 'agreeTerms'
>

/** An organisation in a form (specification, data §3.2). */
export type OrganizationFields = Omit<Unfinished<typeof organizationFields>, 'employeeNumber'> & {
  readonly employeeNumber?: unknown
}

/**
 * Returns the faults of a recruiter's own data; whether e-mail and phone are taken is checked elsewhere. `company`: its
 * names, CNPJ and site, none of which may be part of the password. `isKnown` recognises words that attackers try first.
 */
export function faultsOfRecruiterData(
  fields: RecruiterDataFields,
  { company, isKnown }: Pick<PasswordOwner, 'company'> & Pick<Judging, 'isKnown'>,
): Fault[] {
  const { name, email, phones = [] } = fields
  const owner = { name: name ?? undefined, email, phones: phones.map(({ phone }) => phone ?? ''), company }
  return [
    ...faultsOfFields({ name: recruiterFields.name, email: recruiterFields.email }, fields),
    ...faultsOfPhones(phones, { most: mostRecruiterPhones }),
    ...faultsOfNewPassword(fields, { owner, ...(isKnown && { isKnown }) }),
    ...faultsOfTerms(fields),
  ]
}

/** Returns the faults of a recruiter's changed or corrected profile: name and phone. */
export function faultsOfRecruiterProfile({ name, phones }: Pick<RecruiterDataFields, 'name' | 'phones'>): Fault[] {
  return [
    ...faultsOfFields({ name: recruiterFields.name }, { name }),
    ...faultsOfPhones(phones ?? [], { most: mostRecruiterPhones }),
  ]
}

/** Publicly known data of a company from which a password could be made. */
export function knownOfCompany({
  companyName,
  officialName,
  idcard,
  site,
}: OrganizationFields): (string | undefined)[] {
  const known = [companyName, officialName, idcard, siteHost(site ?? '')?.split('.')[0]]
  return known.map((each) => each ?? undefined)
}

/** Returns the faults of an organisation. Its trade name may be missing: it is then shown as 'Confidencial'. */
export function faultsOfOrganization(fields: OrganizationFields): Fault[] {
  const { branchOfActivity: branch } = fields
  return [
    ...faultsOfFields(organizationFields, fields),
    ...faultAt('branchOfActivity', branch && !companyAreas.has(branch) ? 'invalid' : undefined),
  ]
}
