import { type CodeOf, wordTable } from './code-table.ts'

/** How a question of a job's questionnaire is answered; boolean is yes or no (specification, data §9). */
export const questionTypes = wordTable('text', 'boolean')
export type QuestionType = CodeOf<typeof questionTypes>
