import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { done, instant, recordId } from '../shapes.ts'
import { trimmed, wholeText } from '../values.ts'

const text = (longest: number) => trimmed(longest).optional()

/** An organisation as its form holds it (data.md §3.2); faults come field by field (`faultsOfOrganization`). */
export const organizationContent = z.object({
  idcard: text(20),
  companyName: text(200),
  officialName: text(200),
  employeeNumber: codes.companySize.optional(),
  branchOfActivity: text(80),
  description: text(5000),
  site: text(200),
  dontHaveSite: z.boolean().default(false),
  /** Addresses of profiles by network, such as `{ instagram: 'https://…' }`. */
  socialLinks: z
    .partialRecord(z.enum(['instagram', 'facebook', 'linkedin', 'youtube', 'tiktok']), trimmed(200))
    .optional(),
  phone: text(20),
  zipCode: text(9),
  cityState: wholeText().optional(),
  district: text(120),
  street: text(160),
})
export type OrganizationContent = z.output<typeof organizationContent>

/** An organisation as its own recruiters read it. */
export const ownOrganization = organizationContent.extend({
  id: recordId,
  status: codes.profileStatus,
  statusReason: z.string().nullable(),
  /** Its first approval has been; an edit since then doesn't take it back. */
  everApproved: z.boolean(),
  logo: z.string().nullable(),
  /** The logo waits for a reviewer; others see the one before it, or none. */
  logoWaits: z.boolean(),
  city: z.string(),
  state: z.string(),
  /** `approved`: a reviewer has approved them; until then they see no candidates and may be put out. */
  recruiters: z.array(
    z.object({ accountId: recordId, name: z.string(), email: z.string(), you: z.boolean(), approved: z.boolean() }),
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
    'Changes the organisation once it was approved, which sends it back to approval; its approved jobs stay open. The CNPJ stays.',
  request: 'PUT /recruiter/organization',
  quota: 'organization-edits',
  allows: ['user:recruiter'],
  input: organizationContent,
  answers: ownOrganization,
  fails: [
    'organization_not_found',
    'organization_not_approved',
    'email_not_validated',
    'profile_blocked',
    'profile_not_approved',
    'nothing_changed',
  ],
})

export const deleteOrganization = call({
  purpose:
    'Deletes the organisation with its jobs and users, who are signed out at once; its candidates are told. Where others belong to it, only a recruiter who has been approved and isn’t blocked may.',
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
    'Gives the organisation an uploaded picture as its logo, which goes before the reviewers while an approved one stays as it is; not while a reviewer has it open.',
  request: 'PUT /recruiter/organization/logo',
  quota: 'organization-edits',
  allows: ['user:recruiter'],
  input: z.object({ image: recordId }),
  /** Null while the picture is being checked for viruses; it becomes the logo by itself once it is found clean. */
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

export const organizations = { readOrganization, updateOrganization, deleteOrganization, setLogo, removeLogo }
