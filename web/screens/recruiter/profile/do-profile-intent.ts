import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterProfile } from '@trampolim/marketplace/registration/recruiter.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { organizationStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import {
  type Proof,
  provePhone,
  type ReturnedEdit,
  type StartedProof,
  saveEdit,
} from '../../../parts/accounts/phone-proof.ts'
import { sentDraft } from '../../../parts/form/draft/draft-field.ts'
import {
  blankPhone,
  blankPhones,
  firstPhone,
  noVerification,
  type PhoneProof,
} from '../../../parts/registration/draft.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import { overlay, shaped } from '../../../platform/form-fields.ts'

const t = speak(recruiterProfile)

/** A recruiter's personal data as typed, with the proof of their phone number. */
export type RecruiterDraft = PhoneProof & { name: string }

const empty: RecruiterDraft = {
  name: '',
  phones: [blankPhone],
  phoneVerification: noVerification,
  phoneUnreachable: false,
}

/** The form's values for the stored data of a recruiter. */
export const recruiterDraftOf = ({ name, phones }: Pick<RecruiterProfile, 'name' | 'phones'>): RecruiterDraft => ({
  ...empty,
  name,
  phones: phones.map(({ phone, isWhatsApp }) => ({ phone: formatPhone(phone), isWhatsApp })),
})

/** Completes a draft from an untrusted source. */
export const shapedRecruiter = (value: unknown): RecruiterDraft => shaped(value, empty, blankPhones)

/** The messages about a draft's faults, by field name. */
export function faultsOfRecruiterDraft({ name, phones }: RecruiterDraft): Faults {
  const { phones: missing, ...others } = textsOf(faultsOfRecruiterProfile({ name, phones }))
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}

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
