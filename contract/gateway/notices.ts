import { adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { longestNoticeSearch, noticeFields, noticeKinds, noticeTexts } from '@trampolim/marketplace/notices/fields.ts'
import { noticeDecisions, noticeStatuses } from '@trampolim/marketplace/notices/status.ts'
import { states } from '@trampolim/marketplace/reference/states.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { done, flag, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { day, textLike, trimmed, whole, wholeText } from '../values.ts'

/** Notices of organisations: recruitment days, open houses, trainings. They are reviewed before anybody reads them. */

const kind = z.enum(noticeKinds, 'invalid')
const state = oneOf(states.codes)
const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { longest: 5, code: 'invalid_time' })

const words = {
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** The day and the times are in the time zone of the place. */
  day: z.string(),
  start: z.string(),
  end: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  /** An https address; empty if there is none. */
  link: z.string(),
  howTo: z.string(),
}
const facts = { id: recordId, ...words }

const texts = shapeOf(noticeTexts, 'empty')

/** The fields of a notice as an organisation types them. */
const typed = {
  kind,
  title: texts.title,
  text: texts.text,
  day,
  start: time,
  end: time,
  address: texts.address,
  city: texts.city,
  state,
  link: texts.link,
  howTo: texts.howTo,
}
const toWrite = [
  ...(['user_not_found', 'organization_not_found', 'profile_blocked', 'email_not_validated'] as const),
  ...(['profile_not_approved', 'organization_not_approved', 'terms_outdated'] as const),
] as const

/**
 * A notice as anyone reads it. `starts` and `ends` are moments in time; `organizationPage` says whether the company has
 * a page.
 */
export const publicNotice = z.object({
  ...facts,
  starts: instant,
  ends: instant,
  /** When this version was published. */
  published: instant,
  company: z.string(),
  organizationId: recordId,
  organizationPage: z.boolean(),
})
export type PublicNotice = z.infer<typeof publicNotice>

/** A notice as its organisation reads it. */
export const ownNotice = z.object({
  ...facts,
  status: z.enum(noticeStatuses),
  /** Whether it ever was published: one whose day came before a reviewer had read it has ended without that. */
  published: z.boolean(),
  written: instant,
  due: instant,
  reason: z.string().nullable(),
  /** Increases by one with each edit. */
  edition: z.int(),
  /** The latest edit of a published notice. It is reviewed by `due`, or was refused for the `reason`. */
  edit: z.object({ ...words, due: instant.nullable(), reason: z.string().nullable() }).nullable(),
})
export type OwnNotice = z.infer<typeof ownNotice>

/**
 * A notice as reviewers read it. `edited` says whether an edit awaits review; `changes` then has both versions of each
 * changed field, and for texts their words in reading order.
 */
export const reviewedNotice = ownNotice.omit({ edit: true }).extend({
  company: z.string(),
  overdue: z.boolean(),
  edited: z.boolean(),
  changes: z.array(
    z.object({
      field: z.enum(noticeFields),
      before: z.string(),
      after: z.string(),
      words: z.array(z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) })).nullable(),
    }),
  ),
})
export type ReviewedNotice = z.infer<typeof reviewedNotice>

/** Notices of a state, a municipality or a kind, or with all the words that were typed. */
const wantedNotices = z.object({
  state: state.optional(),
  city: trimmed(noticeTexts.city.longest).default(''),
  kind: kind.optional(),
  text: trimmed(longestNoticeSearch).default(''),
})

export const listNotices = call({
  specified: false,
  purpose:
    'The approved notices that are still to come, by day; of a state, a municipality or a kind, or with all the words that were typed.',
  request: 'GET /notice',
  allows: ['anyone'],
  input: wantedNotices.extend({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(publicNotice),
})

export const listNewNotices = call({
  specified: false,
  purpose:
    'The approved notices that are still to come, those first that were published last; all, or those that a search of notices finds.',
  request: 'GET /notice/new',
  allows: ['anyone'],
  input: wantedNotices.extend({ size: pageSize(50) }),
  answers: z.array(publicNotice),
})

export const noticeParts = call({
  specified: false,
  purpose: 'The parts of the site map with the approved notices that are still to come: each up to 50,000.',
  request: 'GET /notice/public',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.array(z.object({ part: z.int(), modified: instant })),
})

export const noticePart = call({
  specified: false,
  purpose: 'The notices of one part of the site map, with when what anyone reads of them changed last.',
  request: 'GET /notice/public/{part}',
  allows: ['anyone'],
  input: z.object({ part: wholeText(1, 10_000) }),
  answers: z.array(z.object({ id: recordId, modified: instant })),
  fails: ['page_not_found'],
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
  answers: pageOf(ownNotice).extend({
    /** Whether anyone reads the approved ones: not before the organisation is approved, nor while it is blocked. */
    shown: z.boolean(),
    mayWrite: z.boolean(),
    mayWithdraw: z.boolean(),
  }),
  fails: ['user_not_found', 'organization_not_found'],
})

export const writeNotice = call({
  specified: false,
  purpose:
    'Hands a notice in; it is published once a reviewer has approved it. With `once`, the same notice that waits already is answered instead of a second one, as for a form that is sent again because its answer was lost.',
  request: 'POST /recruiter/notice',
  quota: 'notices-written',
  allows: ['user:recruiter'],
  input: z.object({ ...typed, once: flag.optional() }),
  answers: z.object({ id: recordId }),
  fails: [...toWrite],
})

export const readOwnNotice = call({
  specified: false,
  purpose:
    'A notice of the recruiter’s organisation, to be edited: its edition, and its latest edit if it isn’t published.',
  request: 'GET /recruiter/notice/{id}',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: ownNotice,
  fails: ['user_not_found', 'organization_not_found', 'notice_not_found'],
})

export const editNotice = call({
  specified: false,
  purpose:
    'Edits a notice. What is published stays as it is until a reviewer has approved the edit; what waits is changed itself; what was rejected is handed in again. `edition` is that of the notice that was read.',
  request: 'PUT /recruiter/notice/{id}',
  quota: 'notices-edited',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId, edition: whole(1), ...typed }),
  answers: done,
  fails: [...toWrite, 'notice_not_found', 'notice_gone', 'notice_changed', 'nothing_changed'],
})

export const withdrawNotice = call({
  specified: false,
  purpose: 'Withdraws a notice of the recruiter’s organisation that waits, is published or was rejected.',
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
  purpose:
    'Notices for reviewers: those that wait or whose edit waits, the soonest due first, then the decided ones, the latest first.',
  request: 'GET /review/notice',
  allows: ['user:reviewer'],
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(reviewedNotice).extend({ waiting: z.int() }),
})

export const decideNotice = call({
  specified: false,
  purpose:
    'Approves or rejects a notice or the edit of a published one, or takes a published one down by rejecting it. `from` and `edition` are what the reviewer read.',
  request: 'POST /review/notice/{id}/decision',
  quota: { none: 'Reviewers are trusted, and each of their acts is in the audit.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({
    id: recordId,
    from: z.enum(['pending', 'approved', 'edited'], 'invalid'),
    edition: whole(1),
    decision: z.enum(noticeDecisions, 'invalid'),
    /** A rule of the terms that it breaks, instead of or besides the reviewer’s own reason. */
    rule: z.enum(adRules, 'invalid').optional(),
    reason: shapeOf(reviewFields, 'empty').reason,
  }),
  answers: done,
  fails: [
    'notice_not_found',
    'notice_gone',
    'already_decided',
    'notice_changed',
    'reason_required',
    'organization_not_approved',
    'move_not_allowed',
  ],
})

export const notices = {
  listNotices,
  listNewNotices,
  noticeParts,
  noticePart,
  readNotice,
  readNoticeCalendar,
  listOwnNotices,
  writeNotice,
  readOwnNotice,
  editNotice,
  withdrawNotice,
  listNoticesToReview,
  decideNotice,
}
