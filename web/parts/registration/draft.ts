import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { type FormValue, overlay, readJson, shaped } from '../../platform/form-fields.ts'
import {
  blankItems,
  type CurriculumDraft,
  draftField,
  emptyCurriculum,
  forgetRetyped,
  shapedCurriculum,
} from '../curriculums/draft.ts'

export type PhoneDraft = { phone: string; isWhatsApp: boolean }

/** A registration as its form holds it, all texts as typed. A password is never part of it: drafts are kept. */
export type RegistrationDraft = {
  name: string
  email: string
  cpf: string
  phones: PhoneDraft[]
  /** `31/12/1990` */
  birthDate: string
  gender: string
  zipCode: string
  /** The municipality's number, empty before the city was found. */
  cityState: string
  city: string
  district: string
  street: string
  agreeShareContactData: boolean
  agreeTerms: boolean
  /** The e-mail's code: its id, the address it went to, whether it was entered, and when another may be sent (ms). */
  verification: { id: string; email: string; verified: boolean; resendAt: string }
  curriculum: CurriculumDraft
}

/** The new password and its repetition: kept in memory alone. */
export type Secret = { password: string; confirmPassword: string }

export const noSecret: Secret = { password: '', confirmPassword: '' }

export const blankPhone: PhoneDraft = { phone: '', isWhatsApp: true }
const blanks = { phones: blankPhone } as const satisfies Readonly<Record<string, FormValue>>

export const emptyRegistration: RegistrationDraft = {
  name: '',
  email: '',
  cpf: '',
  phones: [blankPhone],
  birthDate: '',
  gender: '',
  zipCode: '',
  cityState: '',
  city: '',
  district: '',
  street: '',
  agreeShareContactData: false,
  agreeTerms: false,
  verification: { id: '', email: '', verified: false, resendAt: '' },
  curriculum: emptyCurriculum,
}

/** A draft from outside, made whole. */
export function shapedRegistration(value: unknown): RegistrationDraft {
  const draft = shaped(value, emptyRegistration, blanks)
  const given = typeof value === 'object' && value !== null && 'curriculum' in value ? value.curriculum : null
  return { ...draft, curriculum: shapedCurriculum(given) }
}

/** What a form sent: its hidden draft with the fields in view laid over it. A retyped city or cargo has to be found anew. */
export function registrationFromForm(form: FormData): { draft: RegistrationDraft; secret: Secret } {
  const before = shapedRegistration(readJson(form.get(draftField)))
  const after = overlay(before, form, blanks)
  const curriculum = forgetRetyped(before.curriculum, overlay(before.curriculum, form, blankItems))
  const cityState = after.city === before.city ? after.cityState : ''
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    draft: { ...after, cityState, curriculum },
    secret: { password: text('password'), confirmPassword: text('confirmPassword') },
  }
}

/** Whether the code that went to the address as it is now was entered. */
export function isVerified({ email, verification }: RegistrationDraft): boolean {
  return verification.verified && isEmail(email) && verification.email === normaliseEmail(email)
}
