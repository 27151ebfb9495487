import { type ExpectedAnswer, expectedAnswers } from '../reference/expected-answers.ts'
import type { QuestionType } from '../reference/question-types.ts'

/** The longest answer and question, in characters, and the most questions of a job. */
export const longestAnswer = 1000
export const longestQuestion = 300
export const mostQuestions = 20

/** The two answers to a boolean question, as they are stored and sent. */
export const booleanAnswers = expectedAnswers.codes
export type BooleanAnswer = ExpectedAnswer

/** A question of a job's questionnaire; `orderPriority` is used only if `useOrderPriority` is set. */
export type Question = {
  readonly id: string
  readonly question: string
  readonly type: QuestionType
  /** The answer that the job requires, of a boolean question. */
  readonly expected?: ExpectedAnswer | null
  readonly useOrderPriority?: boolean
  readonly orderPriority?: number | null
}
export type Answer = { readonly questionId: string; readonly answer: string }

/** Questions in their order: first those with a priority, lowest number first, then the others as written. */
export function inOrder<Each extends Question>(questions: readonly Each[]): Each[] {
  const priority = (each: Each) =>
    (each.useOrderPriority === false ? undefined : each.orderPriority) ?? Number.MAX_SAFE_INTEGER
  return questions.toSorted((a, b) => priority(a) - priority(b))
}

/** Whether an answer is valid for its question: yes or no for boolean, up to 1000 characters for text. */
export function isAnswered(question: Question, answer: string | undefined): boolean {
  const given = answer?.trim() ?? ''
  if (question.type === 'boolean') return booleanAnswers.includes(given as BooleanAnswer)
  return given.length > 0 && given.length <= longestAnswer
}

/** The questions without a valid answer. If a question has several answers, the first counts. */
export function unanswered<Each extends Question>(questions: readonly Each[], answers: readonly Answer[]): Each[] {
  return inOrder(questions).filter(
    (question) => !isAnswered(question, answers.find((each) => each.questionId === question.id)?.answer),
  )
}

/** An answer with its question as it was asked. */
export type KeptAnswer = Answer & Pick<Question, 'question' | 'type'> & { readonly expected?: ExpectedAnswer }

/** The questions with their answers, as they are stored. Answers to questions that aren't among them are dropped. */
export function answersToKeep(questions: readonly Question[], answers: readonly Answer[]): KeptAnswer[] {
  return inOrder(questions).flatMap(({ id, question, type, expected }) => {
    const answer = answers.find((each) => each.questionId === id)?.answer.trim()
    return answer ? [{ questionId: id, question, type, answer, ...(expected && { expected }) }] : []
  })
}

/**
 * Whether an answer differs from the one that the job required when it was given. `isUnmet` in SQL computes the same.
 */
export function isUnmet({ expected, answer }: Pick<KeptAnswer, 'expected' | 'answer'>): boolean {
  return expected !== undefined && answer !== expected
}
