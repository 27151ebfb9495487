import type { Refused } from '@trampolim/contract/client/refusal.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'

/** The texts of a form's faults by field name; '' for those that belong to no field. */
export type Faults = Readonly<Record<string, string>>

/** The text of a fault. */
export const faultText = speak(faults)

/** The texts of faults found by rules; if a field has several, the first counts. */
export function textsOf(found: readonly Fault[]): Faults {
  const texts: Record<string, string> = {}
  for (const { field, code } of found) texts[field] ??= faultText(code)
  return texts
}

/** The texts of a call's faults, by the names of the form: each of `prefixes` is removed from the front of a path. */
export function textsOfCall(fields: FieldFaults, prefixes: readonly string[] = []): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([path, { message }]) => {
      const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}.`))
      return [prefix === undefined ? path : path.slice(prefix.length + 1), message]
    }),
  )
}

/** The faults of a refused call: those of its fields, or its text if it concerns no field. */
export function faultsOfRefusal(refused: Pick<Refused, 'fields' | 'message'>, prefixes?: readonly string[]): Faults {
  return Object.keys(refused.fields).length > 0 ? textsOfCall(refused.fields, prefixes) : { '': refused.message }
}
