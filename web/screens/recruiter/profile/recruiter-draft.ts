import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { blankPhone, blankPhones, noVerification, type PhoneProof } from '../../../parts/registration/person-draft.ts'
import { shaped } from '../../../platform/form-fields.ts'

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
