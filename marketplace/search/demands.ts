import type { Benefit } from '../reference/benefits.ts'
import type { ContractType } from '../reference/contract-types.ts'
import type { JobKindWord } from '../reference/job-types.ts'
import type { Language } from '../reference/languages.ts'
import type { WorkType } from '../reference/work-types.ts'
import type { Seniority, Term, WorkShift } from './terms.ts'

/** What the words of a search demand of a job: of each list one value is enough, but every benefit is needed; an empty list demands nothing. */
export type Demands = {
  workTypes: readonly WorkType[]
  kinds: readonly JobKindWord[]
  contracts: readonly ContractType[]
  shifts: readonly WorkShift[]
  seniorities: readonly Seniority[]
  languages: readonly Language[]
  benefits: readonly Benefit[]
  pcd: boolean
  firstJob: boolean
  /** The least salary a month in cents; 0 for any, also a hidden one. */
  salary: number
}

/** The demands of terms; several terms of one kind are alternatives, the highest salary counts. */
export function demandsOf(terms: readonly Term[]): Demands {
  const of = <Kind extends Term['kind']>(kind: Kind) =>
    terms.filter((term): term is Extract<Term, { kind: Kind }> => term.kind === kind)
  return {
    workTypes: of('workType').map(({ value }) => value),
    kinds: of('jobKind').map(({ value }) => value),
    contracts: of('contract').map(({ value }) => value),
    shifts: of('shift').map(({ value }) => value),
    seniorities: of('seniority').map(({ value }) => value),
    languages: of('language').map(({ value }) => value),
    benefits: of('benefit').map(({ value }) => value),
    pcd: of('pcd').length > 0,
    firstJob: of('firstJob').length > 0,
    salary: Math.max(0, ...of('salary').map(({ value }) => value)),
  }
}

/** The demands of a search whose words name nothing of the kind. */
export const noDemands: Demands = demandsOf([])

/** Whether anything is demanded. */
export function isDemanding({ pcd = false, firstJob = false, salary = 0, ...lists }: Partial<Demands>): boolean {
  return pcd || firstJob || salary > 0 || Object.values(lists).some((list) => list.length > 0)
}
