import { adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { auditActions } from '@trampolim/marketplace/reviews/audit-actions.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { reviewDecisions, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { trimmed, typedText, whole } from '../values.ts'

/** The calls for reviewers, a role that the specification implies without listing its calls. */

const trusted = { none: 'Reviewers are appointed from the command line, and each of their acts is in the audit.' }
const subject = z.enum(reviewSubjects)
const decision = z.enum(reviewDecisions)
/**
 * The round to open for it: its own, otherwise the latest of its subject; null if there is none or the subject was
 * deleted.
 */
const reviewId = recordId.nullable()
const requestedChange = z.object({ field: typedText(120).min(1), remark: trimmed(reviewFields.remark.longest) })

/** An item in the reviewers' queue. `due` is the end of its second working day. */
export const queuedReview = z.object({
  id: recordId,
  subject,
  subjectId: recordId,
  name: z.string(),
  /** The organisation of a job or recruiter. */
  company: z.string().nullable(),
  entered: instant,
  due: instant,
  /** Whether its subject was approved before and has been edited or corrected since. */
  again: z.boolean(),
  /** Whether it is an edit of a published job; these come before all new subjects. */
  ahead: z.boolean(),
  claimed: z.object({ by: z.string(), you: z.boolean(), until: instant }).nullable(),
})
export type QueuedReview = z.infer<typeof queuedReview>

export const reviewQueue = call({
  specified: false,
  purpose:
    'What waits for a reviewer: edits of published jobs, then jobs, organisations, recruiters and candidates, the most urgent first. `counts` are of all subjects; `total` and `overdue` of the asked one.',
  request: 'GET /review/queue',
  allows: ['user:reviewer'],
  input: z.object({ subject: subject.optional(), page: pageNumber, size: pageSize(20) }),
  answers: pageOf(queuedReview).extend({ counts: z.record(subject, z.int()), overdue: z.int() }),
})

/**
 * One field of a subject as the reviewers read it; `before` is its former value (see `comparedWith`), if different. For a
 * changed text, `words` contains both versions in reading order.
 */
export const reviewedField = z.object({
  field: z.string(),
  value: z.unknown(),
  before: z.unknown(),
  changed: z.boolean(),
  words: z.array(z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) })).nullable(),
})

export const reviewSheet = queuedReview.extend({
  status: z.string(),
  /** Grows with each version that is handed in while the round waits; a decision names the one that was read. */
  edition: z.int(),
  /** The decision of this round; null while it waits. */
  decision: decision.nullable(),
  /** What the fields are compared with: the version approved last, or the one decided on last if none was approved. */
  comparedWith: z.enum(['approved', 'decided']).nullable(),
  /** A new logo of an organisation, with the published one. `alone`: nothing else of the organisation awaits review. */
  logo: z.object({ now: z.string().nullable(), before: z.string().nullable(), alone: z.boolean() }).nullable(),
  /** The fields in the order of their forms, by group: the keys of `phrases`. */
  groups: z.array(z.object({ group: z.string(), fields: z.array(reviewedField) })),
  /** Facts to know before deciding, as codes: the texts are in `phrases`. */
  hints: z.array(z.string()),
  /** Reasons why it can't be approved now: `organization_not_approved`, `recruiter_not_approved`. */
  obstacles: z.array(z.string()),
  /** Its position in the queue and the length of the queue; null once it is decided. */
  place: z.object({ at: z.int(), of: z.int() }).nullable(),
  /** The next review to open; none that another reviewer has claimed. */
  next: queuedReview.pick({ id: true, subject: true, name: true, company: true, due: true }).nullable(),
  /** The number of jobs of its organisation by state; null for a candidate. */
  jobsSoFar: z.object({ published: z.int(), closed: z.int(), rejected: z.int(), blocked: z.int() }).nullable(),
  /** Earlier decisions on the same subject, latest first. */
  decisions: z.array(
    z.object({
      decision,
      reason: z.string().nullable(),
      changes: z.array(requestedChange),
      by: z.string(),
      decided: instant,
    }),
  ),
})
export type ReviewSheet = z.infer<typeof reviewSheet>

export const readReview = call({
  specified: false,
  purpose: 'One subject of the queue with what changed since its last approval.',
  request: 'GET /review/{id}',
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ id: recordId }),
  answers: reviewSheet,
  fails: ['review_not_found'],
})

export const claimReview = call({
  specified: false,
  purpose: 'Opens a subject for review: for 30 minutes nobody else decides on it.',
  request: 'POST /review/{id}/claim',
  quota: trusted,
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ id: recordId }),
  answers: reviewSheet,
  fails: ['review_not_found', 'claimed_by_another', 'move_not_allowed'],
})

export const releaseReview = call({
  specified: false,
  purpose: 'Gives a claimed subject back to the queue undecided.',
  request: 'DELETE /review/{id}/claim',
  quota: trusted,
  allows: ['user:reviewer'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: ['review_not_found', 'claimed_by_another'],
})

export const decideReview = call({
  specified: false,
  purpose:
    'Approves, rejects or blocks a subject, or asks for changes field by field. `edition` is that of the sheet that was read.',
  request: 'POST /review/{id}/decision',
  quota: trusted,
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({
    id: recordId,
    edition: whole(1),
    decision,
    reason: trimmed(reviewFields.reason.longest).optional(),
    /** A rule of the terms that a job breaks, instead of or in addition to the reviewer's own reason. */
    rule: z.enum(adRules).optional(),
    changes: z.array(requestedChange).max(40).default([]),
  }),
  answers: done,
  fails: [
    'review_not_found',
    'claimed_by_another',
    'reason_required',
    'no_change_requested',
    'organization_not_approved',
    'recruiter_not_approved',
    'move_not_allowed',
    'already_decided',
    'review_changed',
  ],
})

export const blockSubject = call({
  specified: false,
  purpose:
    'Blocks something on infringement, whether it was approved or waits; with an organisation or recruiter its jobs are blocked too.',
  request: 'POST /review/subject/{subject}/{subjectId}/block',
  quota: trusted,
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({
    subject,
    subjectId: recordId,
    reason: trimmed(reviewFields.reason.longest),
    rule: z.enum(adRules).optional(),
  }),
  answers: done,
  fails: ['review_not_found', 'reason_required', 'claimed_by_another', 'move_not_allowed'],
})

export const askForCorrection = call({
  specified: false,
  purpose:
    'Asks the owner of an approved profile of a candidate to correct fields that they can’t change themselves, such as the CPF. The profile goes on counting as approved meanwhile, and the correction is reviewed.',
  request: 'POST /review/subject/candidate/{subjectId}/changes',
  quota: trusted,
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({ subjectId: recordId, changes: z.array(requestedChange).max(40) }),
  answers: done,
  fails: ['review_not_found', 'no_change_requested', 'move_not_allowed'],
})

export const findSubjects = call({
  specified: false,
  purpose: 'Jobs, organisations, recruiters and candidates by name, with their status, to act on a report.',
  request: 'GET /review/subject',
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ name: trimmed(reviewFields.search.longest).min(2, 'too_short'), subject: subject.optional() }),
  answers: z.array(
    z.object({
      subject,
      subjectId: recordId,
      name: z.string(),
      company: z.string().nullable(),
      status: z.string(),
      reviewId,
    }),
  ),
})

export const auditLog = call({
  specified: false,
  purpose: 'What reviewers decided and who looked at medical reports, latest first.',
  request: 'GET /review/audit',
  allows: ['user:reviewer'],
  input: z.object({ page: pageNumber, size: pageSize(50) }),
  answers: pageOf(
    z.object({
      id: recordId,
      action: z.enum(auditActions),
      actor: z.string().nullable(),
      subject: z.string(),
      subjectId: recordId,
      name: z.string().nullable(),
      reason: z.string().nullable(),
      happened: instant,
      reviewId,
    }),
  ),
})

export const reviews = {
  reviewQueue,
  readReview,
  claimReview,
  releaseReview,
  decideReview,
  blockSubject,
  askForCorrection,
  findSubjects,
  auditLog,
}
