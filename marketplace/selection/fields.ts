import { text } from '../fields/field.ts'

/** What a recruiter writes as somebody leaves a selection, or as all do when a job ends. */
export const selectionFields = {
  /** What the candidate reads. */
  feedback: text(1000),
  /** The name by which somebody in a step is found as a job ends. */
  name: text(120),
} as const

/** A finalist's hiring message, as a recruiter writes it, beside its salary, its first day and its documents. */
export const hireFields = {
  message: text(2000, { always: true }),
  otherDocuments: text(500),
} as const

/** A note on a candidate. */
export const noteFields = { text: text(2000, { always: true }) } as const
