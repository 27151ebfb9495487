import type { Transitions } from '../transitions.ts'

/** Every status of a notice. */
export const noticeStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'ended'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

const end = { by: 'automation', unless: ['notice_not_over'] } as const

/**
 * The permitted moves between statuses and who makes them. A reviewer takes an approved one down by rejecting it; a
 * rejected one is handed in again once it is edited. An approved one whose day is over waits if an edit moves the day.
 */
export const noticeTransitions = {
  pending: {
    approved: { by: 'reviewer', unless: ['organization_not_approved', 'notice_gone'] },
    rejected: { by: 'reviewer', unless: ['reason_required'] },
    withdrawn: 'recruiter',
    ended: end,
  },
  approved: {
    rejected: { by: 'reviewer', unless: ['reason_required'] },
    withdrawn: 'recruiter',
    pending: 'automation',
    ended: end,
  },
  rejected: { pending: 'recruiter' },
  withdrawn: {},
  ended: {},
} as const satisfies Transitions<NoticeStatus>

/** What a reviewer decides. */
export const noticeDecisions = ['approved', 'rejected'] as const satisfies readonly NoticeStatus[]
export type NoticeDecision = (typeof noticeDecisions)[number]

/** Days for which a notice is kept after it was rejected, was withdrawn or ended. */
export const noticeKeptDays = 180

/**
 * What an edit does by a notice's status: it changes what waits, hands a rejected one in again, or waits beside what
 * everybody reads until a reviewer has approved it; null for what is over.
 */
export const noticeEdits = {
  pending: 'changes',
  rejected: 'hands-in',
  approved: 'waits',
  withdrawn: null,
  ended: null,
} as const satisfies Record<NoticeStatus, 'changes' | 'hands-in' | 'waits' | null>
