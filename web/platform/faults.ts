import type { Refused } from '@trampolim/contract/client/refusal.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'

/** What is wrong with a form's fields, in words, by field name; '' for what belongs to no field. */
export type Faults = Readonly<Record<string, string>>

/** The words for a fault of one field. */
export const faultText = speak('faults', faults)

/** Faults that the rules found, in words; the first one of a field counts. */
export function textsOf(found: readonly Fault[]): Faults {
  const texts: Record<string, string> = {}
  for (const { field, code } of found) texts[field] ??= faultText(code)
  return texts
}

/** Faults that a call answered, by the names of the form: each of `prefixes` is cut off the front of a path. */
export function textsOfCall(fields: FieldFaults, prefixes: readonly string[] = []): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([path, { message }]) => {
      const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}.`))
      return [prefix === undefined ? path : path.slice(prefix.length + 1), message]
    }),
  )
}

/** What a call refused: its fields' faults, or what it said where it isn't about any field. */
export function faultsOfRefusal(refused: Pick<Refused, 'fields' | 'message'>, prefixes?: readonly string[]): Faults {
  return Object.keys(refused.fields).length > 0 ? textsOfCall(refused.fields, prefixes) : { '': refused.message }
}

/** Whether any fault lies within a part of a form, such as one item of a list. */
export function hasFaultWithin(found: Faults, name: string): boolean {
  return Object.keys(found).some((field) => field === name || field.startsWith(`${name}.`))
}

/** Only the faults that lie within these parts of a form, in the parts' order, so that their list reads as the form does. */
export function faultsWithin(found: Faults, names: readonly string[]): Faults {
  const within = (name: string) =>
    Object.entries(found).filter(([field]) => field === name || field.startsWith(`${name}.`))
  return Object.fromEntries(names.flatMap(within))
}
