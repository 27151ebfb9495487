import type { Cents, Rate } from './cents.ts'
import { whole } from './cents.ts'
import type { YearTables } from './tables/year-tables.ts'

/** The part of the earnings between two limits, its rate, and the contribution for it. */
export type Slice = { from: Cents; to: Cents; rate: Rate; cents: Cents }

export type Contribution = { total: Cents; slices: Slice[] }

/**
 * The INSS contribution of an employee: each bracket's rate applies to the earnings within it, up to the ceiling (EC
 * 103/2019 art. 28, Lei 8.212/1991 art. 20 and 28 § 5). The laws don't say what becomes of fractions of a cent: those of
 * the sum are dropped, as in the eSocial manual, so the minimum wage of 2026 pays R$ 121,57 of 121,575.
 */
export function contributionOn(earnings: Cents, { inss }: YearTables): Contribution {
  const slices: Slice[] = []
  let [from, parts, total] = [0, 0, 0]
  for (const { upTo, rate } of inss) {
    const to = Math.min(earnings, upTo)
    if (to <= from) break
    parts += (to - from) * rate
    const sum = Math.floor(parts / whole)
    slices.push({ from, to, rate, cents: sum - total })
    from = to
    total = sum
  }
  return { total, slices }
}

/** The highest earnings on which INSS is paid, in cents. */
export function ceilingOf({ inss }: YearTables): Cents {
  return inss.at(-1)?.upTo ?? 0
}
