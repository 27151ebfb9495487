import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft-field.ts'
import { emptyJob, type JobDraft, overlaid, shapedJob } from '../job-form/draft.ts'
import { emptyOrganization, type OrganizationDraft, shapedOrganization } from '../organizations/organization-draft.ts'
import { blankPhone, noVerification, type PhoneDraft, type Secret, type Verification } from '../registration/draft.ts'
import { retypedAddress } from '../registration/find-address.ts'

/** A recruiter's registration as its form holds it. A password is never part of it: drafts are kept. */
export type RecruiterDraft = {
  name: string
  email: string
  phones: PhoneDraft[]
  agreeTerms: boolean
  /** The e-mail's code. */
  verification: Verification
  organization: OrganizationDraft
  job: JobDraft
}

export const emptyRecruiter: RecruiterDraft = {
  name: '',
  email: '',
  phones: [blankPhone],
  agreeTerms: false,
  verification: noVerification,
  organization: emptyOrganization,
  job: emptyJob,
}

const blanks = { phones: blankPhone } as const

/** A draft from outside, made whole. */
export function shapedRecruiter(value: unknown): RecruiterDraft {
  const draft = shaped(value, emptyRecruiter, blanks)
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  return { ...draft, organization: shapedOrganization(given.organization), job: shapedJob(given.job) }
}

/** What a form sent: its hidden draft with the fields in view laid over each of its parts. A retyped city has to be found anew. */
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

/** Whether the code that went to the address as it is now was entered. */
export function isVerified({ email, verification }: RecruiterDraft): boolean {
  return verification.verified && isEmail(email) && verification.destination === normaliseEmail(email)
}
