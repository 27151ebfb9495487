import { type ContractType, contractTypes } from '../reference/contract-types.ts'
import { salaryTypes } from '../reference/salary-types.ts'
import { hoursInMonth, monthlySpan, type Salary } from './salary.ts'

/** The national minimum wage of each year, in cents a month for 220 hours. */
export const minimumWages: readonly { readonly year: number; readonly cents: number }[] = [
  // Decreto 11.864/2023
  { year: 2024, cents: 141_200 },
  // Decreto 12.342/2024
  { year: 2025, cents: 151_800 },
  // Decreto 12.797/2025
  { year: 2026, cents: 162_100 },
]

/**
 * The minimum wage of a year, in cents. Years after the table's last one have the wage of that year; years before its
 * first one have none.
 */
export function minimumWageOf(year: number): number | undefined {
  return minimumWages.findLast((wage) => wage.year <= year)?.cents
}

const underMinimumWage: readonly ContractType[] = [
  contractTypes.code.effective,
  contractTypes.code.temporary,
  contractTypes.code.apprenticeship,
]

/**
 * The minimum wage for the job's hours, in cents a month, if its salary is lower: a warning to the recruiter, never an
 * error (product, readings). Shorter hours count in proportion; contracts without employment have no minimum.
 */
export function belowMinimumWage(
  salary: Salary,
  {
    contractType,
    year,
    monthlyHours = hoursInMonth,
  }: { contractType: ContractType; year: number; monthlyHours?: number },
): number | undefined {
  const wage = minimumWageOf(year)
  const span = monthlySpan(salary)
  if (!underMinimumWage.includes(contractType) || wage === undefined || span === undefined) return undefined
  const byTime = salary.salaryType === salaryTypes.code.hourly || salary.salaryType === salaryTypes.code.daily
  const least = byTime ? wage : Math.ceil((wage * Math.min(monthlyHours, hoursInMonth)) / hoursInMonth)
  return span.from < least ? least : undefined
}
