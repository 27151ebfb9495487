import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobContent } from '../job-content.ts'
import { done, instant, recordId, requiredText } from '../shapes.ts'
import { sessionUser } from './accounts.ts'
import { organizationContent } from './organizations.ts'

const phone = z.object({
  phone: z.string('required').trim().min(1, 'required').max(20, 'invalid_phone'),
  isWhatsApp: z.boolean().default(false),
})

/** A recruiter's own data in the registration (data.md §2 wizard, §5). */
export const recruiterData = z.object({
  name: requiredText(120),
  email: z.string('required').trim().toLowerCase().min(1, 'required').max(254, 'too_long'),
  phones: z.array(phone).min(1, 'phone_required').max(1),
  password: z.string('required').min(1, 'required').max(200, 'too_long'),
  confirmPassword: z.string('required').min(1, 'required').max(200, 'too_long'),
  agreeTerms: z.boolean().default(false),
})
export type RecruiterData = z.output<typeof recruiterData>

export const registerRecruiter = call({
  purpose:
    'Registers a recruiter with their organisation and first job after the e-mail’s code, and signs them in. A CNPJ that is registered already joins that organisation: at once with an e-mail of its domain, else after a reviewer’s approval.',
  request: 'POST /recruiter',
  allows: ['anyone'],
  input: z.object({
    personalData: recruiterData,
    organization: organizationContent,
    job: jobContent,
    /** The verified e-mail code (see `/validation/email/code`). */
    emailVerificationId: recordId,
  }),
  answers: z.object({
    token: z.string(),
    expiresAt: instant,
    deviceToken: z.string(),
    user: sessionUser,
    /** `created`: a new organisation; `joined`: one that was registered; `asked`: joining waits for a reviewer. */
    organization: z.enum(['created', 'joined', 'asked']),
    /** The first job under analysis; null while joining waits, since it is sent with the approval. */
    jobId: recordId.nullable(),
  }),
  fails: ['verification_required', 'already_signed_in', 'too_many_requests'],
})

/** A recruiter's profile as its owner reads it. */
export const recruiterProfile = z.object({
  userId: recordId,
  status: codes.profileStatus,
  statusReason: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  emailValidated: z.boolean(),
  phone: z.string(),
  /** The organisation they belong to; null while joining waits. */
  organizationId: recordId.nullable(),
  /** The organisation that a reviewer has yet to let them into, by the CNPJ they gave. */
  joining: z.object({ idcard: z.string(), jobName: z.string().nullable() }).nullable(),
  /** Until when the review is due, while there is one. */
  reviewDue: instant.nullable(),
  created: instant,
})
export type RecruiterProfile = z.infer<typeof recruiterProfile>

export const readRecruiter = call({
  purpose: 'The signed-in recruiter’s own profile.',
  request: 'GET /recruiter',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: recruiterProfile,
})

export const updateRecruiter = call({
  purpose: 'Changes the recruiter’s profile once it was approved, which sends it back to approval.',
  request: 'PUT /recruiter',
  allows: ['user:recruiter'],
  input: z.object({ name: requiredText(120), phones: z.array(phone).min(1, 'phone_required').max(1) }),
  answers: recruiterProfile,
  fails: ['profile_not_approved', 'email_not_validated', 'nothing_changed'],
})

export const deleteRecruiter = call({
  purpose:
    'Deletes the recruiter’s account; the jobs stay with the organisation. The last one of an organisation deletes the organisation instead.',
  request: 'DELETE /recruiter',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: done,
  fails: ['last_recruiter'],
})

export const isUniquePhone = call({
  purpose:
    'Tells whether no recruiter has this phone, to who has entered an e-mail’s code; anyone else is answered alike for every phone.',
  request: 'GET /recruiter/isunique/phone/{phone}',
  allows: ['anyone'],
  input: z.object({ phone: z.string().trim().max(20, 'invalid_phone'), verificationId: recordId.optional() }),
  /** `checked`: whether it was looked up at all. Where it wasn't, `unique` is true and says nothing. */
  answers: z.object({ unique: z.boolean(), checked: z.boolean() }),
  fails: ['too_many_requests'],
})

export const recruiters = { registerRecruiter, readRecruiter, updateRecruiter, deleteRecruiter, isUniquePhone }
