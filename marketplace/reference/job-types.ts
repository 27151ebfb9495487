import { type CodeOf, codeTable, wordTable } from './code-table.ts'

/** The three kinds of job, as stored and sent (product, readings: jobSpecificType). */
export const jobSpecificTypes = codeTable({ professional: 1, internship: 2, apprentice: 3 })
export type JobSpecificType = CodeOf<typeof jobSpecificTypes>

/** The words for the kinds of job and curriculum in web paths and calls. */
export const jobKindWords = wordTable('professional', 'internship', 'apprentice')
export type JobKindWord = CodeOf<typeof jobKindWords>

const wordOfType = { 1: 'professional', 2: 'internship', 3: 'apprentice' } as const satisfies Record<
  JobSpecificType,
  JobKindWord
>

/** The word of a kind of job in paths: 2 is `internship`. */
export function jobKindWord(type: JobSpecificType): JobKindWord {
  return wordOfType[type]
}

/** The code of a kind of job from its word in a path: `internship` is 2. */
export function jobSpecificType(word: JobKindWord): JobSpecificType {
  return jobSpecificTypes.code[word]
}
