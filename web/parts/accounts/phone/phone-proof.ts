import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { isEditable, isUnderReview, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultsOfRefusal, faultText } from '../../../platform/faults.ts'
import { basis, keptVersion } from '../../form/draft/version-field.ts'
import { codeIn } from '../../registration/code-in.ts'
import { enterPhoneCode, resentTo, sendPhoneCode } from '../../registration/codes.ts'
import {
  firstPhone,
  isPhoneAsked,
  isPhoneVerified,
  noVerification,
  type PhoneProof,
} from '../../registration/person-draft.ts'
import type { Resent } from '../../registration/wizard.ts'

const t = speak(account)

/** The intent of the form once the change was confirmed, also when the person presses Enter. */
export const confirmIntent = 'confirm'

/**
 * The edit as it was returned: with faults, or asking for confirmation of the change (`change`), or only for the
 * phone's code, which needs no approval (`proof`). `isSent`: a code was sent to the phone. `locked`: nothing was sent,
 * since the stored data waits for a decision. `resent`: what came of asking for another code. `version`: the one on which it is based; the newest one after it was told
 * that the data was changed elsewhere, so that saving again writes over it.
 */
export type ReturnedEdit<Draft> = {
  draft: Draft
  faults: Faults
  asking: 'change' | 'proof' | null
  isSent: boolean
  resent?: Resent
  locked?: true
  version?: string
}

/** The code's verification that proves a phone, and the version on which an edit is based. */
export type Proof = { phoneVerificationId?: string; basedOn?: string }

type Edit<Draft extends PhoneProof> = {
  form: FormData
  draft: Draft
  /** The faults of the draft according to the rules. */
  faults: Faults
  /** The phones as they are stored. */
  kept: readonly { phone: string; verified: boolean }[]
  /** Whether the only change is that the phone is verified. */
  isSame: boolean
  /** The status of the profile: while it waits for a decision, as after an edit in another tab, nothing can be changed. */
  status: ProfileStatus
  save: (draft: Draft, proof: Proof) => Promise<unknown>
  /** Reads the version of the data that is stored now. */
  newest: () => Promise<string>
}

/**
 * Saves an edit of one's own data that was confirmed, with the code of a first phone that isn't verified yet; any other
 * edit is returned with a request to confirm it. Server only.
 */
export async function saveEdit<Draft extends PhoneProof>(
  calls: Calls,
  { form, draft, faults, kept, isSame, status, save, newest }: Edit<Draft>,
): Promise<'saved' | 'proved' | ReturnedEdit<Draft>> {
  const based = keptVersion(form)
  const locked = { draft, faults: {}, asking: null, isSent: false, locked: true, ...based } as const
  if (!isEditable(status) && !isSame) return locked
  if (Object.keys(faults).length > 0) return { draft, faults, asking: null, isSent: false, ...based }
  const asking = isSame ? 'proof' : 'change'
  const isVerified = kept.some(({ phone, verified }) => verified && phone === firstPhone(draft))
  const asked = { draft, faults: {}, asking, isSent: isPhoneAsked(draft), ...based } as const
  const isConfirmed = form.get('intent') === confirmIntent
  const isAsked = isPhoneVerified(draft) || (isConfirmed && isPhoneAsked(draft))
  if (!isVerified && !isAsked) {
    const sent = await sendPhoneCode(calls, draft)
    if ('refused' in sent) return { ...asked, asking: null, faults: { 'phones.0.phone': sent.refused.message } }
    if (sent.isSent) return { ...asked, draft: sent.draft, isSent: true, ...resentIn(draft, sent.draft) }
  }
  if (asking === 'change' && !isConfirmed) return asked
  const proved = isVerified || !isPhoneAsked(draft) ? { draft } : await prove(calls, draft, codeIn(form))
  if ('fault' in proved) return { ...asked, faults: { code: proved.fault } }
  const refused = await saveWithProof(proved.draft, (saved, proof) => save(saved, { ...proof, ...basis(form) }))
  if (refused?.code === 'profile_not_approved') return { ...locked, draft: proved.draft }
  // The form was sent again since its answer was lost.
  if (refused?.code === 'nothing_changed' && isUnderReview(status)) return 'saved'
  if (refused) {
    const version = refused.code === 'profile_changed' ? { version: await newest() } : based
    return { ...asked, draft: proved.draft, asking: null, faults: faultsOfRefusal(refused), ...version }
  }
  return asking === 'proof' ? 'proved' : 'saved'
}

async function prove<Draft extends PhoneProof>(calls: Calls, draft: Draft, code: string) {
  if (isPhoneVerified(draft)) return { draft }
  return isCode(code) ? enterPhoneCode(calls, draft, code) : { fault: faultText('invalid_code') }
}

/** Returns why it was refused; null if it succeeded. */
async function saveWithProof<Draft extends PhoneProof>(
  draft: Draft,
  save: Edit<Draft>['save'],
): Promise<Refused | null> {
  try {
    await save(draft, isPhoneVerified(draft) ? { phoneVerificationId: draft.phoneVerification.id } : {})
    return null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return refused
  }
}

/** The intents of sending a code to the profile's phone, and of entering that code. */
export const proveIntent = 'prove-phone'
export const enterIntent = 'enter-phone-code'

/**
 * The state of the verification of the profile's phone: the code that was sent, and the faults. `resent`: what came of
 * asking for another code.
 */
export type StartedProof = { draft: PhoneProof; fault: string | null; resent?: Resent }

/**
 * Verifies the first phone of the profile, whatever the profile's status, since that needs no approval. `draft` has the
 * stored phones, with the id of the code that was sent according to the form. Server only.
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
    const [fault = null] = Object.values(faultsOfRefusal(refused))
    return { draft: { ...draft, phoneVerification: noVerification }, fault }
  }
  const sent = await sendPhoneCode(calls, draft)
  if ('refused' in sent) return { draft, fault: sent.refused.message }
  return { draft: sent.draft, fault: sent.isSent ? null : t('code.unreachable'), ...resentIn(draft, sent.draft) }
}

function resentIn(before: PhoneProof, after: PhoneProof): { resent?: Resent } {
  const resent = resentTo(before.phoneVerification, after.phoneVerification)
  return resent ? { resent } : {}
}
