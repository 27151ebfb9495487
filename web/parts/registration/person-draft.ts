import { pcdFields, type phoneFields } from '@trampolim/marketplace/registration/fields.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import type { FormValue } from '../../platform/form-fields.ts'
import { type DraftOf, emptyDraft } from '../form/draft/empty-draft.ts'

export type PhoneDraft = DraftOf<typeof phoneFields>

/**
 * What a person says about a disability; `foundByDisability`: whether recruiters to whom they didn't apply may find
 * them by it.
 */
export type PcdDraft = DraftOf<typeof pcdFields> & { foundByDisability: boolean }

export const noPcd: PcdDraft = { ...emptyDraft(pcdFields), foundByDisability: false }

/** A code that was sent: its id, its destination, whether it was entered, and when another may be sent (ms). */
export type Verification = { id: string; destination: string; verified: boolean; resendAt: string }

export const noVerification: Verification = { id: '', destination: '', verified: false, resendAt: '' }

export const blankPhone: PhoneDraft = { phone: '', isWhatsApp: true }
/** The lists of a person's own data. */
export const blankPhones = { phones: blankPhone } as const satisfies Readonly<Record<string, FormValue>>

/** The parts of a draft about the verification of the first phone. */
export type PhoneProof = {
  phones: PhoneDraft[]
  /** The verification of the first phone. */
  phoneVerification: Verification
  /** Whether the server said that codes can't be sent to phones: then none is asked for. */
  phoneUnreachable: boolean
}

/** The phone to which the code is sent: the first one. */
export function firstPhone({ phones }: PhoneProof): string {
  return normalisePhone(phones.find(({ phone }) => phone.trim() !== '')?.phone ?? '')
}

/** Whether a code was sent to the current first phone, or was already entered. */
export function isPhoneAsked(draft: PhoneProof): boolean {
  const { id, destination } = draft.phoneVerification
  return id !== '' && destination === firstPhone(draft)
}

/** Whether the first phone's code was entered. */
export function isPhoneVerified(draft: PhoneProof): boolean {
  return draft.phoneVerification.verified && isPhoneAsked(draft)
}

/** Whether the verification of the first phone is complete, or not possible. */
export function isPhoneDone(draft: PhoneProof): boolean {
  return draft.phoneUnreachable || isPhoneVerified(draft)
}
