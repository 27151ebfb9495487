/** The count of a subject in its window, and the milliseconds until the window ends. */
export type Counted = { current: number; ttl: number }

/** The counts in a subject's window that others don't know yet; `left` is the milliseconds until it ends. */
export type Untold = { subject: string; more: number; left: number }

/** A subject's count in its window by all processes together. */
export type Total = { subject: string; count: number; left: number }

type Window = { count: number; untold: number; ends: number }

/** How many subjects are counted at once; beyond it the oldest windows are dropped. */
const most = 50_000

/** Counts in fixed windows, in milliseconds, that begin with a subject's first count. */
export function openWindows(now: () => number = () => performance.now()) {
  const windows = new Map<string, Window>()

  function windowOf(subject: string): Window | undefined {
    const open = windows.get(subject)
    return open && open.ends > now() ? open : undefined
  }

  return {
    /** Counts one more, and returns how many counts the others don't know yet. */
    count(subject: string, window: number): Counted & { untold: number } {
      let open = windowOf(subject)
      if (!open) {
        windows.delete(subject)
        open = { count: 0, untold: 0, ends: now() + window }
        windows.set(subject, open)
        const [oldest] = windows.keys()
        if (oldest !== undefined && windows.size > most) windows.delete(oldest)
      }
      open.count += 1
      open.untold += 1
      return { current: open.count, ttl: Math.ceil(open.ends - now()), untold: open.untold }
    },
    read(subject: string): Counted | undefined {
      const open = windowOf(subject)
      return open && { current: open.count, ttl: Math.ceil(open.ends - now()) }
    },
    /** Takes the counts that others don't know yet, of subjects with at least this many counts. */
    takeUntold(least: number): Untold[] {
      const taken: Untold[] = []
      for (const [subject, open] of windows) {
        const left = Math.ceil(open.ends - now())
        if (left <= 0 || open.count < least || open.untold === 0) continue
        taken.push({ subject, more: open.untold, left })
        open.untold = 0
      }
      return taken
    },
    /** Puts counts back that could not be sent. */
    putBack(untold: readonly Untold[]) {
      for (const { subject, more } of untold) {
        const open = windowOf(subject)
        if (open) open.untold += more
      }
    },
    /** Continues from the total counts of all processes, in their windows. */
    learn(totals: readonly Total[]) {
      for (const { subject, count, left } of totals) {
        const open = windowOf(subject)
        if (!open) continue
        open.count = count + open.untold
        open.ends = now() + left
      }
    },
  }
}
