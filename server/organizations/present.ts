import type { OwnOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { companySizes } from '@trampolim/marketplace/reference/company-sizes.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import type { House } from '../platform/house.ts'
import type { ReadOrganization } from './read-organization.ts'

/** An organisation as its own recruiters read it, with what waits for approval. */
export function presentOrganization(house: House, { row, recruiters, reviewDue }: ReadOrganization): OwnOrganization {
  const { employeeNumber } = row
  if (!companySizes.has(employeeNumber)) throw new Error(`an organisation has the unknown size ${employeeNumber}`)
  return {
    id: row.id,
    status: row.status,
    statusReason: row.statusReason,
    everApproved: row.everApproved,
    idcard: row.idcard,
    companyName: row.companyName ?? '',
    officialName: row.officialName,
    employeeNumber,
    branchOfActivity: row.branchOfActivity,
    description: row.description ?? '',
    site: row.site ?? '',
    dontHaveSite: row.site === null,
    socialLinks: row.socialLinks,
    phone: row.phone ?? '',
    zipCode: row.zipCode,
    cityState: row.cityState,
    city: row.city,
    state: row.state,
    district: row.district ?? '',
    street: row.street ?? '',
    logo: row.logoFileId ? signedFileUrl(house, { method: 'get', fileId: row.logoFileId }).url : null,
    logoWaits: row.changeWaits && row.logoFileId !== row.shownLogoFileId,
    recruiters: recruiters.map(({ accountId, name, email, you, approved }) => ({
      accountId,
      name,
      email,
      you,
      approved,
    })),
    jobs: row.jobs,
    reviewDue: reviewDue?.toISOString() ?? null,
    created: row.created.toISOString(),
    modified: row.modified.toISOString(),
  }
}
