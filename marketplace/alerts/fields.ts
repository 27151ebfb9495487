import { text } from '../fields/field.ts'

/** What the owner of a job alert writes besides its search. */
export const alertFields = {
  /** The name that the owner gives to it. */
  name: text(60),
} as const
