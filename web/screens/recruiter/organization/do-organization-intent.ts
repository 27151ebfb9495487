import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type OrganizationDraft, organizationFromForm } from '../../../parts/organizations/organization-draft.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { faultsOfOrganizationDraft, organizationInput } from '../../../parts/organizations/write-organization.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'

const t = speak(organizations)

/** An edit that is returned: with faults, or without faults and asking for confirmation. */
export type ReturnedEdit = { draft: OrganizationDraft; faults: Faults; asking: boolean }

/** Saves a confirmed edit; otherwise returns it to ask for confirmation. */
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
    const text = code === 'nothing_changed' ? message : t('form.refused', { message })
    return { draft, faults: { '': text }, asking: false }
  }
}

/** Sets or removes the logo. @returns its fault, if any, and whether the virus scanner still has to check it */
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

/** Deletes the organisation with everything that belongs to it. @returns the reason if it was refused */
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
