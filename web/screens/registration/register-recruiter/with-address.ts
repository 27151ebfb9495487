import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import type { OrganizationDraft } from '../../../parts/organizations/organization-draft.ts'
import { addressPart } from '../../../parts/registration/find-address.ts'

/** Finds an organisation's address by its CEP, for forms sent without JavaScript. Server only. */
export async function withAddress({ gateway }: Calls, draft: OrganizationDraft): Promise<OrganizationDraft> {
  if (draft.cityState !== '' || !isZipCode(draft.zipCode)) return draft
  try {
    const found = await gateway.accounts.zipCodeAddress({ zip: normaliseZipCode(draft.zipCode) })
    const { district = '', street = '', ...place } = addressPart(found)
    return { ...draft, ...place, district: draft.district || district, street: draft.street || street }
  } catch (problem) {
    if (refusalOf(problem)) return draft
    throw problem
  }
}
