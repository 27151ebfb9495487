import { type CodeOf, codeTable } from './code-table.ts'

/** Where the work is done (product, readings: 1 on-site, 2 remote, 3 hybrid). */
export const workTypes = codeTable({ onSite: 1, remote: 2, hybrid: 3 })
export type WorkType = CodeOf<typeof workTypes>
