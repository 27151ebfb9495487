const minute = 60_000
const hour = 60 * minute

/** For how long a letter is tried if its purpose doesn't end before. */
export const longestWait = 72 * hour

const longestPause = 4 * hour
/** How far a pause differs from its rule, so that letters that failed together aren't tried together. */
const spread = 0.2

/**
 * How long a letter waits after so many tries that failed for now: a minute, then twice as long each time, up to four hours.
 * `chance`: from 0 to 1.
 */
export function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(minute * 2 ** (tries - 1), longestPause)
  return Math.round(pause * (1 - spread + 2 * spread * chance))
}
