import { adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { noticeKinds, noticeLengths } from '@trampolim/marketplace/notices/fields.ts'
import { noticeDecisions, noticeStatuses } from '@trampolim/marketplace/notices/status.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { day, requiredText, textLike, trimmed } from '../values.ts'

/** What organisations announce: recruitment days, open houses, trainings. Reviewed before anybody reads it. */

const kind = z.enum(noticeKinds, 'invalid')
const state = oneOf(states.codes)
const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { longest: 5, code: 'invalid_time' })

const facts = {
  id: recordId,
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** The day and the times are those of the place. */
  day: z.string(),
  start: z.string(),
  end: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  /** An https address, or empty. */
  link: z.string(),
  howTo: z.string(),
}

/** A notice as anyone reads it. `starts` and `ends` are the moments; `organizationPage` is whether the company has a page. */
export const publicNotice = z.object({
  ...facts,
  starts: instant,
  ends: instant,
  company: z.string(),
  organizationId: recordId,
  organizationPage: z.boolean(),
})
export type PublicNotice = z.infer<typeof publicNotice>

/** A notice as its organisation reads it. */
export const ownNotice = z.object({
  ...facts,
  status: z.enum(noticeStatuses),
  written: instant,
  due: instant,
  reason: z.string().nullable(),
})
export type OwnNotice = z.infer<typeof ownNotice>

/** A notice as reviewers read it. */
export const reviewedNotice = ownNotice.extend({ company: z.string(), overdue: z.boolean() })
export type ReviewedNotice = z.infer<typeof reviewedNotice>

export const listNotices = call({
  specified: false,
  purpose: 'The approved notices that are still to come, by day; of a state, a municipality or a kind.',
  request: 'GET /notice',
  allows: ['anyone'],
  input: z.object({
    state: state.optional(),
    city: trimmed(noticeLengths.city).default(''),
    kind: kind.optional(),
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: pageOf(publicNotice),
})

export const readNotice = call({
  specified: false,
  purpose: 'An approved notice that is still to come. One that is past, was withdrawn or was taken down is gone.',
  request: 'GET /notice/{id}',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: publicNotice,
  fails: ['notice_not_found', 'notice_gone'],
})

export const readNoticeCalendar = call({
  specified: false,
  purpose: 'An approved notice as an iCalendar file.',
  request: 'GET /notice/{id}/calendar',
  allows: ['anyone'],
  input: z.object({ id: recordId }),
  answers: z.object({ content: z.string() }),
  fails: ['notice_not_found', 'notice_gone'],
})

export const listOwnNotices = call({
  specified: false,
  purpose: 'The notices of the recruiter’s organisation, the newest first.',
  request: 'GET /recruiter/notice',
  allows: ['user:recruiter'],
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(ownNotice).extend({ mayWrite: z.boolean() }),
  fails: ['user_not_found', 'organization_not_found'],
})

export const writeNotice = call({
  specified: false,
  purpose: 'Hands a notice in; it is published once a reviewer has approved it.',
  request: 'POST /recruiter/notice',
  quota: 'notices-written',
  allows: ['user:recruiter'],
  input: z.object({
    kind,
    title: requiredText(noticeLengths.title),
    text: requiredText(noticeLengths.text),
    day,
    start: time,
    end: time,
    address: requiredText(noticeLengths.address),
    city: requiredText(noticeLengths.city),
    state,
    link: trimmed(noticeLengths.link).default(''),
    howTo: requiredText(noticeLengths.howTo),
  }),
  answers: z.object({ id: recordId }),
  fails: [
    'user_not_found',
    'organization_not_found',
    'profile_blocked',
    'email_not_validated',
    'profile_not_approved',
    'organization_not_approved',
    'terms_outdated',
  ],
})

export const withdrawNotice = call({
  specified: false,
  purpose: 'Withdraws a notice of the recruiter’s organisation that waits or is published.',
  request: 'DELETE /recruiter/notice/{id}',
  quota: { none: 'A notice is withdrawn once, and writing them has a quota.' },
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: [
    'user_not_found',
    'organization_not_found',
    'profile_blocked',
    'profile_not_approved',
    'notice_not_found',
    'move_not_allowed',
  ],
})

export const listNoticesToReview = call({
  specified: false,
  purpose: 'Notices for reviewers: those that wait, the soonest due first, then the decided ones, the latest first.',
  request: 'GET /review/notice',
  allows: ['user:reviewer'],
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(reviewedNotice).extend({ waiting: z.int() }),
})

export const decideNotice = call({
  specified: false,
  purpose:
    'Approves or rejects a notice, or takes an approved one down by rejecting it. `from` is the status that the reviewer read.',
  request: 'POST /review/notice/{id}/decision',
  quota: { none: 'Reviewers are trusted, and each of their acts is in the audit.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({
    id: recordId,
    from: z.enum(['pending', 'approved'], 'invalid'),
    decision: z.enum(noticeDecisions, 'invalid'),
    /** A rule of the terms that it breaks, instead of or besides the reviewer’s own reason. */
    rule: z.enum(adRules, 'invalid').optional(),
    reason: trimmed(500).default(''),
  }),
  answers: done,
  fails: [
    'notice_not_found',
    'notice_gone',
    'already_decided',
    'reason_required',
    'organization_not_approved',
    'move_not_allowed',
  ],
})

export const notices = {
  listNotices,
  readNotice,
  readNoticeCalendar,
  listOwnNotices,
  writeNotice,
  withdrawNotice,
  listNoticesToReview,
  decideNotice,
}
