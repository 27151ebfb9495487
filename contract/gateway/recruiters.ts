import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { jobContent } from '../job-content.ts'
import { done, instant, recordId } from '../shapes.ts'
import { trimmed, typedText } from '../values.ts'
import { sessionUser } from './accounts.ts'
import { organizationContent } from './organizations.ts'

const { email, ...profile } = shapeOf(recruiterFields)
const secret = typedText(200, { missing: 'required' }).min(1, 'required')

/** A recruiter's own data in the registration (data.md §2 wizard, §5), from the table of its fields. */
export const recruiterData = z.object({
  ...profile,
  email: email.toLowerCase(),
  password: secret,
  confirmPassword: secret,
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
    /**
     * The verified code of the phone (see `/validation/phone/code`); required if the installation can send codes to
     * phones.
     */
    phoneVerificationId: recordId.optional(),
  }),
  answers: z.object({
    token: z.string(),
    expiresAt: instant,
    deviceToken: z.string(),
    user: sessionUser,
    /**
     * `created`: a new organisation was registered. `asked`: the organisation already existed, and a request to join it
     * is pending.
     */
    organization: z.enum(['created', 'asked']),
    /** The first job, under review; null while a request to join is pending, since the job is handed in after that. */
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
  /** The only phone; `verified` once its code was entered. */
  phones: z.array(z.object({ phone: z.string(), isWhatsApp: z.boolean(), verified: z.boolean() })),
  /** The organisation they belong to; null while a request to join is pending. */
  organizationId: recordId.nullable(),
  /**
   * Why a reviewer has blocked that organisation, whose candidates are closed to all its recruiters until it is approved
   * again; `corrected`: it was handed in since. Otherwise null.
   */
  organizationBlocked: z.object({ reason: z.string().nullable(), corrected: z.boolean() }).nullable(),
  /**
   * The organisation that the recruiter asks to join, by its CNPJ. `byLink`: they received a letter with a link to
   * join.
   */
  joining: z.object({ idcard: z.string(), jobName: z.string().nullable(), byLink: z.boolean() }).nullable(),
  /** The name of a job that is held back until the recruiter belongs to an organisation. */
  waitingJob: z.string().nullable(),
  /** Whether a reviewer has approved the recruiter, and none has refused or blocked them since. */
  approved: z.boolean(),
  /** When the review is due, if there is one. */
  reviewDue: instant.nullable(),
  created: instant,
  /** When name or phone were last changed. */
  modified: instant,
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
  purpose:
    'Changes the recruiter’s profile once it was approved, which sends it back to approval; that the phone is their own may be proved at any time. With `basedOn`, the `modified` that was read, it changes nothing of a profile that was changed since.',
  request: 'PUT /recruiter',
  quota: 'profile-edits',
  allows: ['user:recruiter'],
  logged: 'account',
  /** A changed phone without its verified code (see `/validation/phone/code`) stays unverified. */
  input: z.object({ ...profile, phoneVerificationId: recordId.optional(), basedOn: typedText(30).optional() }),
  answers: recruiterProfile,
  fails: ['profile_not_approved', 'profile_changed', 'email_not_validated', 'nothing_changed'],
})

export const deleteRecruiter = call({
  purpose:
    'Deletes the recruiter’s account; the jobs stay with the organisation. The last one who can act for an organisation deletes the organisation instead.',
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
    'Whether no recruiter has this phone. Only a caller who has entered the code of an e-mail gets the real answer; all others get the same answer for every phone.',
  request: 'GET /recruiter/isunique/phone/{phone}',
  allows: ['anyone'],
  input: z.object({ phone: trimmed(20, { tooLong: 'invalid_phone' }), verificationId: recordId.optional() }),
  /** `checked`: whether a check was made at all. If not, `unique` is true and means nothing. */
  answers: z.object({ unique: z.boolean(), checked: z.boolean() }),
  fails: ['too_many_requests'],
})

export const recruiters = { registerRecruiter, readRecruiter, updateRecruiter, deleteRecruiter, isUniquePhone }
