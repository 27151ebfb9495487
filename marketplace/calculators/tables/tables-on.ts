import type { Day } from '../../time/days.ts'
import { tablesOf2026 } from './of-2026.ts'
import type { YearTables } from './year-tables.ts'

/** All tables, the earliest first. For a new year, add a file and a line here. */
export const allTables: readonly [YearTables, ...YearTables[]] = [tablesOf2026]

/** The tables in force on a day; the first ones for earlier days. */
export function tablesOn(day: Day, tables: readonly [YearTables, ...YearTables[]] = allTables): YearTables {
  return tables.findLast(({ validFrom }) => validFrom <= day) ?? tables[0]
}

/** Whether a day lies in the year of these tables, so that they are up to date. */
export function isOfTheYear({ year }: YearTables, day: Day): boolean {
  return day.startsWith(`${year}-`)
}
