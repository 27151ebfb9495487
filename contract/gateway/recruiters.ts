import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobContent } from '../job-content.ts'
import { done, instant, recordId } from '../shapes.ts'
import { requiredText, trimmed, typedText } from '../values.ts'
import { sessionUser } from './accounts.ts'
import { organizationContent } from './organizations.ts'

const phone = z.object({
  phone: requiredText(20, { tooLong: 'invalid_phone' }),
  isWhatsApp: z.boolean().default(false),
})

/** A recruiter's own data in the registration (data.md §2 wizard, §5). */
export const recruiterData = z.object({
  name: requiredText(120),
  email: requiredText(254).toLowerCase(),
  phones: z.array(phone).min(1, 'phone_required').max(1),
  password: typedText(200, { missing: 'required' }).min(1, 'required'),
  confirmPassword: typedText(200, { missing: 'required' }).min(1, 'required'),
  agreeTerms: z.boolean().default(false),
})
export type RecruiterData = z.output<typeof recruiterData>

export const registerRecruiter = call({
  purpose:
    'Registers a recruiter with their organisation and first job after the e-mail’s code, and signs them in. A CNPJ that is registered already asks to join that organisation: by a link sent to an e-mail of its domain, a colleague’s yes or a reviewer’s approval.',
  request: 'POST /recruiter',
  quota: 'registrations',
  allows: ['anyone'],
  logged: 'account',
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
    /** `created`: a new organisation; `asked`: one that was registered, into which they have yet to be let. */
    organization: z.enum(['created', 'asked']),
    /** The first job under analysis; null while joining waits, since it is sent once they are let in. */
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
  /**
   * The organisation they have yet to be let into, by the CNPJ they gave; `byLink`: a letter with a link lets them in.
   */
  joining: z.object({ idcard: z.string(), jobName: z.string().nullable(), byLink: z.boolean() }).nullable(),
  /** The name of a job that waits until they belong to an organisation. */
  waitingJob: z.string().nullable(),
  /** A reviewer has approved them once, and none has refused or blocked them since. */
  approved: z.boolean(),
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
  quota: 'profile-edits',
  allows: ['user:recruiter'],
  logged: 'account',
  input: z.object({ name: requiredText(120), phones: z.array(phone).min(1, 'phone_required').max(1) }),
  answers: recruiterProfile,
  fails: ['profile_not_approved', 'email_not_validated', 'nothing_changed'],
})

export const deleteRecruiter = call({
  purpose:
    'Deletes the recruiter’s account; the jobs stay with the organisation. The last one of an organisation deletes the organisation instead.',
  request: 'DELETE /recruiter',
  quota: { none: 'It ends what is one’s own, and there is only one of it.' },
  allows: ['user:recruiter'],
  logged: 'account',
  input: z.object({}),
  answers: done,
  fails: ['last_recruiter'],
})

export const isUniquePhone = call({
  purpose:
    'Tells whether no recruiter has this phone, to who has entered an e-mail’s code; anyone else is answered alike for every phone.',
  request: 'GET /recruiter/isunique/phone/{phone}',
  allows: ['anyone'],
  input: z.object({ phone: trimmed(20, { tooLong: 'invalid_phone' }), verificationId: recordId.optional() }),
  /** `checked`: whether it was looked up at all. If not, `unique` is true without meaning anything. */
  answers: z.object({ unique: z.boolean(), checked: z.boolean() }),
  fails: ['too_many_requests'],
})

export const recruiters = { registerRecruiter, readRecruiter, updateRecruiter, deleteRecruiter, isUniquePhone }
