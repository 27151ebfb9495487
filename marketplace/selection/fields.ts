import { text } from '../fields/field.ts'

/** What a recruiter writes when a candidate leaves a selection, or when a job ends for all of them. */
export const selectionFields = {
  /** The message to the candidate. */
  feedback: text(1000),
  /** Part of a name, to find a candidate in a step when a job ends. */
  name: text(120),
} as const

/** The texts of a finalist's hiring message, besides its salary, its first day and its documents. */
export const hireFields = {
  message: text(2000, { always: true }),
  otherDocuments: text(500),
} as const

/** A note on a candidate. */
export const noteFields = { text: text(2000, { always: true }) } as const
