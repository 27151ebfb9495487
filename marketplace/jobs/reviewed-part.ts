import type { Fields } from '../fields/field.ts'
import { jobFields } from './fields.ts'

/**
 * A job without the fields that reviewers don't read: if this is equal for two versions, reviewers see no difference.
 */
export function reviewedPart(job: object): Readonly<Record<string, unknown>> {
  return reviewedValues(jobFields, job)
}

function reviewedValues(fields: Fields, values: object): Readonly<Record<string, unknown>> {
  const given = values as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.reviewed === false) return []
      const value = given[name]
      if (field.is === 'list' && Array.isArray(value)) {
        return [[name, value.map((row: object) => reviewedValues(field.of, row))]]
      }
      if (field.is === 'record' && value) return [[name, reviewedValues(field.of, value)]]
      return [[name, value]]
    }),
  )
}
