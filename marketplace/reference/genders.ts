import { type CodeOf, codeTable } from './code-table.ts'

/** What a job under a legal exception prefers (specification, data §9); never published. */
export const genderOrders = codeTable({ male: 1, female: 2, indifferent: 3, nonBinary: 4 })
export type GenderOrder = CodeOf<typeof genderOrders>

/** A candidate's gender; `blank`: prefers not to say (specification, data §9). */
export const genders = codeTable({ male: 1, female: 2, nonBinary: 3, blank: 4 })
export type Gender = CodeOf<typeof genders>
