import type { Transitions } from '../transitions.ts'

/** Every status of a notice. */
export const noticeStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'ended'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

const end = { by: 'automation', unless: ['notice_not_over'] } as const

/**
 * The permitted moves between statuses and who makes them. A notice isn't edited: who wrote it withdraws it and writes
 * another. A reviewer takes an approved one down by rejecting it.
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
    ended: end,
  },
  rejected: {},
  withdrawn: {},
  ended: {},
} as const satisfies Transitions<NoticeStatus>

/** What a reviewer decides. */
export const noticeDecisions = ['approved', 'rejected'] as const satisfies readonly NoticeStatus[]
export type NoticeDecision = (typeof noticeDecisions)[number]

/** Days for which a notice is kept after it was rejected, was withdrawn or ended. */
export const noticeKeptDays = 180
