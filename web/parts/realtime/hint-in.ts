import type { Hint } from '@trampolim/contract/realtime/hints.ts'

/** The hint in a message; null if it is anything else. Whatever it says only makes the page read again. */
export function hintIn(message: string): Hint | null {
  try {
    const { event, ...ids } = JSON.parse(message) as Partial<Hint>
    return typeof event === 'string' ? ({ ...ids, event } as Hint) : null
  } catch {
    return null
  }
}
