import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { typedText } from '../values.ts'
import { organizationContent } from './organizations.ts'

/** Calls on joining an organisation that others registered, which the specification lacks but the product needs. */

/** Somebody who asks to join, as its recruiters see them. */
export const joinRequest = z.object({
  accountId: recordId,
  name: z.string(),
  email: z.string(),
  /** The address, which its owner has proved, is of the organisation's site. */
  ofTheSite: z.boolean(),
  /** The job they wrote, which follows them in. */
  jobName: z.string().nullable(),
  asked: instant,
})
export type JoinRequest = z.infer<typeof joinRequest>

const toAnswer = ['organization_not_found', 'profile_not_approved', 'profile_blocked'] as const

export const listJoinRequests = call({
  purpose: 'Who asks to join the recruiter’s organisation, whoever asked first before.',
  request: 'GET /recruiter/organization/joining',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({}),
  answers: z.array(joinRequest),
  fails: toAnswer,
})

export const answerJoinRequest = call({
  purpose: 'Lets somebody who asked into the organisation, or declines them; they are told either way.',
  request: 'PUT /recruiter/organization/joining/{accountId}',
  quota: 'joining-answers',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ accountId: recordId, accept: z.boolean() }),
  answers: done,
  fails: [...toAnswer, 'join_not_asked'],
})

export const putOutMember = call({
  purpose:
    'Puts somebody out of the organisation whom no reviewer has approved yet, with the jobs they wrote that never were either.',
  request: 'DELETE /recruiter/organization/member/{accountId}',
  quota: 'joining-answers',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ accountId: recordId }),
  answers: done,
  fails: [...toAnswer, 'member_not_found', 'member_approved'],
})

export const chooseOrganization = call({
  purpose:
    'Registers an organisation for a recruiter who has none, or asks to join the one with this CNPJ; a job that waited goes with it.',
  request: 'POST /recruiter/organization',
  quota: 'organizations-chosen',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: organizationContent,
  answers: z.object({ organization: z.enum(['created', 'asked']) }),
  fails: ['has_organization', 'join_declined', 'email_not_validated', 'profile_blocked'],
})

export const withdrawJoining = call({
  purpose: 'Takes the recruiter’s wish to join an organisation back.',
  request: 'DELETE /recruiter/joining',
  quota: 'organizations-chosen',
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({}),
  answers: done,
  fails: ['join_not_asked'],
})

export const resendJoinLink = call({
  purpose: 'Sends the letter anew whose link lets the recruiter into the organisation they ask to join.',
  request: 'POST /recruiter/joining/letter',
  quota: 'joining-letters',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: done,
  fails: ['join_not_asked', 'email_not_of_organization'],
})

export const joinByLink = call({
  purpose: 'Lets the recruiter for whom a letter’s link was made into the organisation they ask to join, once.',
  request: 'POST /recruiter/joining',
  quota: { none: 'A link acts once, and letters with links have a quota.' },
  allows: ['user:recruiter'],
  logged: 'rights',
  input: z.object({ id: typedText(100) }),
  answers: done,
  fails: ['action_not_found', 'action_expired', 'action_of_another'],
})

export const joiningOwn = {
  joinByLink,
  listJoinRequests,
  answerJoinRequest,
  putOutMember,
  chooseOrganization,
  withdrawJoining,
  resendJoinLink,
}
