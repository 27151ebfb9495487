import type { Fields } from './field.ts'

/** The values of fields without those that reviewers don't read, in lists and records too. */
export function reviewedValues(fields: Fields, values: object): Readonly<Record<string, unknown>> {
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
