import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import {
  faultsOfOrganizationDraft,
  type OrganizationDraft,
  organizationFromForm,
  organizationInput,
} from '../../../parts/organizations/organization-draft.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'

const t = speak('organizations', organizations)

/** The edit as it came back: with faults, or complete and asking whether it is meant. */
export type ReturnedEdit = { draft: OrganizationDraft; faults: Faults; asking: boolean }

/** Saves an edit that was confirmed; one that wasn't comes back and asks. */
export async function saveOrganization(calls: Calls, form: FormData): Promise<'saved' | ReturnedEdit> {
  const draft = await completeAddress(calls, organizationFromForm(form))
  const input = organizationInput(draft)
  const faults = faultsOfOrganizationDraft(draft)
  if (Object.keys(faults).length > 0) return { draft, faults, asking: false }
  if (form.get('confirmed') !== 'on') return { draft, faults: {}, asking: true }
  try {
    await calls.gateway.organizations.updateOrganization(input)
    return 'saved'
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const { fields = {}, code, message } = refused
    if (Object.keys(fields).length > 0) return { draft, faults: textsOfCall(fields), asking: false }
    const told = code === 'nothing_changed' ? message : t('form.refused', { message })
    return { draft, faults: { '': told }, asking: false }
  }
}

/** Sets or takes away the logo. @returns what is wrong, if anything, and whether it has yet to be scanned for viruses */
export async function changeLogo({ gateway }: Calls, form: FormData): Promise<{ fault?: string; checking?: boolean }> {
  try {
    if (form.get('intent') === organizationIntents.removeLogo) {
      await gateway.organizations.removeLogo({})
      return {}
    }
    const { logo } = await gateway.organizations.setLogo({ image: String(form.get('image') ?? '') })
    return { checking: logo === null }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { fault: refused.code === 'organization_not_approved' ? t('logo.locked') : refused.message }
  }
}

/** Deletes the organisation with all that hangs on it. @returns why not, if it stays */
export async function deleteOrganization({ gateway }: Calls): Promise<string | undefined> {
  try {
    await gateway.organizations.deleteOrganization({})
    return undefined
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'profile_not_approved') return t('remove.notApproved')
    return t('remove.failed', { message: refused.message })
  }
}
