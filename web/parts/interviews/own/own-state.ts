import type { OwnInterview } from '@trampolim/contract/interviews.ts'

/**
 * Where an interview that may still take place stands for its candidate. `stopped`: it can't be confirmed at present,
 * because its job is taken down.
 */
export function ownState({ may }: Pick<OwnInterview, 'may'>): 'waits' | 'again' | 'stopped' | 'agreed' | 'now' {
  if (may.includes('confirmed')) return 'waits'
  if (may.includes('accepted')) return 'again'
  if (may.includes('refused')) return 'stopped'
  return may.includes('canceled') ? 'agreed' : 'now'
}
