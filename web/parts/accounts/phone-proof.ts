import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultsOfRefusal, faultText } from '../../platform/faults.ts'
import { enterPhoneCode, sendPhoneCode } from '../registration/codes.ts'
import { firstPhone, isPhoneAsked, isPhoneVerified, noVerification, type PhoneProof } from '../registration/draft.ts'

const t = speak(account)

/** What the form sends once the change was confirmed, also by Enter. */
export const confirmIntent = 'confirm'

/**
 * The edit as it came back: with faults, or asking whether the change is meant (`change`), or for nothing but the phone's
 * code, which needs no approval (`proof`). `isSent`: a code went to the phone.
 */
export type ReturnedEdit<Draft> = {
  draft: Draft
  faults: Faults
  asking: 'change' | 'proof' | null
  isSent: boolean
}

type Edit<Draft extends PhoneProof> = {
  form: FormData
  draft: Draft
  /** What the rules find wrong with the draft. */
  faults: Faults
  /** The phones as they are kept. */
  kept: readonly { phone: string; verified: boolean }[]
  /** Whether nothing changes but that the phone is proved. */
  isSame: boolean
  save: (draft: Draft, proof: { phoneVerificationId?: string }) => Promise<unknown>
}

/**
 * Saves an edit of one's own data that was confirmed, with the code of a first phone that isn't verified yet; any other
 * comes back and asks. Server only.
 */
export async function saveEdit<Draft extends PhoneProof>(
  calls: Calls,
  { form, draft, faults, kept, isSame, save }: Edit<Draft>,
): Promise<'saved' | 'proved' | ReturnedEdit<Draft>> {
  if (Object.keys(faults).length > 0) return { draft, faults, asking: null, isSent: false }
  const asking = isSame ? 'proof' : 'change'
  const isVerified = kept.some(({ phone, verified }) => verified && phone === firstPhone(draft))
  const asked = { draft, faults: {}, asking, isSent: isPhoneAsked(draft) } as const
  const isConfirmed = form.get('intent') === confirmIntent
  const isAsked = isPhoneVerified(draft) || (isConfirmed && isPhoneAsked(draft))
  if (!isVerified && !isAsked) {
    const sent = await sendPhoneCode(calls, draft)
    if ('refused' in sent) return { ...asked, asking: null, faults: { 'phones.0.phone': sent.refused.message } }
    if (sent.isSent) return { ...asked, draft: sent.draft, isSent: true }
  }
  if (asking === 'change' && !isConfirmed) return asked
  const proved = isVerified || !isPhoneAsked(draft) ? { draft } : await prove(calls, draft, codeIn(form))
  if ('fault' in proved) return { ...asked, faults: { code: proved.fault } }
  const refused = await saveWithProof(proved.draft, save)
  if (refused) return { ...asked, draft: proved.draft, asking: null, faults: refused }
  return asking === 'proof' ? 'proved' : 'saved'
}

const codeIn = (form: FormData) => String(form.get('code') ?? '')

async function prove<Draft extends PhoneProof>(calls: Calls, draft: Draft, code: string) {
  if (isPhoneVerified(draft)) return { draft }
  return isCode(code) ? enterPhoneCode(calls, draft, code) : { fault: faultText('invalid_code') }
}

/** Returns the faults for which it was refused; null once it is done. */
async function saveWithProof<Draft extends PhoneProof>(
  draft: Draft,
  save: Edit<Draft>['save'],
): Promise<Faults | null> {
  try {
    await save(draft, isPhoneVerified(draft) ? { phoneVerificationId: draft.phoneVerification.id } : {})
    return null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return faultsOfRefusal(refused)
  }
}

/** Sends a code to the phone of the profile, or another one; with `enterIntent`, takes the one that was entered. */
export const proveIntent = 'prove-phone'
export const enterIntent = 'enter-phone-code'

/** The proof of the profile's phone as far as it got: the code that was sent, and what is wrong. */
export type StartedProof = { draft: PhoneProof; fault: string | null }

/**
 * Proves the first phone that the profile has, whatever its status: that needs no approval. `draft` has the kept phones
 * with the code that the form says was sent. Server only.
 */
export async function provePhone<Draft extends PhoneProof>(
  calls: Calls,
  { form, draft, save }: Pick<Edit<Draft>, 'form' | 'draft' | 'save'>,
): Promise<'proved' | StartedProof> {
  if (form.get('intent') === enterIntent && isPhoneAsked(draft)) {
    const proved = await prove(calls, draft, codeIn(form))
    if ('fault' in proved) return { draft, fault: proved.fault }
    const refused = await saveWithProof(proved.draft, save)
    if (!refused) return 'proved'
    return { draft: { ...draft, phoneVerification: noVerification }, fault: Object.values(refused)[0] ?? null }
  }
  const sent = await sendPhoneCode(calls, draft)
  if ('refused' in sent) return { draft, fault: sent.refused.message }
  return { draft: sent.draft, fault: sent.isSent ? null : t('code.unreachable') }
}
