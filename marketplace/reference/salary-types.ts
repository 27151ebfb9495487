import { type CodeOf, codeTable } from './code-table.ts'

/** The types of salaries (specification, data §9). `toAgree` is shown as 'a combinar'. */
export const salaryTypes = codeTable({
  range: 1,
  fixed: 2,
  fixedPlusCommission: 3,
  hourly: 4,
  daily: 5,
  commission: 6,
  toAgree: 7,
  other: 8,
})
export type SalaryType = CodeOf<typeof salaryTypes>
