import { monthlyAmount } from '@trampolim/marketplace/jobs/salary.ts'
import {
  type JobAge,
  jobAges,
  publishedSince,
  type SalaryBucket,
  type SearchDistance,
  salaryBucketCodes,
  salaryBuckets,
  searchDistances,
} from '@trampolim/marketplace/jobs/search.ts'
import { type ContractType, contractTypes } from '@trampolim/marketplace/reference/contract-types.ts'
import { type Language, languages } from '@trampolim/marketplace/reference/languages.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { type WorkType, workTypes } from '@trampolim/marketplace/reference/work-types.ts'

/**
 * The bits by which a job answers every choice of every filter: one bit a choice, so that a filter is a mask and a
 * facet a run of bits. Those that depend on the job alone are stored (`traits` in the migration); age and distance
 * depend on who asks and when. Languages have bits of their own.
 */
const firstBit = { salaries: 0, contractType: 6, workType: 14, pcdOnly: 17, jobAges: 18, distance: 23 } as const

/** A filter whose choices are bits. */
export type BitFacet = keyof typeof firstBit

/** The bit of being in the searched place itself, which counts where no distance is chosen. */
export const inPlaceBit = 1 << 29

/** The mask of a filter that isn't set. */
export const anything = -1

/** The bit of one choice of a filter. */
export const bitOf = {
  salaries: (bucket: SalaryBucket) => 1 << (firstBit.salaries + salaryBucketCodes.indexOf(bucket)),
  contractType: (type: ContractType) => 1 << (firstBit.contractType + contractTypes.codes.indexOf(type)),
  workType: (type: WorkType) => 1 << (firstBit.workType + workTypes.codes.indexOf(type)),
  pcdOnly: () => 1 << firstBit.pcdOnly,
  jobAges: (age: JobAge) => 1 << (firstBit.jobAges + jobAges.indexOf(age)),
  distance: (km: SearchDistance) => 1 << (firstBit.distance + searchDistances.indexOf(km)),
}

/** Every choice of every filter with its bit, as a search's facets list them. */
export const choices: Readonly<Record<BitFacet, readonly { value: string; bit: number }[]>> = {
  salaries: salaryBucketCodes.map((code) => ({ value: code, bit: bitOf.salaries(code) })),
  contractType: contractTypes.codes.map((type) => ({ value: String(type), bit: bitOf.contractType(type) })),
  workType: workTypes.codes.map((type) => ({ value: String(type), bit: bitOf.workType(type) })),
  pcdOnly: [{ value: 'true', bit: bitOf.pcdOnly() }],
  jobAges: jobAges.map((age) => ({ value: String(age), bit: bitOf.jobAges(age) })),
  distance: searchDistances.map((km) => ({ value: String(km), bit: bitOf.distance(km) })),
}

/** The bits of all ages that a publication still counts for; `approved` in seconds. */
export function ageBits(now: Date): (approved: number) => number {
  const since = jobAges.map((age) => ({
    from: publishedSince(age, now).getTime() / 1000,
    bit: bitOf.jobAges(age),
  }))
  return (approved) => {
    let bits = 0
    for (const { from, bit } of since) if (approved >= from) bits |= bit
    return bits
  }
}

const spans = searchDistances.map((km) => ({ squared: km * km, bit: bitOf.distance(km) }))

/** The bits of all distances that reach so far, in square kilometres. */
export function distanceBits(reach: number): number {
  let bits = 0
  for (const { squared, bit } of spans) if (reach <= squared) bits |= bit
  return bits
}

/** The bits of every distance: what is done from anywhere is near everywhere. */
export const everyDistance = distanceBits(0)

/** The mask of languages, the first 32 and the others; words that the lists don't know are no language. */
export function languageMask(chosen: readonly string[]): { low: number; high: number } {
  const mask = { low: 0, high: 0 }
  for (const each of chosen) {
    const at = languages.codes.indexOf(each as Language)
    if (at >= 32) mask.high |= 1 << (at - 32)
    else if (at >= 0) mask.low |= 1 << at
  }
  return mask
}

/** What SQL needs to pack a job by the same rules. */
export const traitTables = {
  /** The factor from an amount to a month, by salary type; types without an amount are missing. */
  monthly: salaryTypes.codes.flatMap((type: SalaryType) => {
    const factor = monthlyAmount(type, 1)
    return factor === undefined ? [] : [{ type, factor }]
  }),
  buckets: salaryBucketCodes.map((code) => ({ ...salaryBuckets[code], bit: bitOf.salaries(code) })),
  contracts: contractTypes.codes.map((type) => ({ type, bit: bitOf.contractType(type) })),
  works: workTypes.codes.map((type) => ({ type, bit: bitOf.workType(type) })),
  pcdBit: bitOf.pcdOnly(),
  schoolings: schoolings.codes,
  /** As text, since some go beyond what JSON numbers keep. */
  languages: languages.codes.map((code, at) => ({ code, bit: String(1n << BigInt(at)) })),
}
