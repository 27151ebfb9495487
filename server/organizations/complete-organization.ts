import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfOrganization } from '@trampolim/marketplace/registration/recruiter.ts'
import type { Database, Tx } from '../platform/house.ts'
import { findResidence } from '../professionals/residence.ts'

/** The stored form of what recruiters write about an organisation; blank texts are null. */
export type StoredOrganization = {
  companyName: string | null
  officialName: string
  employeeNumber: number
  branchOfActivity: string
  description: string | null
  /** Null if it has none. */
  site: string | null
  socialLinks: Readonly<Record<string, string>>
  phone: string | null
  zipCode: string
  cityState: number
  district: string
  street: string
}

/** Converts an organisation to its stored form, or refuses it with all faults by the paths of its form. */
export async function completeOrganization(
  database: Database | Tx,
  content: OrganizationContent,
): Promise<{ stored: StoredOrganization } | { faults: Fault[] }> {
  const faults = faultsOfOrganization(content)
  const { idcard: _, dontHaveSite: __, ...written } = settle(organizationFields, content)
  const { zipCode, cityState, employeeNumber, branchOfActivity } = written
  const residence =
    cityState === null ? undefined : await findResidence(database, { zipCode: zipCode ?? '', cityState })
  if (residence && 'fault' in residence && !faults.some(({ field }) => field === residence.fault.field)) {
    faults.push(residence.fault)
  }
  if (faults.length || !residence || 'fault' in residence || !employeeNumber || !branchOfActivity) return { faults }
  return {
    stored: {
      ...written,
      officialName: written.officialName ?? '',
      employeeNumber,
      branchOfActivity,
      socialLinks: givenLinks(written.socialLinks ?? {}),
      phone: normalisePhone(written.phone ?? '') || null,
      zipCode: residence.residence.zipCode,
      cityState: residence.residence.municipalityId,
      district: written.district ?? '',
      street: written.street ?? '',
    },
  }
}

/** The links that were given, always in the same order. */
function givenLinks(links: Readonly<Record<string, string | null>>): Record<string, string> {
  const given = Object.entries(links).filter((each): each is [string, string] => each[1] !== null)
  return Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
