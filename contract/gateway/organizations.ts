import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { done, instant, recordId } from '../shapes.ts'
import { typedText, wholeText } from '../values.ts'

/**
 * An organisation as its form sends it (data.md §3.2), from the table of its fields. Faults are reported by field
 * (`faultsOfOrganization`).
 */
export const organizationContent = z.object({
  ...shapeOf(organizationFields),
  cityState: wholeText().nullish(),
})
export type OrganizationContent = z.output<typeof organizationContent>

/** An organisation as its own recruiters read it. */
export const ownOrganization = organizationContent.extend({
  id: recordId,
  status: codes.profileStatus,
  statusReason: z.string().nullable(),
  /** Whether it has ever been approved; a later edit doesn't change that. */
  everApproved: z.boolean(),
  /** Whether what was approved holds: also while an edit waits or was refused, but not once it was blocked since. */
  inForce: z.boolean(),
  logo: z.string().nullable(),
  /** Whether the logo awaits review; others see the previous one, or none. */
  logoWaits: z.boolean(),
  city: z.string(),
  state: z.string(),
  /**
   * `approved`: a reviewer has approved them; until then they see no candidates. `toCorrect`: a reviewer asked for a
   * correction, and the review goes on after it. `since`: when they joined.
   */
  recruiters: z.array(
    z.object({
      accountId: recordId,
      name: z.string(),
      avatar: z.string().nullable(),
      email: z.string(),
      you: z.boolean(),
      approved: z.boolean(),
      status: codes.profileStatus,
      toCorrect: z.boolean(),
      since: instant,
    }),
  ),
  jobs: z.int(),
  reviewDue: instant.nullable(),
  created: instant,
  modified: instant,
})
export type OwnOrganization = z.infer<typeof ownOrganization>

export const readOrganization = call({
  purpose: 'The signed-in recruiter’s organisation.',
  request: 'GET /recruiter/organization',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: ownOrganization,
  fails: ['organization_not_found'],
})

export const updateOrganization = call({
  purpose:
    'Changes the organisation once it was approved, which sends it back to approval; its approved jobs stay open. The CNPJ stays. With `basedOn`, the `modified` that was read, it changes nothing of an organisation that was changed since.',
  request: 'PUT /recruiter/organization',
  quota: 'organization-edits',
  allows: ['user:recruiter'],
  input: organizationContent.extend({ basedOn: typedText(30).optional() }),
  answers: ownOrganization,
  fails: [
    'organization_not_found',
    'organization_not_approved',
    'organization_changed',
    'email_not_validated',
    'profile_blocked',
    'profile_not_approved',
    'nothing_changed',
  ],
})

export const deleteOrganization = call({
  purpose:
    'Deletes the organisation with its jobs and users, who are signed out at once; its candidates are notified. If it has other recruiters, only an approved recruiter who isn’t blocked may do this.',
  request: 'DELETE /recruiter/organization',
  quota: { none: 'It ends what is one’s own, and there is only one of it.' },
  allows: ['user:recruiter'],
  logged: 'account',
  input: z.object({}),
  answers: done,
  fails: ['organization_not_found', 'profile_not_approved', 'profile_blocked'],
})

export const setLogo = call({
  purpose:
    'Gives the organisation an uploaded picture as its logo. Reviewers check it, and the approved logo is shown until then. Refused while a reviewer has the organisation open.',
  request: 'PUT /recruiter/organization/logo',
  quota: 'organization-edits',
  allows: ['user:recruiter'],
  input: z.object({ image: recordId }),
  /** Null while the picture is being checked for viruses; it becomes the logo automatically once it is clean. */
  answers: z.object({ logo: z.string().nullable() }),
  fails: [
    'organization_not_found',
    'organization_not_approved',
    'email_not_validated',
    'profile_blocked',
    'profile_not_approved',
    'file_not_found',
    'file_infected',
  ],
})

export const removeLogo = call({
  purpose: 'Takes the organisation’s logo away, at once and for everybody.',
  request: 'DELETE /recruiter/organization/logo',
  quota: 'organization-edits',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: done,
  fails: ['organization_not_found', 'profile_blocked', 'profile_not_approved'],
})

/** An organisation as anyone may read it, in the version approved last. */
export const publicOrganization = z.object({
  id: recordId,
  name: z.string(),
  logo: z.string().nullable(),
  description: z.string().nullable(),
  site: z.string().nullable(),
  employeeNumber: z.int(),
  branchOfActivity: z.string(),
  city: z.string(),
  state: z.string(),
})
export type PublicOrganization = z.infer<typeof publicOrganization>

export const readPublicOrganization = call({
  specified: false,
  purpose:
    'An approved organisation, for anyone. One that has never published a job under its name isn’t shown, since it would reveal who hides.',
  request: 'GET /organization/{id}',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: publicOrganization,
  fails: ['organization_not_found'],
})

export const publicOrganizationParts = call({
  specified: false,
  purpose: 'The parts of the site map with the organisations that anyone may read: each up to 50,000.',
  request: 'GET /organizations/public',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.array(z.object({ part: z.int(), modified: instant })),
})

export const publicOrganizations = call({
  specified: false,
  purpose: 'The organisations of one part of the site map, with when what anyone reads of them changed last.',
  request: 'GET /organizations/public/{part}',
  allows: ['anyone'],
  input: z.object({ part: wholeText(1, 10_000) }),
  answers: z.array(z.object({ id: recordId, modified: instant })),
  fails: ['page_not_found'],
})

export const organizations = {
  readPublicOrganization,
  publicOrganizationParts,
  publicOrganizations,
  readOrganization,
  updateOrganization,
  deleteOrganization,
  setLogo,
  removeLogo,
}
