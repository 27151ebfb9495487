import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { type FormValue, overlay, shaped } from '../../platform/form-fields.ts'
import {
  blankItems,
  type CurriculumDraft,
  emptyCurriculum,
  forgetRetyped,
  shapedCurriculum,
} from '../curriculums/draft.ts'
import { sentDraft } from '../form/draft-field.ts'
import { retypedAddress } from './find-address.ts'

export type PhoneDraft = { phone: string; isWhatsApp: boolean }

export type PcdDraft = {
  pcdCondition: boolean
  pcdType: string[]
  handicaps: string[]
  handicapInfo: string
  inssInfo: boolean
  rehabilitatedDescription: string
  /** Whether recruiters to whom they didn't apply may find them by it. */
  foundByDisability: boolean
}

/** A code that was sent: its id, where it went, whether it was entered, and when another may be sent (ms). */
export type Verification = { id: string; destination: string; verified: boolean; resendAt: string }

export const noVerification: Verification = { id: '', destination: '', verified: false, resendAt: '' }

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
  /** The person's disability, where there is one; sent only where `pcdCondition` says so. */
  pcdData: PcdDraft
  agreeShareContactData: boolean
  agreeTerms: boolean
  /** The e-mail's code. */
  verification: Verification
  /** The first phone's code. */
  phoneVerification: Verification
  /** Whether the server said that codes reach no phone: then none is asked for. */
  phoneUnreachable: boolean
  curriculum: CurriculumDraft
}

/** The new password and its repetition: kept in memory alone. */
export type Secret = { password: string; confirmPassword: string }

export const noSecret: Secret = { password: '', confirmPassword: '' }

export const blankPhone: PhoneDraft = { phone: '', isWhatsApp: true }
/** The registration's own lists; those of the curriculum are its `blankItems`. */
export const blankPhones = { phones: blankPhone } as const satisfies Readonly<Record<string, FormValue>>

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
  pcdData: {
    pcdCondition: false,
    pcdType: [],
    handicaps: [],
    handicapInfo: '',
    inssInfo: false,
    rehabilitatedDescription: '',
    foundByDisability: false,
  },
  agreeShareContactData: false,
  agreeTerms: false,
  verification: noVerification,
  phoneVerification: noVerification,
  phoneUnreachable: false,
  curriculum: emptyCurriculum,
}

/** A draft from outside, made whole. */
export function shapedRegistration(value: unknown): RegistrationDraft {
  const draft = shaped(value, emptyRegistration, blankPhones)
  const given = typeof value === 'object' && value !== null && 'curriculum' in value ? value.curriculum : null
  return { ...draft, curriculum: shapedCurriculum(given) }
}

/** What a form sent: its hidden draft with the fields in view laid over it. A retyped city or cargo has to be found anew. */
export function registrationFromForm(form: FormData): { draft: RegistrationDraft; secret: Secret } {
  const before = shapedRegistration(sentDraft(form))
  const after = retypedAddress(before, overlay(before, form, blankPhones))
  const curriculum = forgetRetyped(before.curriculum, overlay(before.curriculum, form, blankItems))
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    draft: { ...after, curriculum },
    secret: { password: text('password'), confirmPassword: text('confirmPassword') },
  }
}

/** Whether the code that went to the address as it is now was entered. */
export function isVerified({ email, verification }: RegistrationDraft): boolean {
  return verification.verified && isEmail(email) && verification.destination === normaliseEmail(email)
}

/** The phone whose code is asked for, as codes are sent to it: the first one given. */
export function firstPhone({ phones }: RegistrationDraft): string {
  return normalisePhone(phones.find(({ phone }) => phone.trim() !== '')?.phone ?? '')
}

/** Whether a code is on its way to the first phone as it is now, or was entered already. */
export function isPhoneAsked(draft: RegistrationDraft): boolean {
  const { id, destination } = draft.phoneVerification
  return id !== '' && destination === firstPhone(draft)
}

/** Whether the first phone's code was entered. */
export function isPhoneVerified(draft: RegistrationDraft): boolean {
  return draft.phoneVerification.verified && isPhoneAsked(draft)
}
