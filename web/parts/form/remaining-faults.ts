import type { Faults } from '../../platform/faults.ts'

type Change = { before: Faults; after: Faults; changed: readonly string[] }

/**
 * The visible faults that remain after a change: those of the rules by checking again, those of the server until their
 * field changes.
 */
export function remainingFaults(shown: Faults, { before, after, changed }: Change): Faults {
  const stands = ([name, text]: [string, string]) =>
    before[name] === text
      ? after[name] === text
      : !changed.includes(name) && !changed.includes(name.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(shown).filter(stands))
}
