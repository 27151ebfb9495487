import type { Faults } from './faults.ts'

/** Whether any fault belongs to a part of a form, such as one item of a list. */
export function hasFaultWithin(found: Faults, name: string): boolean {
  return Object.keys(found).some((field) => field === name || field.startsWith(`${name}.`))
}

/** Only the faults of these parts of a form, in the parts' order, so that their list follows the form. */
export function faultsWithin(found: Faults, names: readonly string[]): Faults {
  const within = (name: string) =>
    Object.entries(found).filter(([field]) => field === name || field.startsWith(`${name}.`))
  return Object.fromEntries(names.flatMap(within))
}
