/** The form field of the answer to a question. */
export const answerField = (questionId: string) => `answer.${questionId}`
