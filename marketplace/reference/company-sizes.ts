import { type CodeOf, codeTable } from './code-table.ts'

/** How many people a company employs, named by the upper end of the span (specification, data §9). */
export const companySizes = codeTable({ upTo10: 10, upTo50: 50, upTo200: 200, over200: 201 })
export type CompanySize = CodeOf<typeof companySizes>

/** The size of a company with this many employees. */
export function companySizeOf(employees: number): CompanySize {
  if (employees <= 10) return 10
  if (employees <= 50) return 50
  return employees <= 200 ? 200 : 201
}
