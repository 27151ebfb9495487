import { type Counted, openWindows } from './windows.ts'

/** What a process shares with the others on its port. */
export type Siblings = {
  count: Count
  /** The metrics of all processes together, in Prometheus's text format. */
  figures: () => Promise<string>
}

/**
 * Counts one more of a subject in its window, in milliseconds; returns the count of all processes together and the time
 * left.
 */
export type Count = (subject: string, window: number) => Promise<Counted>

/** Counts in fixed windows that begin with a subject's first count, in this process alone. */
export function countInWindows(now?: () => number): (subject: string, window: number) => Counted {
  const { count } = openWindows(now)
  return (subject, window) => {
    const { current, ttl } = count(subject, window)
    return { current, ttl }
  }
}
