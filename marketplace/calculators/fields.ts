import type { Day } from '../time/days.ts'
import type { Cents } from './cents.ts'
import { accidentRisks } from './employee-cost.ts'
import { fgtsContracts } from './fgts.ts'
import { employerRegimes } from './tables/year-tables.ts'
import { noticeWays, terminationReasons } from './termination.ts'

/** What a field counts. */
export type CountedUnit = 'days' | 'months' | 'years' | 'people'

/** A field of a calculator; bounds of amounts are in cents. */
export type CalculatorField =
  | { readonly kind: 'amount'; readonly least: Cents; readonly most: Cents; readonly needed: boolean }
  | {
      readonly kind: 'count'
      readonly of: CountedUnit
      readonly least: number
      readonly most: number
      readonly usual?: number
    }
  | { readonly kind: 'choice'; readonly choices: readonly [string, ...string[]] }
  | { readonly kind: 'day' }

const salary = { kind: 'amount', least: 100, most: 100_000_000, needed: true } as const
const extra = { kind: 'amount', least: 0, most: 100_000_000, needed: false } as const
const dependants = { kind: 'count', of: 'people', least: 0, most: 20, usual: 0 } as const

/**
 * The fields of each calculator, in the order of its form. An optional amount may be left empty. A count with a usual
 * value has that value if it is left empty. Of choices the first one is the default.
 */
export const calculatorFields = {
  'net-salary': { salary, dependants, transport: extra, alimony: extra, other: extra },
  'thirteenth-salary': { salary, months: { kind: 'count', of: 'months', least: 1, most: 12, usual: 12 }, dependants },
  vacation: {
    salary,
    days: { kind: 'count', of: 'days', least: 5, most: 30, usual: 30 },
    sold: { kind: 'count', of: 'days', least: 0, most: 10, usual: 0 },
    dependants,
  },
  termination: {
    salary,
    reason: { kind: 'choice', choices: terminationReasons },
    admission: { kind: 'day' },
    lastDay: { kind: 'day' },
    notice: { kind: 'choice', choices: noticeWays },
    vacationsDue: { kind: 'count', of: 'years', least: 0, most: 2, usual: 0 },
    thirteenthPaid: extra,
    fgtsBalance: extra,
    dependants,
  },
  // Above this salary profits would exceed what is free of tax (Lei 15.270/2025).
  'clt-or-pj': {
    salary: { ...salary, most: 3_000_000 },
    benefits: { ...extra, most: 500_000 },
    accountant: { ...extra, most: 500_000 },
    dependants,
  },
  fgts: {
    salary,
    contract: { kind: 'choice', choices: fgtsContracts },
    months: { kind: 'count', of: 'months', least: 1, most: 600, usual: 12 },
    balance: extra,
  },
  'employee-cost': {
    salary,
    regime: { kind: 'choice', choices: employerRegimes },
    risk: { kind: 'choice', choices: accidentRisks },
    transport: extra,
    benefits: extra,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CalculatorField>>>>

export type Calculator = keyof typeof calculatorFields

export function isCalculator(name: string): name is Calculator {
  return Object.hasOwn(calculatorFields, name)
}

type ValueOf<Field> = Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { kind: 'day' }
    ? Day
    : Field extends { kind: 'amount'; needed: false }
      ? Cents | undefined
      : number

/** The values with which a calculator computes. */
export type Inputs<Name extends Calculator> = {
  [Field in keyof (typeof calculatorFields)[Name]]: ValueOf<(typeof calculatorFields)[Name][Field]>
}

/** The fields of a calculator, in the order of its form. */
export function fieldsOf(name: Calculator): [string, CalculatorField][] {
  return Object.entries<CalculatorField>(calculatorFields[name])
}
