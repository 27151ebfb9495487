import type { Faults } from '../../platform/faults.ts'

/** The status of the answer with a returned edit: whether its data waits for a decision, it has faults, or asks. */
export function statusOfEdit({ faults, locked }: { faults: Faults; locked?: true }): number {
  if (locked) return 409
  return Object.keys(faults).length > 0 ? 422 : 200
}
