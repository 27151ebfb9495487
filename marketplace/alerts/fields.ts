import { text } from '../fields/field.ts'

/** What the owner of a job alert writes, beside the search that it repeats. */
export const alertFields = {
  /** What they call it. */
  name: text(60),
} as const
