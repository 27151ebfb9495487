import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { organizationStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import {
  type Proof,
  provePhone,
  type ReturnedEdit,
  type StartedProof,
  saveEdit,
} from '../../../parts/accounts/phone/phone-proof.ts'
import { sentDraft } from '../../../parts/form/draft/draft-field.ts'
import { blankPhones, firstPhone } from '../../../parts/registration/person-draft.ts'
import { overlay } from '../../../platform/form-fields.ts'
import { faultsOfRecruiterDraft } from './faults-of-recruiter.ts'
import { type RecruiterDraft, recruiterDraftOf, shapedRecruiter } from './recruiter-draft.ts'

const t = speak(recruiterProfile)

/** Saves an edit, or returns the form if something is missing. */
export async function saveRecruiter(
  calls: Calls,
  form: FormData,
): Promise<'saved' | 'proved' | ReturnedEdit<RecruiterDraft>> {
  const draft = overlay(shapedRecruiter(sentDraft(form)), form, blankPhones)
  const before = await calls.gateway.recruiters.readRecruiter({})
  const faults = faultsOfRecruiterDraft(draft)
  return saveEdit(calls, {
    form,
    draft,
    faults,
    kept: before.phones,
    isSame: isSame(draft, before),
    status: before.status,
    save: saving(calls),
    newest: async () => (await calls.gateway.recruiters.readRecruiter({})).modified,
  })
}

const saving =
  ({ gateway }: Calls) =>
  ({ name, phones }: RecruiterDraft, proof: Proof) =>
    gateway.recruiters.updateRecruiter({ name, phones, ...proof })

/** Verifies the phone number of the profile. */
export async function proveRecruitersPhone(calls: Calls, form: FormData): Promise<'proved' | StartedProof> {
  const { phoneVerification } = shapedRecruiter(sentDraft(form))
  const draft = { ...recruiterDraftOf(await calls.gateway.recruiters.readRecruiter({})), phoneVerification }
  return provePhone(calls, { form, draft, save: saving(calls) })
}

function isSame(draft: RecruiterDraft, before: RecruiterProfile): boolean {
  const [typed, kept] = [draft.phones[0], before.phones[0]]
  const isSamePhone = firstPhone(draft) === kept?.phone && typed?.isWhatsApp === kept.isWhatsApp
  return draft.name.trim() === before.name && isSamePhone
}

/** The facts about the recruiter's company; empty if they have none. */
export async function readCompany({ gateway }: Calls): Promise<{ name: string; value: string }[]> {
  const own = await gateway.organizations.readOrganization({}).catch((problem: unknown) => {
    if (refusalOf(problem)?.code === 'organization_not_found') return null
    throw problem
  })
  if (!own) return []
  return [
    { name: t('company.name'), value: own.companyName ?? '' },
    { name: t('company.idcard'), value: formatCnpj(own.idcard ?? '') },
    { name: t('company.status'), value: organizationStatus[own.status] },
    { name: t('company.place'), value: `${own.city}, ${own.state}` },
    { name: t('company.recruiters'), value: own.recruiters.map(({ name }) => name).join(', ') },
  ].filter(({ value }) => value !== '')
}
