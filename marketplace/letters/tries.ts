const minute = 60_000
const hour = 60 * minute

/** How long delivery of a letter is attempted, unless its purpose ends earlier. */
export const longestWait = 72 * hour

const longestPause = 4 * hour
/** By how much a pause varies at random, so that letters that failed together aren't retried together. */
const spread = 0.2

/**
 * How long a letter waits after this many temporary failures: one minute, then twice as long each time, up to four
 * hours. `chance`: a random number from 0 to 1.
 */
export function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(minute * 2 ** (tries - 1), longestPause)
  return Math.round(pause * (1 - spread + 2 * spread * chance))
}
