import { crc32 } from 'node:zlib'
import type { CappedCount, JobFacets, jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { capCount } from '@trampolim/marketplace/jobs/search.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import type { z } from 'zod'
import { anything, type BitFacet, bankOf, bitOf, choices, inPlaceBit } from '../rows/layout.ts'
import type { Filtered, Filters } from './filter-candidates.ts'

/** A search checked by the contract. */
export type Asked = z.output<typeof jobSearch>

/** The filters of a search. */
export type AskedFilters = Pick<
  Asked,
  | 'distance'
  | 'pcdOnly'
  | 'salaries'
  | 'languages'
  | 'contractType'
  | 'workType'
  | 'jobAges'
  | 'jobType'
  | 'shifts'
  | 'seniorities'
  | 'benefits'
  | 'company'
  | 'schoolings'
  | 'salaryFrom'
>

/** Whether a search uses any filter that requires signing in; the lists of a kind are open to everybody. */
export function isFiltered(asked: Asked): boolean {
  const { salaries, languages: spoken, contractType, workType, shifts, seniorities, benefits, schoolings } = asked
  const { distance, pcdOnly, jobAges, company, salaryFrom } = asked
  const several = [salaries, spoken, contractType, workType, shifts, seniorities, benefits, schoolings]
  return Boolean(distance || pcdOnly || jobAges || company || salaryFrom) || several.some((chosen) => chosen.length > 0)
}

/** Whether a search uses any filter, including the filter for the kind of job. */
export function narrows(asked: Asked): boolean {
  return isFiltered(asked) || asked.jobType !== undefined
}

/** The same search without any filter. */
export function unfilteredOf(asked: Asked): Asked {
  const none = {
    distance: undefined,
    pcdOnly: undefined,
    jobAges: undefined,
    company: undefined,
    salaryFrom: undefined,
    jobType: undefined,
  }
  const lists = { salaries: [], languages: [], contractType: [], workType: [] }
  return { ...asked, ...none, ...lists, shifts: [], seniorities: [], benefits: [], schoolings: [] }
}

/** Converts the filters of a search to masks. Without a distance, the place means the municipality itself. */
export function maskedFilters(asked: AskedFilters, { around }: { around: boolean }): Filters {
  const distance = asked.distance ? bitOf.distance(asked.distance) : inPlaceBit
  return {
    masks: {
      salaries: maskOf(asked.salaries.map(bitOf.salaries)),
      contractType: maskOf(asked.contractType.map(bitOf.contractType)),
      workType: maskOf(asked.workType.map(bitOf.workType)),
      pcdOnly: asked.pcdOnly ? bitOf.pcdOnly() : anything,
      jobAges: asked.jobAges ? bitOf.jobAges(asked.jobAges) : anything,
      distance: around ? distance : anything,
      shifts: maskOf(asked.shifts.map(bitOf.shifts)),
      seniorities: maskOf(asked.seniorities.map(bitOf.seniorities)),
      benefits: maskOf(asked.benefits.map(bitOf.benefits)),
      jobType: asked.jobType ? bitOf.jobType(asked.jobType) : anything,
      schoolings: maskOf(asked.schoolings.map(bitOf.schoolings)),
      salaryFrom: asked.salaryFrom ? bitOf.salaryFrom(asked.salaryFrom) : anything,
    },
    languages: asked.languages,
    company: asked.company ? companyNumber(asked.company) : null,
  }
}

/**
 * Counts every choice of every filter. Distances are counted only around a place; languages only if a job requires them
 * or they are chosen, the most frequent first.
 */
export function facetsOf(
  { bitCounts, languageCounts: [low, high] }: Pick<Filtered, 'bitCounts' | 'languageCounts'>,
  {
    asked,
    around,
    capped,
    cappedBeside,
    companies,
  }: { asked: Asked; around: boolean; capped: boolean; cappedBeside: boolean; companies: readonly CompanyCount[] },
): JobFacets {
  const facet = (name: BitFacet, more = capped) =>
    choices[name].map(({ value, bit }) => ({
      value,
      ...countOf(bitCounts[bankOf[name]][31 - Math.clz32(bit)] ?? 0, more),
    }))
  const spoken = languages.codes
    .map((value, at) => ({ value, counted: (at < 32 ? low[at] : high[at - 32]) ?? 0 }))
    .filter(({ value, counted }) => counted > 0 || asked.languages.includes(value))
    .sort((one, other) => other.counted - one.counted)
  return {
    distance: around ? facet('distance', capped || cappedBeside) : [],
    salaries: facet('salaries'),
    contractType: facet('contractType'),
    languages: spoken.map(({ value, counted }) => ({ value, ...countOf(counted, capped) })),
    jobAges: facet('jobAges'),
    pcdOnly: facet('pcdOnly'),
    workType: facet('workType'),
    jobType: facet('jobType'),
    shifts: facet('shifts'),
    seniorities: facet('seniorities'),
    benefits: facet('benefits'),
    company: companies.map(({ name, count }) => ({ value: name, ...countOf(count, capped) })),
    schoolings: facet('schoolings'),
    salaryFrom: facet('salaryFrom'),
  }
}

/** The number by which search rows store a company's name as its jobs show it. */
const companyNumber = (name: string) => crc32(name) | 0

/** How many jobs a company has in a search. */
export type CompanyCount = { name: string; count: number }

const mostCompanies = 10

/**
 * The companies with most jobs in a search, each with one of its jobs, from which the name is read; includes the chosen
 * one.
 */
export function companiesOf({ companies }: Filtered, chosen: string | undefined): { jobNo: number; count: number }[] {
  const most = [...companies].sort(([, one], [, other]) => other.count - one.count || one.jobNo - other.jobNo)
  const first = most.slice(0, mostCompanies)
  const own = chosen ? companyNumber(chosen) : null
  const missing = most.slice(mostCompanies).filter(([number]) => number === own)
  return [...first, ...missing].map(([, of]) => of)
}

/** A count as it is shown; if not all candidates were read, there may be more jobs than were counted. */
export function countOf(counted: number, capped: boolean): CappedCount {
  const count = capCount(counted)
  return capped ? { ...count, more: true } : count
}

const maskOf = (bits: readonly number[]) => (bits.length === 0 ? anything : bits.reduce((mask, bit) => mask | bit, 0))
