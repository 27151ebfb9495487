import type { Task } from '@trampolim/contract/gateway/tasks.ts'
import { existingPath } from '../../platform/pages.ts'

/** Where the task of one kind is corrected; null where there is none. Server only. */
export function taskPath(tasks: readonly Task[], kind: Task['taskType']): string | null {
  const task = tasks.find(({ taskType }) => taskType === kind)
  if (!task) return null
  const { taskType, processId, taskId } = task
  return existingPath('/recruiter/:taskType/:processId/:taskId', { taskType, processId, taskId })
}
