import { secondStepChanges } from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { placesOfTries } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import { waysIn } from '@trampolim/marketplace/accounts/sign-in/ways-in.ts'
import { interviewAnswers } from '@trampolim/marketplace/interviews/answers.ts'
import { waysToJoin } from '@trampolim/marketplace/organizations/joining.ts'
import { reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { hireAnswers } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationEndCauses } from '@trampolim/marketplace/selection/invitations.ts'
import { selectionNews } from '@trampolim/marketplace/selection/news.ts'
import { z } from 'zod'
import { instant, recordId } from './shapes.ts'

/**
 * All events. An event is recorded in the same transaction as the change that it announces, and delivered to each
 * listener at least once. It carries ids; a listener reads the current state by them.
 */
export const events = {
  'account.registered': z.object({ accountId: recordId }),
  'account.password-reset-asked': z.object({ accountId: recordId, actionId: recordId, sealedToken: z.string() }),
  /** `sealedEmail`: the previous address. `sealedToken`: the token of the link that undoes the change. */
  'account.email-changed': z.object({ accountId: recordId, sealedEmail: z.string(), sealedToken: z.string() }),
  /** `calendarEnded`: the account had an address for calendars, which ends with the sessions. */
  'account.password-changed': z.object({ accountId: recordId, calendarEnded: z.boolean().default(false) }),
  /** Somebody signed in on a device on which the account's owner had never signed in. */
  'account.signed-in-anew': z.object({
    accountId: recordId,
    sessionId: recordId,
    way: z.enum(waysIn).default('password'),
  }),
  'account.tried-from-elsewhere': z.object({ accountId: recordId, where: z.enum(placesOfTries).default('sign-in') }),
  /** `way`: a network, or `passkey`. */
  'account.way-in-added': z.object({ accountId: recordId, way: z.string() }),
  'account.way-in-removed': z.object({ accountId: recordId, way: z.string() }),
  'account.terms-accepted': z.object({ accountId: recordId }),
  'account.second-step-changed': z.object({ accountId: recordId, change: z.enum(secondStepChanges) }),
  /**
   * `isNewAddress`: the code is for a new address of an account whose owner is signed in. `again`: the person requested
   * another code shortly before.
   */
  'verification.code-asked': z.object({
    verificationId: recordId,
    channel: z.enum(['email', 'phone']),
    sealedCode: z.string(),
    isNewAddress: z.boolean().default(false),
    again: z.boolean().default(false),
  }),
  'professional.changed': z.object({ accountId: recordId }),
  'curriculum.changed': z.object({ professionalId: recordId, curriculumId: recordId }),
  'recruiter.changed': z.object({ accountId: recordId }),
  'recruiter.asked-to-join': z.object({
    accountId: recordId,
    organizationId: recordId,
    /**
     * The token of the link in the letter to the person who asks; null if their address doesn't have the domain of the
     * organisation's site.
     */
    sealedToken: z.string().nullable(),
    notifyColleagues: z.boolean(),
  }),
  'recruiter.joined': z.object({ accountId: recordId, organizationId: recordId, how: z.enum(waysToJoin) }),
  /** A note mentions colleagues of its author. */
  'note.mentioned': z.object({ noteId: recordId, accountIds: z.array(recordId) }),
  /** A recruiter deleted their account; their colleagues stay in the organisation. */
  'recruiter.left': z.object({ organizationId: recordId }),
  'recruiter.join-declined': z.object({ accountId: recordId, company: z.string() }),
  /** A member was removed from the organisation by a colleague. */
  'recruiter.put-out': z.object({
    accountId: recordId,
    organizationId: recordId,
    company: z.string(),
    by: recordId,
  }),
  'review.asked': z.object({ subject: z.enum(reviewSubjects), subjectId: recordId }),
  'review.decided': z.object({ reviewId: recordId }),
  /**
   * A round left the queue without a decision because its subject was deleted, has ended or needs no review any more.
   */
  'review.withdrawn': z.object({ subject: z.enum(reviewSubjects), subjectId: recordId }),
  'profile.status-changed': z.object({
    subject: z.enum(['organization', 'recruiter', 'candidate']),
    subjectId: recordId,
    changeId: recordId,
  }),
  'job.status-changed': z.object({ jobId: recordId, changeId: recordId }),
  'job.changed': z.object({ jobId: recordId }),
  'organization.changed': z.object({ organizationId: recordId }),
  'selection.applied': z.object({ candidacyId: recordId }),
  'selection.withdrawn': z.object({ candidacyId: recordId }),
  /** A candidate withdrew whom the company had recorded as hired, without a hiring message. */
  'selection.hire-withdrawn': z.object({ candidacyId: recordId }),
  /** `takenDown`: a reviewer had taken the job down. */
  'selection.job-deleted': z.object({
    candidacyIds: z.array(recordId).max(500),
    takenDown: z.boolean().default(false),
  }),
  /** Somebody deleted their account with whom recruiters had an interview ahead, or whom they wanted to hire. */
  'selection.departed': z.object({ jobId: recordId, from: z.enum(['interview', 'hire']) }),
  /** Recruiters can't see somebody on whom they count so, because a reviewer blocked them, or can again. */
  'selection.hidden': z.object({ jobId: recordId, from: z.enum(['interview', 'hire']), hidden: z.boolean() }),
  /** A candidate was notified of an invitation, or reminded of it. */
  'invitation.told': z.object({ invitationId: recordId, again: z.boolean() }),
  'invitation.answered': z.object({ invitationId: recordId }),
  /** An invitation of which the candidate had been notified ended without an answer. */
  'invitation.ended': z.object({
    invitationId: recordId,
    why: z.enum(['canceled', ...invitationEndCauses]),
  }),
  /** A candidate was notified of a hiring message, or reminded of it. */
  'hire.told': z.object({ hireId: recordId, again: z.boolean() }),
  /** The candidate accepted or rejected a hiring message, or canceled what they had accepted. */
  'hire.answered': z.object({ hireId: recordId, answer: z.enum(hireAnswers) }),
  /** A hiring message of which the candidate had been notified was canceled by the recruiter or expired. */
  'hire.ended': z.object({ hireId: recordId, why: z.enum(['canceled', 'timeout']) }),
  /**
   * A candidate was notified of an interview: that it was set or rescheduled, that their answer is awaited (or still
   * awaited), or that it takes place at the time that they chose.
   */
  'interview.told': z.object({ id: recordId, what: z.enum(['set', 'moved', 'reminder', 'reconfirm', 'chosen']) }),
  'interview.answered': z.object({ id: recordId, answer: z.enum(interviewAnswers) }),
  /** An interview of which the candidate had been notified was canceled by the company, or because nobody answered. */
  'interview.ended': z.object({ id: recordId, why: z.enum(['canceled', 'timeout']) }),
  /**
   * An interview no longer belongs in the calendar of the recruiter who set it: a colleague set it anew, or it ended
   * without a word to its candidate.
   */
  'interview.left-calendar': z.object({ id: recordId, recruiterId: recordId, why: z.enum(['moved', 'closed']) }),
  /**
   * A candidate was notified of interview times to choose from: the first ones, further ones, or one that is kept for
   * them.
   */
  'slots.offered': z.object({ offerId: recordId, what: z.enum(['set', 'added', 'kept', 'reminder']) }),
  /** The candidate answered that none of the offered times suits them, or that they don't want the interview. */
  'slots.answered': z.object({ offerId: recordId, answer: z.enum(['waiting', 'refused']) }),
  /** Offered times of which the candidate had been notified ended: the company withdrew them, or the last one began. */
  'slots.ended': z.object({ offerId: recordId, why: z.enum(['canceled', 'timeout']) }),
  /** A company asked to see who a curriculum of limited access belongs to. */
  'consent.asked': z.object({ requestId: recordId }),
  /** The candidate answered a consent request, changed the answer, or let it expire. */
  'consent.answered': z.object({ requestId: recordId }),
  'selection.moved': z.object({ candidacyId: recordId, historyId: recordId }),
  /**
   * A candidate may be notified of something: of moves that can't be undone any more, of the end of the selection, or
   * of a job that became unavailable or available again.
   */
  'selection.announced': z.object({ candidacyId: recordId, news: z.enum(selectionNews) }),
  /** A job closes by itself within days. */
  'job.closing': z.object({ jobId: recordId, organizationId: recordId, closes: instant }),
  /** A letter announced jobs that an alert found. */
  'alert.told': z.object({ professionalId: recordId, found: z.int() }),
  'message.sent': z.object({ threadId: recordId, messageId: recordId }),
  /**
   * The organisation's automatic response is sent to a candidate. `writerId`: who wrote it; null once they have left.
   */
  'response.sent': z.object({ candidacyId: recordId, writerId: recordId.nullable(), sealedText: z.string() }),
  /** The scanner has checked a file that waited for it. */
  'file.checked': z.object({
    fileId: recordId,
    purpose: z.enum(['curriculum', 'medical-report', 'avatar', 'logo']),
    /** Null if it was uploaded during a registration. */
    ownerId: recordId.nullable(),
    infected: z.boolean(),
  }),
} as const

export type EventType = keyof typeof events

/** Events after which pages for visitors may have to be rendered again. */
export const shownToVisitors: ReadonlySet<EventType> = new Set<EventType>([
  'job.changed',
  'job.status-changed',
  'organization.changed',
  'profile.status-changed',
  'file.checked',
])
export type EventPayload<Type extends EventType> = z.infer<(typeof events)[Type]>
