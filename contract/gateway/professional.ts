import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { curriculumContent } from '../curriculums.ts'
import { day, instant, recordId, requiredText } from '../shapes.ts'
import { sessionUser } from './accounts.ts'

const phone = z.object({
  phone: z.string('required').trim().min(1, 'required').max(20, 'invalid_phone'),
  isWhatsApp: z.boolean().default(false),
})

/** Where a person lives. `cityState` is the municipality's id. */
const address = {
  zipCode: z.string('required').trim().min(1, 'required').max(9, 'invalid_zip_code'),
  cityState: z.coerce.number('required').int(),
  district: requiredText(120),
  street: requiredText(160),
}

/** Personal data of a registration (data.md §3.4); every rule of data.md §5 answers beside its field. */
export const personalData = z.object({
  name: requiredText(120),
  email: z.string('required').trim().toLowerCase().min(1, 'required').max(254, 'too_long'),
  cpf: z.string('required').trim().min(1, 'required').max(14, 'invalid_cpf'),
  phones: z.array(phone).min(1, 'phone_required').max(3),
  birthDate: day,
  gender: codes.gender,
  ...address,
  password: z.string('required').min(1, 'required').max(200, 'too_long'),
  confirmPassword: z.string('required').min(1, 'required').max(200, 'too_long'),
  agreeShareContactData: z.boolean().default(false),
  agreeTerms: z.boolean().default(false),
})
export type PersonalData = z.input<typeof personalData>
/** Personal data as they arrive at the server, defaults filled in. */
export type RegisteredPersonalData = z.output<typeof personalData>

export const pcdData = z.object({
  pcdCondition: z.boolean().default(false),
  pcdType: z.array(z.string().max(40)).max(10).default([]),
  handicaps: z.array(z.string().max(40)).max(20).default([]),
  handicapInfo: z.string().trim().max(1000, 'too_long').optional(),
  inssInfo: z.boolean().optional(),
  cid10Number: z.string().trim().max(10, 'too_long').optional(),
  cidDate: day.optional(),
  rehabilitatedDescription: z.string().trim().max(1000, 'too_long').optional(),
})
export type PcdData = z.output<typeof pcdData>

export const registerProfessional = call({
  purpose:
    'Registers a candidate with a first curriculum, after the codes of e-mail and first phone were entered, and signs them in.',
  request: 'POST /professional',
  allows: ['anyone'],
  input: z.object({
    personalData,
    pcdData: pcdData.optional(),
    cvTypeData: z.object({ cvType: codes.cvType }),
    simpleCvData: curriculumContent.omit({ formations: true, languages: true, technologiesGeneral: true }),
    coursesData: curriculumContent.pick({ formations: true, languages: true, technologiesGeneral: true }).prefault({}),
    /** The verified e-mail code (see `/validation/email/code`). */
    emailVerificationId: recordId,
    /** The verified code of the first phone (see `/validation/phone/code`); needed where codes reach phones at all. */
    phoneVerificationId: recordId.optional(),
  }),
  answers: z.object({ token: z.string(), expiresAt: instant, deviceToken: z.string(), user: sessionUser }),
  fails: ['verification_required', 'already_signed_in', 'file_not_found', 'file_type_refused', 'too_many_requests'],
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
    'Changes profile fields once the profile was approved, which sends it back to approval; the choice to share contact data is always free.',
  request: 'PATCH /professional',
  allows: ['user:professional', 'user:inactive'],
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
  }),
  answers: professionalProfile,
  fails: ['profile_not_approved', 'nothing_changed'],
})

export const professional = { registerProfessional, readProfessional, updateProfessional }
