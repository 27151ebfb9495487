import { invitationSteps } from '@trampolim/marketplace/organizations/joining.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant, recordId } from '../shapes.ts'
import { trimmed, typedText } from '../values.ts'
import { sessionUser } from './accounts.ts'
import { organizationContent } from './organizations.ts'
import { recruiterData } from './recruiters.ts'

/** Calls for joining an organisation that others registered, which the specification lacks but the product needs. */

const invitedEmail = trimmed(254, { missing: 'required' }).toLowerCase().check(z.email('invalid_email'))

/** A person who asks to join, as the organisation's recruiters see them. */
export const joinRequest = z.object({
  accountId: recordId,
  name: z.string(),
  email: z.string(),
  /** Whether their verified address has the domain of the organisation's site. */
  ofTheSite: z.boolean(),
  /** The job that the person wrote, which is handed in for review when they become a member. */
  jobName: z.string().nullable(),
  asked: instant,
})
export type JoinRequest = z.infer<typeof joinRequest>

const toAnswer = ['organization_not_found', 'profile_not_approved', 'profile_blocked'] as const

export const listJoinRequests = call({
  specified: false,
  purpose: 'Who asks to join the recruiter’s organisation, whoever asked first before.',
  request: 'GET /recruiter/organization/joining',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({}),
  answers: z.array(joinRequest),
  fails: toAnswer,
})

export const answerJoinRequest = call({
  specified: false,
  purpose: 'Accepts or declines a request to join the organisation; the person is notified either way.',
  request: 'PUT /recruiter/organization/joining/{accountId}',
  quota: 'joining-answers',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ accountId: recordId, accept: z.boolean() }),
  answers: done,
  fails: [...toAnswer, 'join_not_asked'],
})

export const putOutMember = call({
  specified: false,
  purpose:
    'Removes another recruiter from the organisation; they and the remaining ones are told by letter. Jobs stay, except those never approved of somebody who wasn’t approved either. What the removed one sent as invitations ends.',
  request: 'DELETE /recruiter/organization/member/{accountId}',
  quota: 'members-removed',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ accountId: recordId }),
  answers: done,
  fails: [...toAnswer, 'member_not_found', 'member_yourself'],
})

/** An invitation as the organisation's recruiters see it. Whether the address has an account isn't said. */
export const colleagueInvitation = z.object({
  id: recordId,
  email: z.string(),
  /** Who sent it; null once their account is deleted. */
  invitedBy: z.string().nullable(),
  invited: instant,
  sent: instant,
  ends: instant,
  ended: z.boolean(),
})
export type ColleagueInvitation = z.infer<typeof colleagueInvitation>

export const listInvitations = call({
  specified: false,
  purpose:
    'The invitations of the recruiter’s organisation that were neither accepted nor cancelled, the newest first.',
  request: 'GET /recruiter/organization/invitations',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({}),
  answers: z.array(colleagueInvitation),
  fails: toAnswer,
})

const toInvite = [
  ...toAnswer,
  'terms_outdated',
  'organization_not_approved',
  'email_not_validated',
  'invited_too_often',
] as const

export const inviteColleague = call({
  specified: false,
  purpose:
    'Invites an address into the organisation by a letter, whose link works once, for seven days and for that address alone. The answer is the same whether the address has an account or not; an open invitation is sent again.',
  request: 'POST /recruiter/organization/invitations',
  quota: 'colleagues-invited',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ email: invitedEmail }),
  answers: done,
  fails: [...toInvite, 'member_already', 'too_many_colleague_invitations'],
})

export const resendInvitation = call({
  specified: false,
  purpose: 'Sends an invitation again, with a new link for seven days; the one before stops working.',
  request: 'POST /recruiter/organization/invitations/{id}/letter',
  quota: 'colleagues-invited',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ id: recordId }),
  answers: done,
  fails: [...toInvite, 'colleague_invitation_not_found', 'too_many_colleague_invitations'],
})

export const cancelInvitation = call({
  specified: false,
  purpose: 'Cancels an invitation: its link stops working at once.',
  request: 'DELETE /recruiter/organization/invitations/{id}',
  quota: 'joining-answers',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ id: recordId }),
  answers: done,
  fails: [...toAnswer, 'colleague_invitation_not_found'],
})

export const readInvitation = call({
  specified: false,
  purpose:
    'What the link of an invitation is for, and what its holder can do next. Only the letter has the link, so its holder owns the address.',
  request: 'GET /recruiter/invitation/{token}',
  allows: ['anyone'],
  input: z.object({ token: typedText(100) }),
  answers: z.object({
    company: z.string(),
    email: z.string(),
    invitedBy: z.string().nullable(),
    ends: instant,
    step: oneOf(invitationSteps),
    /** The job that waits for an organisation and comes along, if the signed-in invited person wrote one. */
    waitingJob: z.string().nullable(),
  }),
  fails: ['action_not_found', 'action_expired'],
})

export const acceptInvitation = call({
  specified: false,
  purpose: 'Adds the signed-in recruiter to the organisation that invited their address. The link works once.',
  request: 'POST /recruiter/invitation',
  quota: { none: 'A link acts once, and invitations have a quota.' },
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ token: typedText(100) }),
  answers: done,
  fails: [
    'action_not_found',
    'action_expired',
    'action_of_another',
    'has_organization',
    'profile_blocked',
    'terms_outdated',
  ],
})

export const registerInvited = call({
  specified: false,
  purpose:
    'Registers the person whose address was invited, as a recruiter of the organisation, and signs them in. The link of the letter proves the address, so no code is asked for; their profile is reviewed like any other.',
  request: 'POST /recruiter/invitation/registration',
  quota: 'registrations',
  allows: ['anyone'],
  logged: 'account',
  input: z.object({ token: typedText(100), personalData: recruiterData.omit({ email: true }) }),
  answers: z.object({ token: z.string(), expiresAt: instant, deviceToken: z.string(), user: sessionUser }),
  fails: ['action_not_found', 'action_expired', 'already_signed_in', 'too_many_requests'],
})

export const chooseOrganization = call({
  specified: false,
  purpose:
    'Registers an organisation for a recruiter who has none, or asks to join the one with this CNPJ; the job written at the registration moves with them.',
  request: 'POST /recruiter/organization',
  quota: 'organizations-chosen',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: organizationContent,
  answers: z.object({ organization: z.enum(['created', 'asked']) }),
  fails: [
    'has_organization',
    'join_declined',
    'email_not_validated',
    'profile_blocked',
    'profile_in_review',
    'terms_outdated',
  ],
})

export const withdrawJoining = call({
  specified: false,
  purpose: 'Withdraws the recruiter’s request to join an organisation.',
  request: 'DELETE /recruiter/joining',
  quota: 'organizations-chosen',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({}),
  answers: done,
  fails: ['join_not_asked', 'profile_in_review'],
})

export const resendJoinLink = call({
  specified: false,
  purpose: 'Sends the letter anew whose link lets the recruiter into the organisation they ask to join.',
  request: 'POST /recruiter/joining/letter',
  quota: 'joining-letters',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: done,
  fails: ['join_not_asked', 'email_not_of_organization', 'profile_blocked'],
})

export const joinByLink = call({
  specified: false,
  purpose:
    'Adds the recruiter to the organisation that they asked to join, by the link of their letter. The link works once.',
  request: 'POST /recruiter/joining',
  quota: { none: 'A link acts once, and letters with links have a quota.' },
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ id: typedText(100) }),
  answers: done,
  fails: ['action_not_found', 'action_expired', 'action_of_another', 'profile_blocked', 'terms_outdated'],
})

export const joining = {
  joinByLink,
  listJoinRequests,
  answerJoinRequest,
  putOutMember,
  listInvitations,
  inviteColleague,
  resendInvitation,
  cancelInvitation,
  readInvitation,
  acceptInvitation,
  registerInvited,
  chooseOrganization,
  withdrawJoining,
  resendJoinLink,
}
