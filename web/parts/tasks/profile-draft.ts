import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { formatCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'
import { blankPhones, emptyRegistration, type RegistrationDraft } from '../registration/draft.ts'
import { retypedAddress } from '../registration/find-address.ts'
import { dayFrom } from '../registration/write-registration.ts'

/** A person's own data as the form of a correction holds them, all texts as typed. */
export type ProfileDraft = Pick<
  RegistrationDraft,
  | 'name'
  | 'phones'
  | 'birthDate'
  | 'cpf'
  | 'gender'
  | 'zipCode'
  | 'cityState'
  | 'city'
  | 'district'
  | 'street'
  | 'pcdData'
>

const { name, phones, birthDate, cpf, gender, zipCode, cityState, city, district, street, pcdData } = emptyRegistration
const empty: ProfileDraft = {
  name,
  phones,
  birthDate,
  cpf,
  gender,
  zipCode,
  cityState,
  city,
  district,
  street,
  pcdData,
}

/** A profile as it is stored, for its form; `city` is its place's name, such as 'São Paulo, SP'. */
export function profileDraftOf(profile: ProfileCorrection, { city }: { city: string }): ProfileDraft {
  const { pcdData: pcd } = profile
  return {
    ...empty,
    name: profile.name,
    phones: profile.phones.map(({ phone, isWhatsApp }) => ({ phone: formatPhone(phone), isWhatsApp })),
    birthDate: profile.birthDate?.split('-').reverse().join('/') ?? '',
    cpf: profile.cpf ? formatCpf(profile.cpf) : '',
    gender: profile.gender === undefined ? '' : String(profile.gender),
    zipCode: profile.zipCode ?? '',
    cityState: profile.cityState === undefined ? '' : String(profile.cityState),
    city,
    district: profile.district ?? '',
    street: profile.street ?? '',
    ...(pcd && {
      pcdData: {
        pcdCondition: pcd.pcdCondition,
        pcdType: pcd.pcdType,
        handicaps: pcd.handicaps,
        handicapInfo: pcd.handicapInfo ?? '',
        inssInfo: pcd.inssInfo ?? false,
        rehabilitatedDescription: pcd.rehabilitatedDescription ?? '',
        foundByDisability: profile.agreeFoundByDisability ?? false,
      },
    }),
  }
}

/** A draft from outside, made whole. */
export const shapedProfile = (value: unknown): ProfileDraft => shaped(value, empty, blankPhones)

/** What a form sent: its hidden draft with the fields in view laid over it. A retyped city has to be found anew. */
export function profileFromForm(form: FormData): ProfileDraft {
  const before = shapedProfile(sentDraft(form))
  return retypedAddress(before, overlay(before, form, blankPhones))
}

/** What the correction of a candidate takes, and with `recruiter` that of a recruiter, who has less. */
export function profileInput(
  draft: ProfileDraft,
  { recruiter = false }: { recruiter?: boolean } = {},
): ProfileCorrection {
  const given = draft.phones.filter(({ phone }) => phone.trim() !== '')
  const own = { name: draft.name, phones: given.length > 0 ? given : draft.phones.slice(0, 1) }
  if (recruiter) return own
  const { pcdData: pcd } = draft
  return {
    ...own,
    birthDate: dayFrom(draft.birthDate),
    cpf: draft.cpf,
    ...(draft.gender !== '' && { gender: Number(draft.gender) as 1 }),
    zipCode: draft.zipCode,
    ...(draft.cityState !== '' && { cityState: Number(draft.cityState) }),
    district: draft.district,
    street: draft.street,
    agreeFoundByDisability: pcd.pcdCondition && pcd.foundByDisability,
    pcdData: {
      pcdCondition: pcd.pcdCondition,
      pcdType: pcd.pcdCondition ? pcd.pcdType : [],
      handicaps: pcd.pcdCondition ? pcd.handicaps : [],
      ...(pcd.pcdCondition && pcd.handicapInfo.trim() && { handicapInfo: pcd.handicapInfo }),
      ...(pcd.pcdCondition && { inssInfo: pcd.inssInfo }),
      ...(pcd.pcdCondition &&
        pcd.rehabilitatedDescription.trim() && {
          rehabilitatedDescription: pcd.rehabilitatedDescription,
        }),
    },
  }
}
