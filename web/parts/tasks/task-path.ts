import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import { existingPath } from '../../platform/pages.ts'

/** The page for a task of one kind; null if there is no such task. Server only. */
export function taskPath(tasks: readonly Task[], kind: Task['taskType']): string | null {
  const task = tasks.find(({ taskType }) => taskType === kind)
  if (!task) return null
  const { taskType, processId, taskId } = task
  return existingPath('/recruiter/:taskType/:processId/:taskId', { taskType, processId, taskId })
}
