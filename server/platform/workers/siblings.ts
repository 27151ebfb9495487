/** What a process shares with those that serve beside it. */
export type Siblings = {
  /** Counts one more of a subject in its window of so many milliseconds: how many there are in all processes together, and for how long yet. */
  count: (subject: string, window: number) => Promise<Counted>
  /** The figures of all processes together, in the text format of Prometheus. */
  figures: () => Promise<string>
}

export type Counted = { current: number; ttl: number }

/** How many subjects are counted at once; beyond it the oldest windows are forgotten. */
const most = 50_000

/** Counts in fixed windows that begin with the first of a subject. */
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
