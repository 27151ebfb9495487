import { text, whole } from '../fields/field.ts'

/**
 * The place of an interview and the texts for its candidates, as a recruiter writes them, whether it has one time or
 * several to choose from.
 */
export const meetingFields = {
  address: text(300),
  link: text(500),
  typeInfo: text(500),
  notes: text(1000),
} as const

/** The minutes from the end of one candidate's interview to the start of the next one's. */
export const minutesBetween = whole(0, 240)

/** What a candidate writes with an answer: what they need to take part, or which days and hours suit them. */
export const interviewAnswerFields = {
  needsText: text(500),
  wish: text(500),
} as const
