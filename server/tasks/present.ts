import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { TaskRow } from './queries.ts'

const taskTypes = {
  job: 'review-job',
  organization: 'review-organization',
  recruiter: 'review-profile',
  candidate: 'review-profile',
} as const satisfies Record<ReviewSubject, Task['taskType']>

/** Presents a task to its owner, without the reviewer who decided. */
export function presentTask({ subject, processId, taskId, name, decision, reason, changes, decided }: TaskRow): Task {
  return {
    taskType: taskTypes[subject],
    processId,
    taskId,
    name,
    decision,
    reason,
    changes: changes.map(({ field, remark }) => ({ field, remark })),
    decided: decided.toISOString(),
  }
}
