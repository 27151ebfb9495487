import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfProfileChange } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { emptyRegistration, noVerification, type PhoneProof } from '../../../parts/registration/draft.ts'
import { type ProfileDraft, profileDraftOf, shapedProfile } from '../../../parts/tasks/profile-draft.ts'
import { profileInput } from '../../../parts/tasks/write-profile.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import { shaped } from '../../../platform/form-fields.ts'

type Update = Parameters<Calls['gateway']['professional']['updateProfessional']>[0]

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
  const { phoneVerification, phoneUnreachable } = shaped(value, { ...emptyRegistration, ...proof }, {})
  return { ...shapedProfile(value), phoneVerification, phoneUnreachable }
}

/** The part of a draft that is sent to the server. */
export function updateOf(draft: CandidateDraft): Update {
  const { cpf: _cpf, birthDate: _birthDate, ...changed } = profileInput(draft)
  return changed as Update
}

/** The messages about a draft's faults, by field name. */
export function faultsOfCandidateDraft(draft: CandidateDraft, { today }: { today: Day }): Faults {
  const { pcdData, ...changed } = updateOf(draft)
  const { phones: missing, ...others } = textsOf([
    ...faultsOfProfileChange({ cityState: '', ...changed }),
    ...(pcdData ? under('pcdData', faultsOfPcdData(pcdData, { today })) : []),
  ])
  return { ...others, ...(missing && { 'phones.0.phone': missing }) }
}
