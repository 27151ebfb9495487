import { type CodeOf, wordTable } from './code-table.ts'

/** The answer that a job requires to a yes-or-no question. */
export const expectedAnswers = wordTable('yes', 'no')
export type ExpectedAnswer = CodeOf<typeof expectedAnswers>
