import type { Hint } from '@trampolim/contract/realtime/hints.ts'

/** The hint in a message; null if it is anything else. Its content can at most cause the page to be reloaded. */
export function hintIn(message: string): Hint | null {
  try {
    const { event, ...ids } = JSON.parse(message) as Partial<Hint>
    return typeof event === 'string' ? ({ ...ids, event } as Hint) : null
  } catch {
    return null
  }
}
