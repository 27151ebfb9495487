import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfOrganization } from '@trampolim/marketplace/registration/recruiter.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'
import { retypedAddress } from '../registration/find-address.ts'

/** An organisation as its form holds it, all texts as typed; `city` is its place's name, such as 'São Paulo, SP'. */
export type OrganizationDraft = {
  idcard: string
  companyName: string
  officialName: string
  employeeNumber: string
  branchOfActivity: string
  description: string
  site: string
  dontHaveSite: boolean
  socialLinks: { instagram: string; facebook: string; linkedin: string; youtube: string; tiktok: string }
  phone: string
  zipCode: string
  cityState: string
  city: string
  district: string
  street: string
}

export const emptyOrganization: OrganizationDraft = {
  idcard: '',
  companyName: '',
  officialName: '',
  employeeNumber: '',
  branchOfActivity: '',
  description: '',
  site: '',
  dontHaveSite: false,
  socialLinks: { instagram: '', facebook: '', linkedin: '', youtube: '', tiktok: '' },
  phone: '',
  zipCode: '',
  cityState: '',
  city: '',
  district: '',
  street: '',
}

/** An organisation as it is stored, for its form. */
export function organizationDraftOf(stored: OrganizationContent, { city }: { city: string }): OrganizationDraft {
  return {
    idcard: stored.idcard ? formatCnpj(stored.idcard) : '',
    companyName: stored.companyName ?? '',
    officialName: stored.officialName ?? '',
    employeeNumber: stored.employeeNumber === undefined ? '' : String(stored.employeeNumber),
    branchOfActivity: stored.branchOfActivity ?? '',
    description: stored.description ?? '',
    site: stored.site ?? '',
    dontHaveSite: stored.dontHaveSite,
    socialLinks: { ...emptyOrganization.socialLinks, ...stored.socialLinks },
    phone: stored.phone ? formatPhone(stored.phone) : '',
    zipCode: stored.zipCode ? stored.zipCode.replace(/^(\d{5})(\d{3})$/, '$1-$2') : '',
    cityState: stored.cityState === undefined ? '' : String(stored.cityState),
    city,
    district: stored.district ?? '',
    street: stored.street ?? '',
  }
}

/** A draft from outside, made whole. */
export const shapedOrganization = (value: unknown): OrganizationDraft => shaped(value, emptyOrganization)

/** What a form sent: its hidden draft with the fields in view laid over it. A retyped city has to be found anew. */
export function organizationFromForm(form: FormData): OrganizationDraft {
  const before = shapedOrganization(sentDraft(form))
  return retypedAddress(before, overlay(before, form))
}

/** What the calls take of it. */
export function organizationInput(draft: OrganizationDraft): OrganizationContent {
  const { employeeNumber, cityState, city: _, socialLinks, ...texts } = draft
  const links = Object.entries(socialLinks).filter(([, link]) => link.trim() !== '')
  return {
    ...texts,
    site: draft.dontHaveSite ? '' : draft.site,
    socialLinks: Object.fromEntries(links),
    ...(employeeNumber !== '' && { employeeNumber: Number(employeeNumber) as 10 }),
    ...(cityState !== '' && { cityState: Number(cityState) }),
  }
}

/** What is wrong with a draft, in words, by the names of its fields. */
export const faultsOfOrganizationDraft = (draft: OrganizationDraft): Faults =>
  textsOf(faultsOfOrganization(organizationInput(draft)))
