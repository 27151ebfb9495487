import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import {
  type AvailabilityDraft,
  availabilityDraft,
  blankSpans,
  shapedAvailability,
} from '../availability/availability-draft.ts'
import {
  blankItems,
  type CurriculumDraft,
  emptyCurriculum,
  forgetRetyped,
  shapedCurriculum,
} from '../curriculums/form/draft.ts'
import { sentDraft } from '../form/draft/draft-field.ts'
import { type DraftOf, emptyDraft } from '../form/draft/empty-draft.ts'
import { retypedAddress } from './find-address.ts'
import {
  blankPhone,
  blankPhones,
  noPcd,
  noVerification,
  type PcdDraft,
  type PhoneProof,
  type Verification,
} from './person-draft.ts'

/** The fields of a person's own data that a form contains under their own names. */
const ownFields = without(candidateFields, ['pcdData', 'agreeFoundByDisability'])

/** The draft of a registration, all texts as typed. It never contains a password, since drafts are stored. */
export type RegistrationDraft = DraftOf<typeof ownFields> &
  PhoneProof & {
    city: string
    /** The person's disability, if any; sent only if `pcdCondition` is set. */
    pcdData: PcdDraft
    agreeTerms: boolean
    /** The verification of the e-mail. */
    verification: Verification
    /** `full` or `quick`: whether the pages that can wait are part of the registration. */
    way: string
    /** The kind of the first curriculum. */
    cvType: string
    curriculum: CurriculumDraft
    availability: AvailabilityDraft
  }

/** The new password and its repetition, kept only in memory. */
export type Secret = { password: string; confirmPassword: string }

export const noSecret: Secret = { password: '', confirmPassword: '' }

export const emptyRegistration: RegistrationDraft = {
  ...emptyDraft(ownFields),
  phones: [blankPhone],
  city: '',
  pcdData: noPcd,
  agreeTerms: false,
  verification: noVerification,
  phoneVerification: noVerification,
  phoneUnreachable: false,
  way: 'quick',
  cvType: 'professional',
  curriculum: {
    ...emptyCurriculum,
    internshipCourses: [{ ...blankItems.internshipCourses }],
    acceptApprenticeOpportunities: true,
  },
  availability: { ...availabilityDraft(usualAvailability), type: '' },
}

/** The kind of a draft's curriculum. */
export function kindOfDraft({ cvType }: Pick<RegistrationDraft, 'cvType'>): CurriculumKind {
  return curriculumKinds.codes.find((kind) => kind === cvType) ?? 'professional'
}

/** Completes a draft from outside. */
export function shapedRegistration(value: unknown): RegistrationDraft {
  const draft = shaped(value, emptyRegistration, blankPhones)
  const within = (name: string) => (typeof value === 'object' && value !== null ? value[name as never] : undefined)
  const [curriculum, availability] = [within('curriculum'), within('availability')]
  return {
    ...draft,
    curriculum: curriculum ? shapedCurriculum(curriculum) : emptyRegistration.curriculum,
    availability: availability ? shapedAvailability(availability) : emptyRegistration.availability,
  }
}

/**
 * Returns the draft that a form submitted: the hidden draft with the visible fields merged into it. A retyped city or
 * occupation has to be looked up again.
 */
export function registrationFromForm(form: FormData): { draft: RegistrationDraft; secret: Secret } {
  const before = shapedRegistration(sentDraft(form))
  const after = retypedAddress(before, overlay(before, form, blankPhones))
  const curriculum = forgetRetyped(before.curriculum, overlay(before.curriculum, form, blankItems))
  const availability = overlay(before.availability, form, blankSpans)
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    draft: { ...after, curriculum, availability },
    secret: { password: text('password'), confirmPassword: text('confirmPassword') },
  }
}

/** Whether the code sent to the current address was entered. */
export function isVerified({ email, verification }: RegistrationDraft): boolean {
  return verification.verified && isEmail(email) && verification.destination === normaliseEmail(email)
}

/** Whether a code was sent to the current address. */
export function isCodeSent({ email, verification }: Pick<RegistrationDraft, 'email' | 'verification'>): boolean {
  return verification.id !== '' && verification.destination === normaliseEmail(email)
}

/** Whether the curriculum names a cargo; before that its kind may still be chosen for the person. */
export const hasBegunCurriculum = ({ curriculum }: Pick<RegistrationDraft, 'curriculum'>): boolean =>
  curriculum.occupations.some(({ title }) => title.trim() !== '')
