const halfLife = 7 * 86_400_000

/** What fewer people than this used isn't shown, so that nobody can make something popular alone. */
export const leastUses = 3

/**
 * The heat of a number of uses at a moment: the logarithm to base 2 of a count that halves every week. The order of two
 * heats doesn't change as time passes, so an index can list the hottest.
 */
export function heatOf(uses: number, at: Date): number {
  return at.getTime() / halfLife + Math.log2(uses)
}
