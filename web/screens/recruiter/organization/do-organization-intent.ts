import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { OrganizationContent, OwnOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { isEditable, isUnderReview } from '@trampolim/marketplace/organizations/profile-status.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { basis, keptVersion } from '../../../parts/form/draft/version-field.ts'
import {
  type OrganizationDraft,
  organizationDraftOf,
  organizationFromForm,
} from '../../../parts/organizations/organization-draft.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { faultsOfOrganizationDraft, organizationInput } from '../../../parts/organizations/write-organization.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'
import { readOwnOrganization } from './read-page.ts'

const t = speak(organizations)

/**
 * An edit that is returned: with faults, or asking for confirmation. `locked`: nothing was sent, since the stored data
 * waits for a decision. `version`: the one on which it is based; the newest one after it was told that the data was changed
 * elsewhere, so that saving again writes over it.
 */
export type ReturnedEdit = {
  draft: OrganizationDraft
  faults: Faults
  asking: boolean
  locked?: true
  version?: string
}

/**
 * Saves a confirmed edit; otherwise returns it to ask for confirmation. `left`: the recruiter was put out of the
 * organisation since the form was opened.
 */
export async function saveOrganization(calls: Calls, form: FormData): Promise<'saved' | 'left' | ReturnedEdit> {
  const { organizations: ofCompany } = calls.gateway
  const draft = await completeAddress(calls, organizationFromForm(form))
  const returned = { draft, faults: {}, asking: false, ...keptVersion(form) }
  const own = await readOwnOrganization(calls)
  if (!own) return 'left'
  // The form was sent again since its answer was lost.
  if (isUnderReview(own.status) && isSame(draft, own)) return 'saved'
  if (!isEditable(own.status)) return { ...returned, locked: true }
  const faults = faultsOfOrganizationDraft(draft)
  if (Object.keys(faults).length > 0) return { ...returned, faults }
  if (form.get('confirmed') !== 'on') return { ...returned, asking: true }
  try {
    await ofCompany.updateOrganization({ ...organizationInput(draft), ...basis(form) })
    return 'saved'
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const { fields = {}, code, message } = refused
    if (code === 'organization_not_approved') return { ...returned, locked: true }
    if (Object.keys(fields).length > 0) return { ...returned, faults: textsOfCall(fields) }
    if (code === 'organization_changed') {
      return { ...returned, faults: { '': message }, version: (await ofCompany.readOrganization({})).modified }
    }
    return { ...returned, faults: { '': code === 'nothing_changed' ? message : t('form.refused', { message }) } }
  }
}

/** Whether a draft says what is stored; an organisation's CNPJ isn't part of its form. */
function isSame(draft: OrganizationDraft, own: OwnOrganization): boolean {
  const written = ({ idcard: _idcard, ...rest }: OrganizationContent) => JSON.stringify(rest)
  return written(organizationInput(draft)) === written(organizationInput(organizationDraftOf(own, draft)))
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
