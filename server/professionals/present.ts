import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { genders } from '@trampolim/marketplace/reference/genders.ts'
import type { Profile } from './queries.ts'

/** Presents a profile to its owner, CPF included. */
export function presentProfile(profile: Profile): ProfessionalProfile {
  const { gender } = profile
  if (!genders.has(gender)) throw new Error(`a profile has the unknown gender ${gender}`)
  return {
    userId: profile.userId,
    status: profile.status,
    statusReason: profile.statusReason,
    approved: profile.approved,
    name: profile.name,
    email: profile.email,
    cpf: profile.cpf,
    phones: profile.phones.map(({ phone, isWhatsApp, verified }) => ({ phone, isWhatsApp, verified })),
    birthDate: profile.birthDate,
    gender,
    zipCode: profile.zipCode,
    cityState: profile.cityState,
    city: profile.city,
    state: profile.state,
    district: profile.district,
    street: profile.street,
    agreeShareContactData: profile.agreeShareContactData,
    isHandicap: profile.isHandicap,
    pcdData: profile.pcdData,
    agreeFoundByDisability: profile.agreeFoundByDisability,
    availability: profile.availability,
    created: profile.created.toISOString(),
    modified: profile.modified.toISOString(),
  }
}
