/** How often a subject was counted in its window, and the milliseconds that are left of it. */
export type Counted = { current: number; ttl: number }

/** What others don't know yet of a subject's window, which ends in so many milliseconds. */
export type Untold = { subject: string; more: number; left: number }

/** A subject's window as all processes together counted it. */
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
    /** Counts one more, and says how many others don't know of yet. */
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
    /** Takes what others don't know of subjects with at least so many counts. */
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
    /** Puts back what could not be told. */
    putBack(untold: readonly Untold[]) {
      for (const { subject, more } of untold) {
        const open = windowOf(subject)
        if (open) open.untold += more
      }
    },
    /** Goes on from what all together have counted, in their window. */
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
