import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { faultsOfOrganization } from '@trampolim/marketplace/registration/recruiter.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { typedOf } from '../form/draft/draft-of-fields.ts'
import { withUnknownNames } from '../lookups/unknown-names.ts'
import type { OrganizationDraft } from './organization-draft.ts'

/** Converts a draft to the input of calls. */
export function organizationInput(draft: OrganizationDraft): OrganizationContent {
  return settle(organizationFields, typedOf(organizationFields, draft))
}

/** Returns the texts of a draft's faults, by its field names. */
export const faultsOfOrganizationDraft = (draft: OrganizationDraft): Faults =>
  withUnknownNames(textsOf(faultsOfOrganization(organizationInput(draft))), {
    code: 'unknown_municipality',
    typed: { cityState: draft.city },
  })
