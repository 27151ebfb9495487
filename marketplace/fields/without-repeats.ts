import type { Field, Fields } from './field.ts'
import { settle } from './settle.ts'

/**
 * Leaves out what a list says a second time, such as the same language at the same level. Items that count something,
 * as the vacancies of a workplace do, may be equal.
 */
export function withoutRepeats<Written extends object>(fields: Fields, written: Written): Written {
  const kept = Object.entries(written).map(([name, value]) => {
    const field = fields[name]
    return [name, field && Array.isArray(value) ? once(field, value) : value]
  })
  return Object.fromEntries(kept)
}

function once(field: Field, values: readonly unknown[]): readonly unknown[] {
  if (field.is !== 'list') return [...new Set(values)]
  if (field.countsSomething) return values
  const said = new Set<string>()
  return values.filter((each) => {
    const before = said.size
    return said.add(JSON.stringify(settle(field.of, each as object))).size > before
  })
}
