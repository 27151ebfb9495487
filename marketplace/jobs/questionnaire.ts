import type { QuestionType } from '../reference/question-types.ts'

/** The longest answer and question, in characters, and the most questions of a job. */
export const longestAnswer = 1000
export const longestQuestion = 300
export const mostQuestions = 20

/** The two answers to a boolean question, as they are stored and sent. */
export const booleanAnswers = ['yes', 'no'] as const
export type BooleanAnswer = (typeof booleanAnswers)[number]

/** A question of a job's questionnaire; `orderPriority` counts only where `useOrderPriority` is set. */
export type Question = {
  readonly id: string
  readonly question: string
  readonly type: QuestionType
  readonly useOrderPriority?: boolean
  readonly orderPriority?: number | null
}
export type Answer = { readonly questionId: string; readonly answer: string }

/** Questions in the order in which they are asked: those with a priority first, the smaller one before; else as written. */
export function inOrder<Each extends Question>(questions: readonly Each[]): Each[] {
  const priority = (each: Each) =>
    (each.useOrderPriority === false ? undefined : each.orderPriority) ?? Number.MAX_SAFE_INTEGER
  return questions.toSorted((a, b) => priority(a) - priority(b))
}

/** Whether an answer is one that its question takes: yes or no for boolean, up to 1000 characters for text. */
export function isAnswered(question: Question, answer: string | undefined): boolean {
  const given = answer?.trim() ?? ''
  if (question.type === 'boolean') return booleanAnswers.includes(given as BooleanAnswer)
  return given.length > 0 && given.length <= longestAnswer
}

/** The questions without a proper answer; the first of several answers to the same question counts. */
export function unanswered<Each extends Question>(questions: readonly Each[], answers: readonly Answer[]): Each[] {
  return inOrder(questions).filter(
    (question) => !isAnswered(question, answers.find((each) => each.questionId === question.id)?.answer),
  )
}

/** Questions and answers side by side, as they are kept: answers to questions that the job doesn't ask are dropped. */
export function answersToKeep(questions: readonly Question[], answers: readonly Answer[]) {
  return inOrder(questions).flatMap(({ id, question, type }) => {
    const answer = answers.find((each) => each.questionId === id)?.answer.trim()
    return answer ? [{ questionId: id, question, type, answer }] : []
  })
}
