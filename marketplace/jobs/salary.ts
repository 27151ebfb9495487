import type { Fault } from '../faults.ts'
import { type SalaryType, salaryTypes } from '../reference/salary-types.ts'

/** The bounds of a monthly salary, in cents: 500 to 30.000 reais (specification, data §5). */
export const salaryBounds = { least: 50_000, most: 3_000_000 } as const

/** Hours and days per month, for hourly and daily salaries (product, readings). */
export const hoursInMonth = 220
export const daysInMonth = 22

/** A job's salary as its recruiter wrote it; amounts in cents, texts as typed. */
export type Salary = {
  readonly salaryType: SalaryType
  readonly from?: number | null | undefined
  readonly to?: number | null | undefined
  readonly commission?: string | null | undefined
  readonly alt?: string | null | undefined
  readonly doNotShowSalary?: boolean
  /** An internship without a salary (Lei 11.788/2008 art. 12). */
  readonly unpaid?: boolean | undefined
}

const timesAMonth: Record<SalaryType, number> = { 1: 1, 2: 1, 3: 1, 4: hoursInMonth, 5: daysInMonth, 6: 0, 7: 0, 8: 0 }

/** Whether a salary type has an amount: commission, 'a combinar' and other have none. */
export function hasAmount(type: SalaryType): boolean {
  return timesAMonth[type] > 0
}

/** Whether a salary type has an upper bound besides the lower one. */
export function isRange(type: SalaryType): boolean {
  return type === salaryTypes.code.range
}

/** Whether the commission is shown together with the salary. */
export function showsCommission(type: SalaryType): boolean {
  return type === salaryTypes.code.fixedPlusCommission || type === salaryTypes.code.commission
}

/**
 * The monthly equivalent of an amount of this type, in cents: 220 hours, 22 days. Undefined for types without an amount.
 */
export function monthlyAmount(type: SalaryType, amount: number): number | undefined {
  return hasAmount(type) ? amount * timesAMonth[type] : undefined
}

/** A salary's monthly range, in cents, for sorting and filtering; undefined without an amount. */
export function monthlySpan(salary: Salary): { from: number; to: number } | undefined {
  if (typeof salary.from !== 'number') return undefined
  const from = monthlyAmount(salary.salaryType, salary.from)
  if (from === undefined) return undefined
  const to = isRange(salary.salaryType) && typeof salary.to === 'number' ? salary.to : from
  return { from, to }
}

/** Whether the monthly equivalent of an amount of this type is within the bounds. */
export function isSalaryInBounds(type: SalaryType, amount: number): boolean {
  const monthly = monthlyAmount(type, amount)
  return monthly === undefined || (monthly >= salaryBounds.least && monthly <= salaryBounds.most)
}

/**
 * The bounds of an amount of this type, in cents, whose monthly equivalent is within the bounds; undefined for types
 * without an amount.
 */
export function amountBounds(type: SalaryType): { least: number; most: number } | undefined {
  const times = timesAMonth[type]
  if (times === 0) return undefined
  return { least: Math.ceil(salaryBounds.least / times), most: Math.floor(salaryBounds.most / times) }
}

/** Returns the faults of a job's salary. `wrong_salary`: outside 500 to 30.000 reais a month. */
export function faultsOfSalary(salary: Salary): Fault[] {
  const { salaryType, from, to, commission, alt } = salary
  if (salaryType === salaryTypes.code.commission) {
    return commission?.trim() ? [] : [{ field: 'salaryCommission', code: 'required' }]
  }
  if (salaryType === salaryTypes.code.other && !alt?.trim()) return [{ field: 'salaryAlt', code: 'required' }]
  if (!hasAmount(salaryType)) return []
  const faults: Fault[] = []
  const field = isRange(salaryType) ? 'salaryRange' : 'salary'
  const amounts = isRange(salaryType) ? [from, to] : [from]
  if (amounts.some((amount) => typeof amount !== 'number')) faults.push({ field, code: 'required' })
  else if (amounts.some((amount) => !isSalaryInBounds(salaryType, amount as number))) {
    faults.push({ field, code: 'wrong_salary' })
  } else if (isRange(salaryType) && (from as number) > (to as number)) {
    faults.push({ field, code: 'salary_range_reversed' })
  }
  if (salaryType === salaryTypes.code.fixedPlusCommission && !commission?.trim()) {
    faults.push({ field: 'salaryCommission', code: 'required' })
  }
  return faults
}
