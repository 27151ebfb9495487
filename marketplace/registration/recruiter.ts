import type { PasswordOwner } from '../accounts/password-owner.ts'
import type { Judging } from '../accounts/passwords.ts'
import { type Fault, type FaultCode, faultAt } from '../faults.ts'
import { isCnpj } from '../organizations/cnpj.ts'
import { siteHost } from '../organizations/company-email.ts'
import { companyAreas } from '../reference/company-areas.ts'
import { companySizes } from '../reference/company-sizes.ts'
import { type AddressFields, faultsOfAddress } from './address.ts'
import {
  faultOfEmail,
  faultOfName,
  faultsOfNewPassword,
  faultsOfTerms,
  type PersonalDataFields,
} from './personal-data.ts'
import { isPhone } from './phone.ts'
import { faultsOfPhones } from './phones.ts'

/** A recruiter's own data: what a candidate's registration asks, without what only concerns a candidate. */
export type RecruiterDataFields = Pick<
  PersonalDataFields,
  'name' | 'email' | 'phones' | 'password' | 'confirmPassword' | 'agreeTerms'
>

/** An organisation as its form holds it (specification, data §3.2). */
export type OrganizationFields = AddressFields & {
  readonly idcard?: string | undefined
  readonly companyName?: string | undefined
  readonly officialName?: string | undefined
  readonly employeeNumber?: unknown
  readonly branchOfActivity?: string | undefined
  readonly description?: string | undefined
  readonly site?: string | undefined
  readonly dontHaveSite?: boolean | undefined
  readonly phone?: string | undefined
}

const longest = { companyName: 120, officialName: 160, description: 4000 } as const

/**
 * What is wrong with a recruiter's own data; whether e-mail and phone are still free is asked elsewhere. `company`: its
 * names,
 * CNPJ and site, of which no password is made; `isKnown` tells the words tried first by who guesses.
 */
export function faultsOfRecruiterData(
  fields: RecruiterDataFields,
  { company, isKnown }: Pick<PasswordOwner, 'company'> & Pick<Judging, 'isKnown'>,
): Fault[] {
  const { name, email, phones = [] } = fields
  const owner = { name, email, phones: phones.map(({ phone = '' }) => phone), company }
  return [
    ...faultAt('name', faultOfName(fields.name)),
    ...faultAt('email', faultOfEmail(fields.email)),
    ...faultsOfPhones(fields.phones ?? []),
    ...faultsOfNewPassword(fields, { owner, ...(isKnown && { isKnown }) }),
    ...faultsOfTerms(fields),
  ]
}

/** Publicly known data of a company from which a password could be made. */
export function knownOfCompany({
  companyName,
  officialName,
  idcard,
  site,
}: OrganizationFields): (string | undefined)[] {
  return [companyName, officialName, idcard, siteHost(site ?? '')?.split('.')[0]]
}

/** What is wrong with an organisation. Its trade name may be missing: it is then shown as 'Confidencial'. */
export function faultsOfOrganization(fields: OrganizationFields): Fault[] {
  return [
    ...faultAt('idcard', faultOfCnpj(fields.idcard)),
    ...faultAt('employeeNumber', faultOfChoice(fields.employeeNumber, companySizes.has)),
    ...faultAt('branchOfActivity', faultOfChoice(fields.branchOfActivity, companyAreas.has)),
    ...faultAt('site', faultOfSite(fields)),
    ...faultAt('phone', fields.phone?.trim() && !isPhone(fields.phone) ? 'invalid_phone' : undefined),
    ...(['companyName', 'officialName', 'description'] as const).flatMap((field) =>
      faultAt(field, (fields[field]?.trim().length ?? 0) > longest[field] ? 'too_long' : undefined),
    ),
    ...faultsOfAddress(fields),
  ]
}

function faultOfCnpj(idcard = ''): FaultCode | undefined {
  if (idcard.trim() === '') return 'required'
  return isCnpj(idcard) ? undefined : 'invalid_cnpj'
}

function faultOfSite({ site = '', dontHaveSite }: OrganizationFields): FaultCode | undefined {
  if (dontHaveSite) return undefined
  if (site.trim() === '') return 'site_required'
  return siteHost(site) ? undefined : 'invalid_site'
}

function faultOfChoice(value: unknown, has: (value: unknown) => boolean): FaultCode | undefined {
  if (value === undefined || value === null || value === '') return 'required'
  return has(value) ? undefined : 'invalid'
}
