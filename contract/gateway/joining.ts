import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { typedText } from '../values.ts'
import { organizationContent } from './organizations.ts'

/** Calls for joining an organisation that others registered, which the specification lacks but the product needs. */

/** A person who asks to join, as the organisation's recruiters see them. */
export const joinRequest = z.object({
  accountId: recordId,
  name: z.string(),
  email: z.string(),
  /** Whether their verified address has the domain of the organisation's site. */
  ofTheSite: z.boolean(),
  /** The job they wrote, which is published when they become a member. */
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
    'Removes a recruiter who isn’t approved yet from the organisation, with their jobs that were never approved.',
  request: 'DELETE /recruiter/organization/member/{accountId}',
  quota: 'joining-answers',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ accountId: recordId }),
  answers: done,
  fails: [...toAnswer, 'member_not_found', 'member_approved'],
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
  fails: ['has_organization', 'join_declined', 'email_not_validated', 'profile_blocked'],
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
  fails: ['join_not_asked'],
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
  fails: ['action_not_found', 'action_expired', 'action_of_another', 'profile_blocked'],
})

export const joining = {
  joinByLink,
  listJoinRequests,
  answerJoinRequest,
  putOutMember,
  chooseOrganization,
  withdrawJoining,
  resendJoinLink,
}
