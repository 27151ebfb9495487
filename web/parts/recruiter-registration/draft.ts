import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft/draft-field.ts'
import { emptyJob, type JobDraft, overlaid, shapedJob } from '../job-form/draft/draft.ts'
import { emptyOrganization, type OrganizationDraft, shapedOrganization } from '../organizations/organization-draft.ts'
import type { Secret } from '../registration/draft.ts'
import { retypedAddress } from '../registration/find-address.ts'
import { blankPhone, noVerification, type PhoneDraft, type Verification } from '../registration/person-draft.ts'

/** The draft of a recruiter's registration. It never contains a password, since drafts are stored. */
export type RecruiterDraft = {
  name: string
  email: string
  phones: PhoneDraft[]
  agreeTerms: boolean
  /** The verification of the e-mail. */
  verification: Verification
  /** The phone's code. */
  phoneVerification: Verification
  /** Whether the server said that codes can't be sent to phones; then none is asked for. */
  phoneUnreachable: boolean
  organization: OrganizationDraft
  job: JobDraft
}

export const emptyRecruiter: RecruiterDraft = {
  name: '',
  email: '',
  phones: [blankPhone],
  agreeTerms: false,
  verification: noVerification,
  phoneVerification: noVerification,
  phoneUnreachable: false,
  organization: emptyOrganization,
  job: emptyJob,
}

const blanks = { phones: blankPhone } as const

/** Completes a draft from outside. */
export function shapedRecruiter(value: unknown): RecruiterDraft {
  const draft = shaped(value, emptyRecruiter, blanks)
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  return { ...draft, organization: shapedOrganization(given.organization), job: shapedJob(given.job) }
}

/**
 * Returns the draft that a form submitted: the hidden draft with the visible fields merged into each of its parts. A
 * retyped city has to be looked up again.
 */
export function recruiterFromForm(form: FormData): { draft: RecruiterDraft; secret: Secret } {
  const before = shapedRecruiter(sentDraft(form))
  const organization = retypedAddress(before.organization, overlay(before.organization, form))
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    draft: {
      ...overlay(before, form, blanks),
      organization,
      job: overlaid(before.job, form),
    },
    secret: { password: text('password'), confirmPassword: text('confirmPassword') },
  }
}

/** Whether the code sent to the current address was entered. */
export function isVerified({ email, verification }: RecruiterDraft): boolean {
  return verification.verified && isEmail(email) && verification.destination === normaliseEmail(email)
}
