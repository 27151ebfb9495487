import type { OrganizationContent } from '@trampolim/contract/gateway/organizations.ts'
import { faultsOfRefusal } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import type { ReturnedForm } from '../form/use-form.ts'
import { type OrganizationDraft, organizationFromForm } from '../organizations/organization-draft.ts'
import { organizationInput } from '../organizations/write-organization.ts'

/**
 * Sends an organisation's correction of a submitted form. Server only.
 * @returns the form to show again, with its faults; null once it is done
 */
export async function correctOrganization(
  form: FormData,
  { save }: { save: (organization: OrganizationContent) => Promise<unknown> },
): Promise<ReturnedForm<OrganizationDraft> | null> {
  const draft = organizationFromForm(form)
  try {
    await save(organizationInput(draft))
    return null
  } catch (problem) {
    const refused = shownRefusal(problem, 404)
    return { draft, faults: faultsOfRefusal(refused, ['organization']) }
  }
}
