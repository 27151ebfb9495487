import { type CodeOf, wordTable } from './code-table.ts'

/** The days of the week, from Monday. */
export const weekdays = wordTable('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
export type Weekday = CodeOf<typeof weekdays>
