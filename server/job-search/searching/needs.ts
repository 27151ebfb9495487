import { salaryFloors } from '@trampolim/marketplace/jobs/search.ts'
import { jobKindWords, jobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { factOf } from '../rows/facts.ts'
import { anything, type Bank, type BitFacet, bankOf, bitOf, choices, languageMask } from '../rows/layout.ts'
import type { Filters } from './filter-candidates.ts'
import type { Wanted } from './wanted.ts'

/**
 * What every hit of a search has as far as an index tells. It narrows what is read; the filters themselves are applied to what was
 * read.
 */
export type Needs = {
  /** Each list needs one of its facts. */
  facts: readonly (readonly string[])[]
  /** Cents a month. */
  salary: number
  /** Whether only the searched occupations are wanted. */
  onlyCbos: boolean
  /** The company that is filtered by, as it is shown. */
  companyName: string | null
}

const storedFacets = (Object.keys(choices) as BitFacet[]).filter((facet) => bankOf[facet] !== 'derived')

/** Converts filters and what words demand to what an index answers. */
export function needsOf({ masks, languages }: Filters, wanted: Wanted, companyName: string | null): Needs {
  const facts = storedFacets.flatMap((facet) => factsOfMask(facet, masks[facet]))
  const chosen = (facet: 'jobType' | 'schoolings') =>
    choices[facet].flatMap(({ bit }, nth) => (masks[facet] !== anything && bit & masks[facet] ? [nth] : []))
  const kinds = jobKindWords.codes.map(jobSpecificType)
  const spoken = [languages.length > 0 ? languageMask(languages) : null, wanted.languages]
  const floors = salaryFloors.filter(
    (floor) => masks.salaryFrom !== anything && masks.salaryFrom & bitOf.salaryFrom(floor),
  )
  return {
    facts: [
      ...facts,
      ...wanted.traits.map((mask) => factsOfBits('traits', mask)),
      ...wanted.terms.map((mask) => factsOfBits('terms', mask)),
      ...factsOfBits('benefits', wanted.benefits).map((fact) => [fact]),
      chosen('jobType').map((nth) => factOf('kind', kinds[nth] as number)),
      chosen('schoolings').map((nth) => factOf('schooling', nth)),
      wanted.kinds.map((kind) => factOf('kind', kind)),
      ...spoken.map((mask) => (mask ? factsOfLanguages(mask) : [])),
    ].filter((each) => each.length > 0),
    salary: Math.max(wanted.salary, 0, ...floors.map((floor) => floor * 100)),
    onlyCbos: wanted.onlyCbos,
    companyName,
  }
}

/** The bits that follow from the search's place and time aren't stored, so no index knows them. */
function factsOfMask(facet: BitFacet, mask: number): string[][] {
  if (mask === anything || facet === 'jobAges' || facet === 'distance') return []
  const facts = factsOfBits(bankOf[facet], mask)
  return facet === 'benefits' ? facts.map((fact) => [fact]) : [facts]
}

function factsOfBits(bank: Bank, mask: number): string[] {
  return bitsIn(mask).map((bit) => factOf(bank as Exclude<Bank, 'derived'>, bit))
}

const factsOfLanguages = ({ low, high }: { low: number; high: number }) => [
  ...bitsIn(low).map((bit) => factOf('languages', bit)),
  ...bitsIn(high).map((bit) => factOf('languages', bit + 32)),
]

function bitsIn(mask: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1)
}
