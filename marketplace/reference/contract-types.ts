import { type CodeOf, codeTable } from './code-table.ts'

/** Kinds of contract (specification, data §9). */
export const contractTypes = codeTable({
  effective: 1,
  temporary: 2,
  legalEntity: 3,
  freelancer: 4,
  cooperative: 5,
  publicCommission: 6,
  apprenticeship: 7,
  internship: 8,
})
export type ContractType = CodeOf<typeof contractTypes>

/** The values that schema.org's JobPosting has for contract types. */
export type EmploymentType = 'FULL_TIME' | 'TEMPORARY' | 'CONTRACTOR' | 'OTHER' | 'INTERN'

const employmentTypes: Record<ContractType, EmploymentType> = {
  1: 'FULL_TIME',
  2: 'TEMPORARY',
  3: 'CONTRACTOR',
  4: 'CONTRACTOR',
  5: 'OTHER',
  6: 'OTHER',
  7: 'FULL_TIME',
  8: 'INTERN',
}

/** The `employmentType` of a job's structured data (specification, data §9). */
export function employmentTypeOf(contractType: ContractType): EmploymentType {
  return employmentTypes[contractType]
}
