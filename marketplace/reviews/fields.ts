import { text } from '../fields/field.ts'

/** What reviewers write: why they refuse something, what they ask for beside a field, and the words by which they find subjects. */
export const reviewFields = {
  reason: text(500),
  remark: text(500),
  search: text(120),
} as const
