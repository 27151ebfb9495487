import { popularNames } from './popular-names.ts'

/** The relatedness of two occupations, by the number of equal leading digits of their codes. */
const byDigits: readonly (readonly [digits: number, share: number])[] = [
  [6, 1],
  [4, 0.7],
  [3, 0.4],
  [2, 0.15],
]

/** The relatedness of two occupations with a common popular name: faxineira and diarista are far apart in the CBO. */
const bySharedName = 0.6

let calledAlike: ReadonlyMap<string, ReadonlySet<string>> | undefined

/**
 * How near two occupations are, from 0 to 1: by their place in the CBO (the same one, its family, its subgroup, its
 * main subgroup), or by a popular name that means both.
 */
export function relatedness(a: string, b: string): number {
  const share = byDigits.find(([digits]) => a.slice(0, digits) === b.slice(0, digits))?.[1] ?? 0
  calledAlike ??= sharedNames()
  return calledAlike.get(a)?.has(b) ? Math.max(share, bySharedName) : share
}

function sharedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const alike = new Map<string, Set<string>>()
  for (const { cbo } of popularNames) {
    for (const one of cbo) alike.set(one, new Set([...(alike.get(one) ?? []), ...cbo]))
  }
  return alike
}
