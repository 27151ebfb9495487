import { type CodeOf, codeTable } from './code-table.ts'

/** How well a language is spoken; a higher code is better (specification, data §9). */
export const languageLevels = codeTable({ basic: 1, intermediate: 2, fluent: 3, native: 4 })
export type LanguageLevel = CodeOf<typeof languageLevels>
