import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import { reviewedFieldName } from '@trampolim/phrases/pt-br/reviews.ts'

const subjects = { 'review-profile': 'recruiter', 'review-organization': 'organization', 'review-job': 'job' } as const

/** The texts of a task. Server only: it imports the names of every field. */
export function taskView(
  { decision, reason, changes, taskType }: Task,
  { candidate = false }: { candidate?: boolean } = {},
) {
  const subject = candidate ? 'candidate' : subjects[taskType]
  return {
    decision,
    reason,
    changes: changes.map(({ field, remark }) => ({ field, name: reviewedFieldName(subject, field), remark })),
  }
}

export type TaskView = ReturnType<typeof taskView>

/** The fields that may change, by the first part of each path; null if all may. */
export function askedFields({ changes }: Pick<Task, 'changes'>): string[] | null {
  return changes.length === 0 ? null : [...new Set(changes.map(({ field }) => field.split('.', 1)[0] ?? field))]
}
