import { type CodeOf, codeTable } from './code-table.ts'

/** How well a technology is known, called yearsOfExperience on the wire (specification, data §9). */
export const technologyLevels = codeTable({ beginner: 0, junior: 2, mid: 4, senior: 6 })
export type TechnologyLevel = CodeOf<typeof technologyLevels>
