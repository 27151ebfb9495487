import type { StoredOrganization } from './complete-organization.ts'
import type { OrganizationRow } from './organization-queries.ts'

/** What its recruiters wrote of an organisation, as it is stored: to compare with what they write now. */
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
