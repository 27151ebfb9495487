import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { isAgreed } from '@trampolim/marketplace/interviews/statuses.ts'

/**
 * Where an interview that may still take place stands for its candidate. `stopped`: it isn't agreed to and can't be at
 * present, because its job is taken down.
 */
export function ownState({
  status,
  takenDown,
  may,
}: Pick<OwnInterview, 'status' | 'takenDown' | 'may'>): 'waits' | 'again' | 'stopped' | 'agreed' | 'now' {
  if (may.includes('confirmed')) return 'waits'
  if (may.includes('accepted')) return 'again'
  if (takenDown && !isAgreed(status)) return 'stopped'
  return may.includes('canceled') ? 'agreed' : 'now'
}
