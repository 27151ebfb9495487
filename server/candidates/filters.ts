import type { candidateFilters } from '@trampolim/contract/gateway/recruiter-selection.ts'
import type { z } from 'zod'
import { refuse } from '../platform/refusal.ts'
import type { HiringJob } from './hiring-job.ts'

/** A recruiter's filters and order of candidates, checked by the contract. */
export type CandidateFilters = z.output<z.ZodObject<typeof candidateFilters>>

/** The same filters, with those that exist only for candidates in a selection. */
export type CandidacyFilters = CandidateFilters & {
  unseen?: boolean | undefined
  liked?: boolean | undefined
  fit?: number | undefined
  tag?: string | undefined
  met?: boolean | undefined
  /** `<question>:yes`, separated by commas. */
  answers?: string | undefined
}

/**
 * Filtering and ordering by age is allowed only for apprentices and under an approved exception (Lei 9.029/1995). @throws
 * age_search_not_allowed
 */
export function assertMayUseAge(
  { mayUseAge }: Pick<HiringJob, 'mayUseAge'>,
  asked: Pick<CandidateFilters, 'ageMin' | 'ageMax' | 'sort'>,
) {
  const usesAge = asked.ageMin !== undefined || asked.ageMax !== undefined || asked.sort === 'age'
  if (usesAge && !mayUseAge) refuse('age_search_not_allowed')
}
