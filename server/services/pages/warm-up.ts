import { setTimeout as wait } from 'node:timers/promises'

/** What visitors open first; together they run most of the code that every page needs. */
const firstPages = ['/', '/search', '/signin', '/recruiter'] as const
/** How often each is made: the second time already takes a fraction of the first. */
const times = 3

/**
 * Makes the pages that people open first, before anybody can ask. Code that never ran takes many times as long, and after
 * a restart everybody comes back at once. A page that can't be made, as without a database, is left out: whoever asks
 * for it is told. Ends after `within` milliseconds at the latest.
 */
export async function warmUp(make: (path: string) => Promise<unknown>, { within }: { within: number }): Promise<void> {
  const ending = new AbortController()
  const making = async () => {
    for (let time = 0; time < times; time += 1) {
      for (const path of firstPages) {
        if (ending.signal.aborted) return
        await make(path).catch(() => undefined)
      }
    }
  }
  await Promise.race([making(), wait(within, undefined, { signal: ending.signal }).catch(() => undefined)])
  ending.abort()
}
