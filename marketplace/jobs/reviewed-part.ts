import { reviewedValues } from '../fields/reviewed-values.ts'
import { jobFields } from './fields.ts'

/**
 * A job without the fields that reviewers don't read: if this is equal for two versions, reviewers see no difference.
 */
export function reviewedPart(job: object): Readonly<Record<string, unknown>> {
  return reviewedValues(jobFields, job)
}
