import { threadDecisions } from '../messages/threads.ts'
import { noticeDecisions } from '../notices/status.ts'
import { reviewDecisions } from './review.ts'

/** Actions of people with power over others' data, by the names under which the audit log records them. */
export const auditActions = [
  ...reviewDecisions.map((decision) => `review.${decision}` as const),
  ...noticeDecisions.flatMap((decision) => [`notice.${decision}`, `notice.edit-${decision}`] as const),
  ...threadDecisions.map((decision) => `thread-report.${decision}` as const),
  'medical-report.view',
  'look-report.answer',
  'contact.answered',
  'api-key.ended',
  'member-invited',
  'member-removed',
  'reviewer.add',
] as const

export type AuditAction = (typeof auditActions)[number]
