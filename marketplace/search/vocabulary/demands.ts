import type { RequiredSchooling } from '../../jobs/search.ts'
import type { Benefit } from '../../reference/benefits.ts'
import type { ContractType } from '../../reference/contract-types.ts'
import type { JobKindWord } from '../../reference/job-types.ts'
import type { Language } from '../../reference/languages.ts'
import type { WorkType } from '../../reference/work-types.ts'
import { meantSchoolings } from './schooling-phrases.ts'
import type { Seniority, Term, WorkShift } from './terms.ts'

/**
 * What the words of a search demand of a job. One value of each list is enough, except that every benefit is needed; an
 * empty list demands nothing.
 */
export type Demands = {
  workTypes: readonly WorkType[]
  kinds: readonly JobKindWord[]
  contracts: readonly ContractType[]
  shifts: readonly WorkShift[]
  seniorities: readonly Seniority[]
  languages: readonly Language[]
  benefits: readonly Benefit[]
  /** What the job may require, `none` for nothing. */
  schoolings: readonly RequiredSchooling[]
  pcd: boolean
  firstJob: boolean
  /** Codes of occupations that aren't wanted: 'menos telemarketing'. */
  avoided: readonly number[]
  /** The minimum monthly salary in cents; 0 for any, including a hidden one. */
  salary: number
}

/**
 * The demands of terms and of occupations that aren't wanted; several terms of one kind are alternatives, the highest salary counts.
 */
export function demandsOf(terms: readonly Term[], avoided: readonly number[] = []): Demands {
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
    schoolings: [...new Set(of('schooling').flatMap(({ value }) => meantSchoolings(value)))],
    pcd: of('pcd').length > 0,
    firstJob: of('firstJob').length > 0,
    avoided,
    salary: Math.max(0, ...of('salary').map(({ value }) => value)),
  }
}

/** The demands of a search whose words contain no terms. */
export const noDemands: Demands = demandsOf([])

/** Whether anything is demanded. */
export function isDemanding({ pcd = false, firstJob = false, salary = 0, ...lists }: Partial<Demands>): boolean {
  return pcd || firstJob || salary > 0 || Object.values(lists).some((list) => list.length > 0)
}
