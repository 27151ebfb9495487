import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { isCode } from '@trampolim/marketplace/accounts/codes.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { faultsOfRecruiterProfile } from '@trampolim/marketplace/registration/recruiter.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { profileStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { sentDraft } from '../../../parts/form/draft/draft-field.ts'
import { enterPhoneCode, sendPhoneCode } from '../../../parts/registration/codes.ts'
import {
  blankPhone,
  blankPhones,
  firstPhone,
  isPhoneAsked,
  isPhoneVerified,
  noVerification,
  type PhoneProof,
} from '../../../parts/registration/draft.ts'
import { type Faults, faultsOfRefusal, faultText, textsOf } from '../../../platform/faults.ts'
import { overlay, shaped } from '../../../platform/form-fields.ts'

const t = speak(recruiterProfile)

/** What the form sends once the change was confirmed, also by Enter. */
export const confirmIntent = 'confirm'

/** A recruiter's data as typed, with the proof of their one phone. */
export type RecruiterDraft = PhoneProof & { name: string }

const empty: RecruiterDraft = {
  name: '',
  phones: [blankPhone],
  phoneVerification: noVerification,
  phoneUnreachable: false,
}

/** The form of a recruiter's data as they are. */
export const recruiterDraftOf = ({ name, phones }: Pick<RecruiterProfile, 'name' | 'phones'>): RecruiterDraft => ({
  ...empty,
  name,
  phones: phones.map(({ phone, isWhatsApp }) => ({ phone: formatPhone(phone), isWhatsApp })),
})

/** Completes a draft from outside. */
export const shapedRecruiter = (value: unknown): RecruiterDraft => shaped(value, empty, blankPhones)

/** Returns the texts of a draft's faults, by its field names. */
export function faultsOfRecruiterDraft({ name, phones }: RecruiterDraft): Faults {
  const { phones: missing, ...others } = textsOf(faultsOfRecruiterProfile({ name, phones }))
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}

/**
 * The edit as it came back: with faults, or asking whether the change is meant (`change`), or for nothing but the phone's
 * code, which needs no approval (`proof`). `isSent`: a code went to the phone.
 */
export type ReturnedProfile = {
  draft: RecruiterDraft
  faults: Faults
  asking: 'change' | 'proof' | null
  isSent: boolean
}

/** Saves an edit that was confirmed, with the code of a phone that isn't verified yet; any other comes back and asks. */
export async function saveRecruiter(calls: Calls, form: FormData): Promise<'saved' | 'proved' | ReturnedProfile> {
  const draft = overlay(shapedRecruiter(sentDraft(form)), form, blankPhones)
  const faults = faultsOfRecruiterDraft(draft)
  if (Object.keys(faults).length > 0) return { draft, faults, asking: null, isSent: false }
  const before = await calls.gateway.recruiters.readRecruiter({})
  const asking = isSame(draft, before) ? 'proof' : 'change'
  const isVerified = before.phones.some(({ phone, verified }) => verified && phone === firstPhone(draft))
  const asked = { draft, faults: {}, asking, isSent: isPhoneAsked(draft) } as const
  const isConfirmed = form.get('intent') === confirmIntent
  const isAsked = isPhoneVerified(draft) || (isConfirmed && isPhoneAsked(draft))
  if (!isVerified && !isAsked) {
    const sent = await sendPhoneCode(calls, draft)
    if ('refused' in sent) return { ...asked, asking: null, faults: { 'phones.0.phone': sent.refused.message } }
    if (sent.isSent) return { ...asked, draft: sent.draft, isSent: true }
  }
  if (asking === 'change' && !isConfirmed) return asked
  const proved =
    isVerified || !isPhoneAsked(draft) ? { draft } : await prove(calls, draft, String(form.get('code') ?? ''))
  if ('fault' in proved) return { ...asked, faults: { code: proved.fault } }
  return save(calls, proved.draft, asked)
}

async function prove(calls: Calls, draft: RecruiterDraft, code: string) {
  if (isPhoneVerified(draft)) return { draft }
  return isCode(code) ? enterPhoneCode(calls, draft, code) : { fault: faultText('invalid_code') }
}

async function save(
  { gateway }: Calls,
  draft: RecruiterDraft,
  asked: ReturnedProfile,
): Promise<'saved' | 'proved' | ReturnedProfile> {
  const { name, phones, phoneVerification } = draft
  const proof = isPhoneVerified(draft) && { phoneVerificationId: phoneVerification.id }
  try {
    await gateway.recruiters.updateRecruiter({ name, phones, ...proof })
    return asked.asking === 'proof' ? 'proved' : 'saved'
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { ...asked, draft, asking: null, faults: faultsOfRefusal(refused) }
  }
}

/** Sends a code to the phone of the profile, or another one; with `enterIntent`, takes the one that was entered. */
export const proveIntent = 'prove-phone'
export const enterIntent = 'enter-phone-code'

/** The proof of the profile's phone as far as it got: the code that was sent, and what is wrong. */
export type StartedProof = { draft: RecruiterDraft; fault: string | null }

/** Proves the phone that the profile has, whatever its status: that needs no approval. */
export async function provePhone(calls: Calls, form: FormData): Promise<'proved' | StartedProof> {
  const { phoneVerification } = shapedRecruiter(sentDraft(form))
  const draft = { ...recruiterDraftOf(await calls.gateway.recruiters.readRecruiter({})), phoneVerification }
  if (form.get('intent') === enterIntent && isPhoneAsked(draft)) {
    const proved = await prove(calls, draft, String(form.get('code') ?? ''))
    if ('fault' in proved) return { draft, fault: proved.fault }
    const saved = await save(calls, proved.draft, { draft, faults: {}, asking: 'proof', isSent: true })
    if (typeof saved === 'string') return 'proved'
    return { draft: { ...draft, phoneVerification: noVerification }, fault: Object.values(saved.faults)[0] ?? null }
  }
  const sent = await sendPhoneCode(calls, draft)
  if ('refused' in sent) return { draft, fault: sent.refused.message }
  return { draft: sent.draft, fault: sent.isSent ? null : t('code.unreachable') }
}

function isSame(draft: RecruiterDraft, before: RecruiterProfile): boolean {
  const [typed, kept] = [draft.phones[0], before.phones[0]]
  const isSamePhone = firstPhone(draft) === kept?.phone && typed?.isWhatsApp === kept.isWhatsApp
  return draft.name.trim() === before.name && isSamePhone
}

/** Why an account can't be deleted; `last`: it is the organisation's last member. */
export type KeptAccount = { message: string; last: boolean }

/** Deletes the account. @returns the reason if it was refused */
export async function deleteAccount({ gateway }: Calls, privacyEmail: string): Promise<KeptAccount | undefined> {
  try {
    await gateway.recruiters.deleteRecruiter({})
    return undefined
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'last_recruiter') return { message: t('remove.last'), last: true }
    return { message: t('remove.failed', { message: refused.message, email: privacyEmail }), last: false }
  }
}

/** Whether the link for a new password was sent, and if not why. */
export type LinkToPassword = { isSent: boolean; message: string }

/** Has the link for a new password sent to the recruiter's own address. */
export async function mailPasswordLink({ gateway }: Calls): Promise<LinkToPassword> {
  const { email } = await gateway.recruiters.readRecruiter({})
  try {
    await gateway.accounts.recoverPassword({ email })
    return { isSent: true, message: '' }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { isSent: false, message: refused.message }
  }
}

/** The facts of the recruiter's company; empty without one. */
export async function readCompany({ gateway }: Calls): Promise<{ name: string; value: string }[]> {
  const own = await gateway.organizations.readOrganization({}).catch((problem: unknown) => {
    if (refusalOf(problem)?.code === 'organization_not_found') return null
    throw problem
  })
  if (!own) return []
  return [
    { name: t('company.name'), value: own.companyName ?? '' },
    { name: t('company.idcard'), value: formatCnpj(own.idcard ?? '') },
    { name: t('company.status'), value: profileStatus[own.status] },
    { name: t('company.place'), value: `${own.city}, ${own.state}` },
    { name: t('company.recruiters'), value: own.recruiters.map(({ name }) => name).join(', ') },
  ].filter(({ value }) => value !== '')
}
