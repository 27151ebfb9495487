import type { Day } from '../../time/days.ts'
import type { Cents, Rate } from '../cents.ts'

/**
 * A bracket of a progressive table: the rate for earnings up to `upTo`. The last bracket of a tax has no upper limit.
 */
export type Bracket = { readonly upTo: Cents; readonly rate: Rate }

/** A bracket whose rate applies to the whole base, less a fixed amount. */
export type DeductedBracket = Bracket & { readonly less: Cents }

/** The legal tables that are in force from a day on, until the next tables. Amounts in cents, rates in millionths. */
export type YearTables = {
  readonly year: number
  /** The first day on which all of these values are in force. */
  readonly validFrom: Day
  /** The laws and acts that set the values, as people cite them. */
  readonly sources: readonly string[]
  /** INSS of employees by progressive brackets; the end of the last one is the ceiling. */
  readonly inss: readonly Bracket[]
  /** Monthly income tax at source. */
  readonly irrf: {
    readonly brackets: readonly DeductedBracket[]
    readonly dependant: Cents
    readonly simplified: Cents
    /**
     * For earnings up to `wholeUpTo` the tax is reduced by at most `most`; up to `partUpTo` by `base` less `rate` of
     * the earnings.
     */
    readonly reduction: {
      readonly wholeUpTo: Cents
      readonly most: Cents
      readonly partUpTo: Cents
      readonly base: Cents
      readonly rate: Rate
    }
  }
  readonly fgts: { readonly employee: Rate; readonly apprentice: Rate; readonly fine: Rate; readonly agreedFine: Rate }
  /** The largest share of a salary that a transport voucher may take. */
  readonly transport: Rate
  /** What employers pay on top of wages, by regime; the rate for accidents at work is chosen separately. */
  readonly employer: Readonly<Record<EmployerRegime, EmployerRates>>
  /** A one-person company in Simples Nacional. */
  readonly contractor: {
    /** Annual revenue by Anexo III. */
    readonly simples: readonly DeductedBracket[]
    /** The share of the revenue that must be payroll for Anexo III. */
    readonly payroll: Rate
    readonly inss: Rate
  }
}

export const employerRegimes = ['simples', 'simplesIv', 'general', 'mei', 'domestic'] as const
export type EmployerRegime = (typeof employerRegimes)[number]

/**
 * `inss` is the employer's own contribution, `others` goes to SESC, SENAI and the like, `fine` is an advance on the
 * FGTS fine.
 */
export type EmployerRates = {
  readonly inss: Rate
  readonly accidents: Rate | 'chosen'
  readonly others: Rate
  readonly fgts: Rate
  readonly fine: Rate
}
