import { text } from '../fields/field.ts'

/**
 * What reviewers write: the reason for a refusal, the remark on a field, and the words by which they search for
 * subjects.
 */
export const reviewFields = {
  reason: text(500),
  remark: text(500),
  search: text(120),
} as const
