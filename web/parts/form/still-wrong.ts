import type { Faults } from '../../platform/faults.ts'

type Change = { before: Faults; after: Faults; changed: readonly string[] }

/** The faults in view that a change leaves standing: the rules' own by the rules, the server's until their field changes. */
export function stillWrong(shown: Faults, { before, after, changed }: Change): Faults {
  const stands = ([name, text]: [string, string]) =>
    before[name] === text
      ? after[name] === text
      : !changed.includes(name) && !changed.includes(name.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(shown).filter(stands))
}
