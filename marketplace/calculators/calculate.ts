import type { Day } from '../time/days.ts'
import type { Breakdown } from './breakdown.ts'
import { employeeOrContractor } from './contractor.ts'
import { employeeCost } from './employee-cost.ts'
import { fgts } from './fgts.ts'
import type { Calculator, Inputs } from './fields.ts'
import { netSalary } from './net-salary.ts'
import { type CalculatorFaults, readInputs, type Typed } from './read-inputs.ts'
import { tablesOn } from './tables/tables-on.ts'
import type { YearTables } from './tables/year-tables.ts'
import { termination } from './termination.ts'
import { thirteenthSalary } from './thirteenth-salary.ts'
import { vacation } from './vacation.ts'

type Rules = { [Name in Calculator]: (inputs: Inputs<Name>, tables: YearTables) => Breakdown }

const rules: Rules = {
  'net-salary': netSalary,
  'thirteenth-salary': thirteenthSalary,
  vacation,
  termination,
  'clt-or-pj': employeeOrContractor,
  fgts,
  'employee-cost': employeeCost,
}

/** The result of a calculator for typed values, with the tables and the day that it used; or the faults by field. */
export function calculate<Name extends Calculator>(
  name: Name,
  typed: Typed,
  { today }: { today: Day },
): { faults: CalculatorFaults } | { breakdown: Breakdown; tables: YearTables; day: Day } {
  const read = readInputs(name, typed)
  if ('faults' in read) return read
  const day = 'lastDay' in read.inputs ? String(read.inputs.lastDay) : today
  const tables = tablesOn(day)
  const breakdown = rules[name](read.inputs, tables)
  if (breakdown.result.cents < 0) return { faults: { [lastOf(typed, ['alimony', 'other'])]: 'beyondSalary' } }
  return { breakdown, tables, day }
}

/** The last of these fields in which something was typed. */
function lastOf(typed: Typed, fields: readonly [string, ...string[]]): string {
  return fields.findLast((field) => (typed[field] ?? '').trim() !== '') ?? fields[0]
}
