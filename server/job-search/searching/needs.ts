import { salaryFloors } from '@trampolim/marketplace/jobs/search.ts'
import { jobKindWords, jobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { factOf } from '../rows/facts.ts'
import { anything, type Bank, type BitFacet, bankOf, bitOf, choices, languageMask } from '../rows/layout.ts'
import type { Filters } from './filter-candidates.ts'
import type { Wanted } from './wanted.ts'

/**
 * Conditions that every hit of a search fulfils and that an index can check. They narrow what is read; the filters
 * themselves are applied to the rows that were read.
 */
export type Needs = {
  /** A row needs at least one fact of each list. */
  facts: readonly (readonly string[])[]
  /** Cents a month. */
  salary: number
  /** Whether only the searched occupations are wanted. */
  onlyCbos: boolean
  /** The company filter, as the company is shown. */
  companyName: string | null
}

const storedFacets = (Object.keys(choices) as BitFacet[]).filter((facet) => bankOf[facet] !== 'derived')

/** Converts filters and the demands of words to conditions that an index can check. */
export function needsOf({ masks, languages }: Filters, wanted: Wanted, companyName: string | null): Needs {
  const facts = storedFacets.flatMap((facet) => factsOfMask(facet, masks[facet]))
  const chosenIn = (facet: 'jobType' | 'schoolings', mask: number) =>
    choices[facet].flatMap(({ bit }, nth) => (mask !== anything && bit & mask ? [nth] : []))
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
      chosenIn('jobType', masks.jobType).map((nth) => factOf('kind', kinds[nth] as number)),
      ...[masks.schoolings, wanted.schoolings].map((mask) =>
        chosenIn('schoolings', mask).map((nth) => factOf('schooling', nth)),
      ),
      wanted.kinds.map((kind) => factOf('kind', kind)),
      ...spoken.map((mask) => (mask ? factsOfLanguages(mask) : [])),
    ].filter((each) => each.length > 0),
    salary: Math.max(wanted.salary, 0, ...floors.map((floor) => floor * 100)),
    onlyCbos: wanted.onlyCbos,
    companyName,
  }
}

/** Bits that depend on the search's place and time aren't stored, so no index contains them. */
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
