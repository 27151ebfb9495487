import { type CodeOf, wordTable } from './code-table.ts'

/** On which days the work takes place (specification, data §9). */
export const workingHours = wordTable('monday-friday', 'monday-saturday', 'saturday', 'custom')
export type WorkingHours = CodeOf<typeof workingHours>
