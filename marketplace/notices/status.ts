import type { Transitions } from '../transitions.ts'

/** Every status of a notice. */
export const noticeStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'ended'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

const end = { by: 'automation', unless: ['notice_not_over'] } as const

/**
 * The permitted moves between statuses and who makes them. A reviewer takes an approved notice down by rejecting it.
 * A rejected notice is handed in again by editing it, or withdrawn. An approved notice whose day is over returns to pending if an edit moves
 * the day.
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
  rejected: { pending: 'recruiter', withdrawn: 'recruiter' },
  withdrawn: {},
  ended: {},
} as const satisfies Transitions<NoticeStatus>

/** The decisions that a reviewer can make. */
export const noticeDecisions = ['approved', 'rejected'] as const satisfies readonly NoticeStatus[]
export type NoticeDecision = (typeof noticeDecisions)[number]

/** Days for which a notice is kept after it was rejected, was withdrawn or ended. */
export const noticeKeptDays = 180

/**
 * The effect of an edit by the notice's status: it changes the pending version, hands a rejected notice in again, or is
 * stored beside the published version until a reviewer approves it. Null for notices that can't be edited any more.
 */
export const noticeEdits = {
  pending: 'changes',
  rejected: 'hands-in',
  approved: 'waits',
  withdrawn: null,
  ended: null,
} as const satisfies Record<NoticeStatus, 'changes' | 'hands-in' | 'waits' | null>
