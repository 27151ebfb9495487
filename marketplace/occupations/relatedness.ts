/**
 * How near two occupations are, from 0 to 1, by their place in the CBO: the same one, its family, its subgroup,
 * its main subgroup.
 */
export function relatedness(a: string, b: string): number {
  if (a === b) return 1
  if (a.slice(0, 4) === b.slice(0, 4)) return 0.7
  if (a.slice(0, 3) === b.slice(0, 3)) return 0.4
  return a.slice(0, 2) === b.slice(0, 2) ? 0.15 : 0
}
