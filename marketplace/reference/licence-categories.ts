import { type CodeOf, wordTable } from './code-table.ts'

/** Categories of the driver's licence (Lei 9.503/1997, art. 143). */
export const licenceCategories = wordTable('A', 'B', 'C', 'D', 'E')
export type LicenceCategory = CodeOf<typeof licenceCategories>
