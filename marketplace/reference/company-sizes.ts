import { type CodeOf, codeTable } from './code-table.ts'

/** How many people a company employs, named by the upper end of the range (specification, data §9). */
export const companySizes = codeTable({ upTo10: 10, upTo50: 50, upTo200: 200, over200: 201 })
export type CompanySize = CodeOf<typeof companySizes>
