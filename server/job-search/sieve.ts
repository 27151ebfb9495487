import type { CappedCount, JobFacets, jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { capCount } from '@trampolim/marketplace/jobs/search.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import type { z } from 'zod'
import { anything, type BitFacet, bitOf, choices, inPlaceBit } from './layout.ts'
import type { Sieve, Sifted } from './sift.ts'

/** A search as the contract has checked it. */
export type Asked = z.output<typeof jobSearch>

/** Whether a search uses any filter, which only a signed-in person may. */
export function isFiltered(asked: Asked): boolean {
  const { distance, pcdOnly, salaries, languages: spoken, jobAges, contractType, workType } = asked
  const several = [salaries, spoken, contractType, workType]
  return Boolean(distance || pcdOnly || jobAges) || several.some((chosen) => chosen.length > 0)
}

/** The filters of a search as masks. Without a distance, the place around which is searched is the municipality itself. */
export function sieveOf(asked: Asked, { around }: { around: boolean }): Sieve {
  const distance = asked.distance ? bitOf.distance(asked.distance) : inPlaceBit
  return {
    masks: {
      salaries: maskOf(asked.salaries.map(bitOf.salaries)),
      contractType: maskOf(asked.contractType.map(bitOf.contractType)),
      workType: maskOf(asked.workType.map(bitOf.workType)),
      pcdOnly: asked.pcdOnly ? bitOf.pcdOnly() : anything,
      jobAges: asked.jobAges ? bitOf.jobAges(asked.jobAges) : anything,
      distance: around ? distance : anything,
    },
    languages: asked.languages,
  }
}

/**
 * The count of every choice of every filter. Distances count only around a place; of the languages those that some job
 * asks for or that are chosen, the commonest first.
 */
export function facetsOf(
  { bitCounts, languageCounts }: Sifted,
  { asked, around, capped }: { asked: Asked; around: boolean; capped: boolean },
): JobFacets {
  const facet = (name: BitFacet) =>
    choices[name].map(({ value, bit }) => ({ value, ...countOf(bitCounts[31 - Math.clz32(bit)] ?? 0, capped) }))
  const spoken = languages.codes
    .map((value, at) => ({ value, counted: languageCounts[at] ?? 0 }))
    .filter(({ value, counted }) => counted > 0 || asked.languages.includes(value))
    .sort((one, other) => other.counted - one.counted)
  return {
    distance: around ? facet('distance') : [],
    salaries: facet('salaries'),
    contractType: facet('contractType'),
    languages: spoken.map(({ value, counted }) => ({ value, ...countOf(counted, capped) })),
    jobAges: facet('jobAges'),
    pcdOnly: facet('pcdOnly'),
    workType: facet('workType'),
  }
}

/** A count as it is shown; where not all candidates were looked at, there may be more than were counted. */
export function countOf(counted: number, capped: boolean): CappedCount {
  const count = capCount(counted)
  return capped ? { ...count, more: true } : count
}

const maskOf = (bits: readonly number[]) => (bits.length === 0 ? anything : bits.reduce((mask, bit) => mask | bit, 0))
