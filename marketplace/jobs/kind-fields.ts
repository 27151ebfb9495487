import { type ContractType, contractTypes } from '../reference/contract-types.ts'
import type { JobSpecificType } from '../reference/job-types.ts'

/** The contracts of each kind of job: internships and apprenticeships have only their own. */
export const contractsOfKind: Readonly<Record<JobSpecificType, readonly ContractType[]>> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [contractTypes.code.internship],
  3: [contractTypes.code.apprenticeship],
}

/** The days of a temporary contract, 1 to 270: 180, extended once by 90 (Lei 6.019/1974 art. 10). */
export const temporaryDays = { least: 1, most: 270 } as const

/** Whether a contract has a duration, shown in days. */
export function isTemporary(contract: ContractType): boolean {
  return contract === contractTypes.code.temporary
}
