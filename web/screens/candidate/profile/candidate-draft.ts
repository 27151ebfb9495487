import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { noVerification, type PhoneProof } from '../../../parts/registration/person-draft.ts'
import { type ProfileDraft, profileDraftOf, shapedProfile } from '../../../parts/tasks/profile-draft.ts'
import { shaped } from '../../../platform/form-fields.ts'

/** The fields that a candidate may change at any time. CPF and birth date can't be changed after the registration. */
export const editedFields = [
  'name',
  'phones',
  'gender',
  'zipCode',
  'cityState',
  'district',
  'street',
  'pcdData',
] as const

/** A candidate's personal data as typed, with the proof of the first phone number. */
export type CandidateDraft = ProfileDraft & PhoneProof

const proof = { phoneVerification: noVerification, phoneUnreachable: false }

/** The form's values for the stored data of a candidate. */
export function candidateDraftOf(profile: ProfessionalProfile): CandidateDraft {
  const { district, street, pcdData, city, state } = profile
  const correctable = { ...profile, district: district ?? '', street: street ?? '', pcdData: pcdData ?? undefined }
  return { ...profileDraftOf(correctable, { city: `${city}, ${state}` }), ...proof }
}

/** Completes a draft from an untrusted source. */
export function shapedCandidate(value: unknown): CandidateDraft {
  return { ...shapedProfile(value), ...shaped(value, proof) }
}
