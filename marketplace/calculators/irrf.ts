import { type Cents, type Rate, shareOf } from './cents.ts'
import type { DeductedBracket, YearTables } from './tables/year-tables.ts'

/** The taxed earnings and the deductions that the law permits. */
export type Taxed = {
  gross: Cents
  inss: Cents
  dependants: number
  alimony?: Cents
  /** Whether the simplified discount may replace the deductions; not for the 13th salary. */
  simplified?: boolean
}

export type Withheld = {
  deduction: { kind: 'legal' | 'simplified'; cents: Cents }
  base: Cents
  rate: Rate
  /** The tax before the reduction. */
  before: Cents
  reduction: Cents
  total: Cents
}

/**
 * Income tax at source of a month (Lei 7.713/1988 art. 7, Lei 11.482/2007 art. 1): from the earnings go INSS, dependants and
 * alimony, or the simplified discount where that is more (Lei 9.250/1995 art. 4); then the table, then the reduction of
 * Lei 9.250/1995 art. 3-A, which never exceeds the tax. Rounded to the nearest cent.
 */
export function taxOn(
  { gross, inss, dependants, alimony = 0, simplified = true }: Taxed,
  tables: YearTables,
): Withheld {
  const { irrf } = tables
  const legal = inss + dependants * irrf.dependant + alimony
  const isSimplified = simplified && irrf.simplified > legal
  const deduction = {
    kind: isSimplified ? 'simplified' : 'legal',
    cents: isSimplified ? irrf.simplified : legal,
  } as const
  const base = Math.max(0, gross - deduction.cents)
  const { rate, less } = bracketOf(base, irrf.brackets)
  const before = Math.max(0, shareOf(base, rate) - less)
  const reduction = Math.min(before, reductionOn(gross, tables))
  return { deduction, base, rate, before, reduction, total: before - reduction }
}

/**
 * By how much the tax is reduced: for earnings up to R$ 5.000,00 by R$ 312,89, up to R$ 7.350,00 by R$ 978,62 −
 * 0,133145 × earnings (Lei 15.270/2025).
 */
export function reductionOn(gross: Cents, { irrf: { reduction } }: YearTables): Cents {
  if (gross <= reduction.wholeUpTo) return reduction.most
  if (gross > reduction.partUpTo) return 0
  return Math.max(0, reduction.base - shareOf(gross, reduction.rate))
}

/** The bracket of an amount; the last one for what exceeds all. */
export function bracketOf(amount: Cents, brackets: readonly DeductedBracket[]): DeductedBracket {
  const found = brackets.find(({ upTo }) => amount <= upTo) ?? brackets.at(-1)
  if (!found) throw new Error('a table without brackets')
  return found
}
