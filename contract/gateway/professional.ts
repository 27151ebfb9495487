import { without } from '@trampolim/marketplace/fields/choose.ts'
import { candidateFields, pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { laterParts } from '@trampolim/marketplace/registration/later-parts.ts'
import { z } from 'zod'
import { availability } from '../availability.ts'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { curriculumContent } from '../curriculums.ts'
import { changesShapeOf, shapeOf } from '../fields.ts'
import { done, instant, recordId } from '../shapes.ts'
import { day, typedText, wholeText } from '../values.ts'
import { sessionUser } from './accounts.ts'

const { email, cityState, ...shape } = shapeOf(without(candidateFields, ['pcdData', 'agreeFoundByDisability']))
/** The municipality's id; a form may send it as text. */
const municipality = wholeText()
const secret = typedText(200, { missing: 'required' }).min(1, 'required')

/** Personal data of a registration (data.md §3.4). All faults by the rules of data.md §5 are reported by field. */
export const personalData = z.object({
  ...shape,
  email: email.toLowerCase(),
  cityState: municipality,
  password: secret,
  confirmPassword: secret,
  agreeTerms: z.boolean().default(false),
})
export type PersonalData = z.input<typeof personalData>
/** Personal data as parsed by the server, with defaults. */
export type RegisteredPersonalData = z.output<typeof personalData>

/** What a person says about a disability (data.md §3.4). */
export const pcdData = z.object(shapeOf(pcdFields))
export type PcdData = z.output<typeof pcdData>

/**
 * Whether recruiters of jobs to which the person hasn't applied may find them as a person with a disability (LGPD art.
 * 11). Ignored for people without one.
 */
const agreeFoundByDisability = z.boolean().default(false)

/** The fields of a curriculum that are not in `simpleCvData` (data.md §3.4). */
const inCoursesData = { formations: true, languages: true, technologiesGeneral: true } as const
const inVideoData = { videoUrl: true } as const

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
    cvTypeData: z.object({ cvType: codes.cvType, variant: codes.cvVariant }),
    simpleCvData: curriculumContent.omit({ ...inCoursesData, ...inVideoData }),
    /** The remaining fields belong to the full registration; what is left out can be added later. */
    coursesData: curriculumContent.pick(inCoursesData).prefault({}),
    videoData: curriculumContent.pick(inVideoData).prefault({}),
    availabilityData: availability.optional(),
    /**
     * The verified e-mail code (see `/validation/email/code`). Not needed for the address that a network verified (see
     * `/account/registration`).
     */
    emailVerificationId: recordId.optional(),
    /** The verified code of the first phone (see `/validation/phone/code`); required if codes can be sent to phones. */
    phoneVerificationId: recordId.optional(),
  }),
  answers: z.object({ token: z.string(), expiresAt: instant, deviceToken: z.string(), user: sessionUser }),
  fails: [
    'verification_required',
    'already_signed_in',
    'file_not_found',
    'file_type_refused',
    'file_infected',
    'over_age_for_kind',
    'too_many_requests',
  ],
})

/** A professional's profile as its owner reads it; elsewhere the CPF is masked. */
export const professionalProfile = z.object({
  userId: recordId,
  status: codes.profileStatus,
  statusReason: z.string().nullable(),
  /** Whether recruiters can find it: it was approved once, and wasn't rejected or blocked since. */
  approved: z.boolean(),
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
  availability,
  created: instant,
  modified: instant,
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
    'Changes profile fields once the profile was approved, which sends it back to approval; the choices to share contact data and to be found by disability are always free, and so is the proof of a phone. With `basedOn`, the `modified` that was read, nothing else is changed of a profile that was changed since.',
  request: 'PATCH /professional',
  quota: 'profile-edits',
  allows: ['user:professional', 'user:inactive'],
  logged: 'account',
  input: z.object({
    ...changesShapeOf(without(candidateFields, ['email', 'cpf', 'birthDate', 'pcdData'])),
    cityState: municipality.optional(),
    pcdData: pcdData.optional(),
    /** The verified code of one of the phones (see `/validation/phone/code`); a new one without it stays unverified. */
    phoneVerificationId: recordId.optional(),
    basedOn: typedText(30).optional(),
  }),
  answers: professionalProfile,
  fails: ['profile_not_approved', 'profile_changed', 'nothing_changed'],
})

export const setAvailability = call({
  purpose: 'Says when the professional is available: the usual times, or own ones by day of the week.',
  request: 'PATCH /professional/availability',
  quota: 'curriculum-edits',
  allows: ['user:professional'],
  input: z.object({ availability }),
  answers: z.object({ availability }),
})

export const readMissingParts = call({
  purpose:
    'What of a full registration the professional has not told yet, for each curriculum; when they are available is the same for all.',
  request: 'GET /professional/missing',
  specified: false,
  allows: ['user:professional'],
  input: z.object({}),
  answers: z.array(z.object({ cvType: codes.cvType, missing: z.array(z.enum(laterParts)) })),
})

export const deleteProfessional = call({
  purpose:
    'Deletes the candidate’s account with everything personal, at once; recruiters of their selections read that somebody left.',
  request: 'DELETE /professional',
  quota: { none: 'It ends what is one’s own, and there is only one of it.' },
  allows: ['user:professional', 'user:inactive'],
  logged: 'account',
  input: z.object({}),
  answers: done,
  fails: ['user_not_found'],
})

export const professional = {
  registerProfessional,
  readProfessional,
  updateProfessional,
  setAvailability,
  readMissingParts,
  deleteProfessional,
}
