import {
  invitationEndCauses,
  invitationEntries,
  invitationRefusalReasons,
  invitationSources,
  invitationStatuses,
  mostInvitedAtOnce,
} from '@trampolim/marketplace/selection/invitations.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { typedText } from '../values.ts'
import { listedJob } from './jobs.ts'
import { toSelect } from './recruiter-selection.ts'

const refusalReason = codes.oneOf(invitationRefusalReasons.codes)

/**
 * The ids of the job's questions that a person who accepts has to answer (specification, platform §7: questionnaire
 * answers); all of them if it is missing.
 */
const preInterview = z.array(typedText(40)).max(50).optional()
const from = codes.oneOf(invitationSources.codes).default('recommended')

export const invite = call({
  purpose:
    'Invites somebody whom the recruiter found to a job. The candidate is told after ten minutes, and has seven days to answer.',
  request: 'POST /recruiter/selectiveprocess/invite',
  quota: 'candidates-invited',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, cvId: recordId, preInterview, from }),
  answers: z.object({ inviteId: recordId }),
  fails: [
    ...toSelect,
    'terms_outdated',
    'job_not_found',
    'job_not_open',
    'curriculum_not_found',
    'already_in_selection',
    'already_invited',
    'invitation_refused',
    'not_invitable',
    'too_many_invitations',
  ],
})

export const inviteTogether = call({
  specified: false,
  purpose: 'Invites up to 100 people to a job, each as if alone. The answer says whom, and why the others weren’t.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/invitations',
  quota: 'candidates-invited',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, cvIds: z.array(recordId).min(1).max(mostInvitedAtOnce), preInterview, from }),
  answers: z.object({
    invited: z.array(recordId),
    refused: z.array(z.object({ cvId: recordId, code: z.string(), message: z.string() })),
  }),
  fails: [...toSelect, 'terms_outdated', 'job_not_found', 'job_not_open'],
})

export const cancelInvitation = call({
  specified: false,
  purpose: 'Cancels an open invitation. Within ten minutes its candidate never learns of it; afterwards they are told.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/invitation/{inviteId}',
  quota: 'invitations-canceled',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, inviteId: recordId }),
  answers: z.object({ told: z.boolean() }),
  fails: [...toSelect, 'job_not_found', 'invitation_not_found', 'invitation_ended'],
})

/** An invitation as its candidate reads it. */
const candidateInvitation = z.object({
  inviteId: recordId,
  /** Null once the job was deleted; its name and company remain. */
  job: listedJob.nullable(),
  jobName: z.string(),
  company: z.string().nullable(),
  forClient: z.boolean(),
  cvType: codes.cvType,
  status: z.enum(invitationStatuses),
  /** The history entry that gives the label (data.md §4.2). */
  entry: z.enum(invitationEntries),
  /** The job’s questions that a person who accepts has to answer. */
  questions: z.array(z.string()),
  received: instant,
  /** Until when it can be answered; null once it has ended. */
  ends: instant.nullable(),
  ended: instant.nullable(),
  /** Why the automation ended it; null if it is open, somebody ended it, or the cause wasn’t recorded. */
  endCause: z.enum(invitationEndCauses).nullable(),
  /** The candidacy that accepting it began. */
  processId: recordId.nullable(),
})
export type CandidateInvitation = z.infer<typeof candidateInvitation>

export const listInvitations = call({
  purpose: 'The professional’s invitations: the open ones first, then the latest.',
  request: 'GET /professional/selectiveprocess/invited',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, perPage: pageSize(20) }),
  answers: pageOf(candidateInvitation),
})

export const countInvitations = call({
  specified: false,
  purpose:
    'Counts the professional’s invitations, all and those that wait for an answer, and returns the one to an open job that ends first.',
  request: 'GET /professional/selectiveprocess/invited/count',
  allows: ['user:professional'],
  input: z.object({}),
  answers: z.object({
    all: z.int(),
    open: z.int(),
    first: z
      .object({
        inviteId: recordId,
        jobName: z.string(),
        company: z.string().nullable(),
        /** Until when it can be answered. */
        ends: instant,
      })
      .nullable(),
  }),
})

export const markInvitationsViewed = call({
  specified: false,
  purpose: 'Marks the professional’s open invitations as viewed; their recruiters read that.',
  request: 'PUT /professional/selectiveprocess/invited/viewed',
  quota: { none: 'An invitation is marked once.' },
  allows: ['user:professional'],
  input: z.object({}),
  answers: done,
})

export const refuseInvitation = call({
  specified: false,
  purpose: 'Refuses an open invitation, with a reason for the recruiter or without. Accepting is applying to its job.',
  request: 'PUT /professional/selectiveprocess/invited/{inviteId}/refused',
  quota: 'invitations-refused',
  allows: ['user:professional'],
  input: z.object({ inviteId: recordId, reason: refusalReason.optional() }),
  answers: done,
  fails: ['invitation_not_found', 'invitation_ended'],
})

export const recruiterInvitations = { invite, inviteTogether, cancelInvitation }
export const invitations = { listInvitations, countInvitations, markInvitationsViewed, refuseInvitation }
