import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { companySizes } from '@trampolim/marketplace/reference/company-sizes.ts'
import type { StoredOrganization } from './complete-organization.ts'
import type { OrganizationRow } from './organization-queries.ts'

/** Extracts an organisation's content in its stored form, for comparison with an edit. */
export function storedOf(row: OrganizationRow): StoredOrganization {
  return {
    companyName: row.companyName,
    officialName: row.officialName,
    employeeNumber: row.employeeNumber,
    branchOfActivity: row.branchOfActivity,
    description: row.description,
    site: row.site,
    socialLinks: row.socialLinks,
    phone: row.phone,
    zipCode: row.zipCode,
    cityState: row.cityState,
    district: row.district ?? '',
    street: row.street ?? '',
  }
}

/** An organisation as its form holds it, from what is stored. */
export function contentOfOrganization(row: OrganizationRow): OrganizationContent {
  const { employeeNumber } = row
  return {
    idcard: row.idcard,
    companyName: row.companyName ?? '',
    officialName: row.officialName,
    ...(companySizes.has(employeeNumber) && { employeeNumber }),
    branchOfActivity: row.branchOfActivity,
    description: row.description ?? '',
    site: row.site ?? '',
    dontHaveSite: row.site === null,
    socialLinks: row.socialLinks,
    phone: row.phone ?? '',
    zipCode: row.zipCode,
    cityState: row.cityState,
    district: row.district ?? '',
    street: row.street ?? '',
  }
}
