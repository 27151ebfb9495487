/** What a process shares with the others on its port. */
export type Siblings = {
  /**
   * Counts one more of a subject in its window, in milliseconds; returns the count of all processes together and the time
   * left.
   */
  count: (subject: string, window: number) => Promise<Counted>
  /** The metrics of all processes together, in Prometheus's text format. */
  figures: () => Promise<string>
  /** Tells the others that pages kept for visitors may be outdated. */
  outdatePages: () => void
  /** Registers what to do when another process says so. */
  onOutdatedPages: (hear: () => void) => void
}

export type Counted = { current: number; ttl: number }

/** How many subjects are counted at once; beyond it the oldest windows are dropped. */
const most = 50_000

/** Counts in fixed windows that begin with a subject's first count. */
export function countInWindows(
  now: () => number = () => performance.now(),
): (subject: string, window: number) => Counted {
  const windows = new Map<string, { count: number; ends: number }>()
  return (subject, window) => {
    const at = now()
    let open = windows.get(subject)
    if (!open || open.ends <= at) {
      windows.delete(subject)
      open = { count: 0, ends: at + window }
      windows.set(subject, open)
      const [oldest] = windows.keys()
      if (oldest !== undefined && windows.size > most) windows.delete(oldest)
    }
    open.count += 1
    return { current: open.count, ttl: Math.ceil(open.ends - at) }
  }
}
