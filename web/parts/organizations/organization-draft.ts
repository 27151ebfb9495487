import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft/draft-field.ts'
import { draftOfFields } from '../form/draft/draft-of-fields.ts'
import { type DraftOf, emptyDraft } from '../form/draft/empty-draft.ts'
import { retypedAddress } from '../registration/find-address.ts'

/** The draft of an organisation's form, all texts as typed; `city` is its place's name, such as 'São Paulo, SP'. */
export type OrganizationDraft = DraftOf<typeof organizationFields> & { city: string }

export const emptyOrganization: OrganizationDraft = { ...emptyDraft(organizationFields), city: '' }

/** The draft for a stored organisation. */
export function organizationDraftOf(stored: OrganizationContent, { city }: { city: string }): OrganizationDraft {
  return { ...draftOfFields(organizationFields, stored), city }
}

/** Completes a draft from outside. */
export const shapedOrganization = (value: unknown): OrganizationDraft => shaped(value, emptyOrganization)

/**
 * Returns the draft that a form submitted: the hidden draft with the visible fields merged into it. A retyped city has to
 * be looked up again.
 */
export function organizationFromForm(form: FormData): OrganizationDraft {
  const before = shapedOrganization(sentDraft(form))
  return retypedAddress(before, overlay(before, form))
}
