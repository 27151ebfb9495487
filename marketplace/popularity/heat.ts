const halfLife = 7 * 86_400_000

/** What fewer people used than this isn't shown: nobody makes something popular alone. */
export const leastUses = 3

/**
 * The heat of a number of uses at a moment: the logarithm to base 2 of a count that halves every week. The heats of two
 * counts keep their order as time passes, so that a list of the hottest is read from an index.
 */
export function heatOf(uses: number, at: Date): number {
  return at.getTime() / halfLife + Math.log2(uses)
}
