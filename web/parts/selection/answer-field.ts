/** The name of the form field for the answer to a question. */
export const answerField = (questionId: string) => `answer.${questionId}`
