import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import { siteHost } from '@trampolim/marketplace/organizations/company-email.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfOrganization } from '@trampolim/marketplace/registration/recruiter.ts'
import type { Database, Tx } from '../platform/house.ts'
import { findResidence } from '../registration/residence.ts'

/** What is kept of an organisation as its recruiters write it; texts that say nothing are null. */
export type StoredOrganization = {
  companyName: string | null
  officialName: string
  employeeNumber: number
  branchOfActivity: string
  description: string | null
  /** Null where it has none. */
  site: string | null
  socialLinks: Readonly<Record<string, string>>
  phone: string | null
  zipCode: string
  cityState: number
  district: string
  street: string
}

/** Makes an organisation ready to be stored, or tells all that is wrong with it by the paths of its form. */
export async function completeOrganization(
  database: Database | Tx,
  content: OrganizationContent,
): Promise<{ stored: StoredOrganization } | { faults: Fault[] }> {
  const faults = [...faultsOfOrganization(content), ...faultsOfSocialLinks(content)]
  const { zipCode = '', cityState, employeeNumber, branchOfActivity } = content
  const residence = cityState === undefined ? undefined : await findResidence(database, { zipCode, cityState })
  if (residence && 'fault' in residence && !faults.some(({ field }) => field === residence.fault.field)) {
    faults.push(residence.fault)
  }
  if (faults.length || !residence || 'fault' in residence || !employeeNumber || !branchOfActivity) return { faults }
  return {
    stored: {
      companyName: said(content.companyName),
      officialName: content.officialName?.trim() ?? '',
      employeeNumber,
      branchOfActivity,
      description: said(content.description),
      site: content.dontHaveSite ? null : said(content.site),
      socialLinks: linksOf(content),
      phone: content.phone ? normalisePhone(content.phone) || null : null,
      zipCode: residence.residence.zipCode,
      cityState: residence.residence.municipalityId,
      district: content.district?.trim() ?? '',
      street: content.street?.trim() ?? '',
    },
  }
}

function faultsOfSocialLinks({ socialLinks = {} }: OrganizationContent): Fault[] {
  return Object.entries(socialLinks).flatMap(([network, link]) =>
    faultAt(`socialLinks.${network}`, link === '' || siteHost(link) ? undefined : 'invalid_site'),
  )
}

function linksOf({ socialLinks = {} }: OrganizationContent) {
  return Object.fromEntries(
    Object.entries(socialLinks)
      .filter(([, link]) => link !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function said(text: string | undefined): string | null {
  return text?.trim() || null
}
