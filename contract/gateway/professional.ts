import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { curriculumContent } from '../curriculums.ts'
import { instant, recordId } from '../shapes.ts'
import { day, requiredText, trimmed, typedText, wholeText } from '../values.ts'
import { sessionUser } from './accounts.ts'

const phone = z.object({
  phone: requiredText(20, { tooLong: 'invalid_phone' }),
  isWhatsApp: z.boolean().default(false),
})

/** Where a person lives. `cityState` is the municipality's id. */
const address = {
  zipCode: requiredText(9, { tooLong: 'invalid_zip_code' }),
  cityState: wholeText(),
  district: requiredText(120),
  street: requiredText(160),
}

/** Personal data of a registration (data.md §3.4); every rule of data.md §5 answers beside its field. */
export const personalData = z.object({
  name: requiredText(120),
  email: requiredText(254).toLowerCase(),
  cpf: requiredText(14, { tooLong: 'invalid_cpf' }),
  phones: z.array(phone).min(1, 'phone_required').max(3),
  birthDate: day,
  gender: codes.gender,
  ...address,
  password: typedText(200, { missing: 'required' }).min(1, 'required'),
  confirmPassword: typedText(200, { missing: 'required' }).min(1, 'required'),
  agreeShareContactData: z.boolean().default(false),
  agreeTerms: z.boolean().default(false),
})
export type PersonalData = z.input<typeof personalData>
/** Personal data as they arrive at the server, defaults filled in. */
export type RegisteredPersonalData = z.output<typeof personalData>

export const pcdData = z.object({
  pcdCondition: z.boolean().default(false),
  pcdType: z.array(typedText(40)).max(10).default([]),
  handicaps: z.array(typedText(40)).max(20).default([]),
  handicapInfo: trimmed(1000).optional(),
  inssInfo: z.boolean().optional(),
  cid10Number: trimmed(10).optional(),
  cidDate: day.optional(),
  rehabilitatedDescription: trimmed(1000).optional(),
})
export type PcdData = z.output<typeof pcdData>

/**
 * Whether recruiters to whom the person hasn't applied may find them as a person with a disability (LGPD art. 11). Counts
 * only of somebody who tells of one.
 */
const agreeFoundByDisability = z.boolean().default(false)

export const registerProfessional = call({
  purpose:
    'Registers a candidate with a first curriculum, after the codes of e-mail and first phone were entered, and signs them in.',
  request: 'POST /professional',
  quota: 'registrations',
  allows: ['anyone'],
  logged: 'account',
  input: z.object({
    personalData,
    pcdData: pcdData.optional(),
    agreeFoundByDisability,
    cvTypeData: z.object({ cvType: codes.cvType }),
    simpleCvData: curriculumContent.omit({ formations: true, languages: true, technologiesGeneral: true }),
    coursesData: curriculumContent.pick({ formations: true, languages: true, technologiesGeneral: true }).prefault({}),
    /** The verified e-mail code (see `/validation/email/code`). */
    emailVerificationId: recordId,
    /** The verified code of the first phone (see `/validation/phone/code`); needed where codes reach phones at all. */
    phoneVerificationId: recordId.optional(),
  }),
  answers: z.object({ token: z.string(), expiresAt: instant, deviceToken: z.string(), user: sessionUser }),
  fails: [
    'verification_required',
    'already_signed_in',
    'file_not_found',
    'file_type_refused',
    'file_infected',
    'too_many_requests',
  ],
})

/** A professional's profile as its owner reads it; the CPF is masked elsewhere. */
export const professionalProfile = z.object({
  userId: recordId,
  status: codes.profileStatus,
  statusReason: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  cpf: z.string(),
  phones: z.array(z.object({ phone: z.string(), isWhatsApp: z.boolean(), verified: z.boolean() })),
  birthDate: day,
  gender: codes.gender,
  zipCode: z.string(),
  cityState: z.int(),
  city: z.string(),
  state: z.string(),
  district: z.string().nullable(),
  street: z.string().nullable(),
  agreeShareContactData: z.boolean(),
  isHandicap: z.boolean(),
  pcdData: pcdData.nullable(),
  agreeFoundByDisability: z.boolean(),
  created: instant,
})
export type ProfessionalProfile = z.infer<typeof professionalProfile>

export const readProfessional = call({
  purpose: 'The signed-in professional’s own profile.',
  request: 'GET /professional',
  allows: ['user:professional', 'user:inactive'],
  input: z.object({}),
  answers: professionalProfile,
})

export const updateProfessional = call({
  purpose:
    'Changes profile fields once the profile was approved, which sends it back to approval; the choices to share contact data and to be found by disability are always free.',
  request: 'PATCH /professional',
  quota: 'profile-edits',
  allows: ['user:professional', 'user:inactive'],
  logged: 'account',
  input: z.object({
    name: requiredText(120).optional(),
    phones: z.array(phone).min(1, 'phone_required').max(3).optional(),
    gender: codes.gender.optional(),
    zipCode: address.zipCode.optional(),
    cityState: address.cityState.optional(),
    district: address.district.optional(),
    street: address.street.optional(),
    agreeShareContactData: z.boolean().optional(),
    pcdData: pcdData.optional(),
    agreeFoundByDisability: z.boolean().optional(),
  }),
  answers: professionalProfile,
  fails: ['profile_not_approved', 'nothing_changed'],
})

export const professional = { registerProfessional, readProfessional, updateProfessional }
