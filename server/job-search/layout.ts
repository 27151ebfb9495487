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
import { minimumExperiences } from '@trampolim/marketplace/reference/experience.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { type Language, languages } from '@trampolim/marketplace/reference/languages.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { type WorkType, workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { type BitField, layOutBits, layOutBytes, offsetsOf, widthOf } from '../platform/database/packing.ts'

/*
 * The one place that says where everything lies that a search looks at of a job: the bits of its traits, of its marks and
 * of its languages, and the bytes of its row. Positions are computed; what doesn't fit stops the program at its start.
 * The statement that writes rows (`refresh-queries.ts`) and the code that reads them (`packed.ts`, `sift.ts`) take them
 * from here, and the database keeps `jobRowDescription` with the rows (`platform/database/row-layouts.ts`).
 */

/** The filters whose choices depend on the job alone: their bits are stored. */
const storedChoices = {
  salaries: salaryBucketCodes,
  contractType: contractTypes.codes,
  workType: workTypes.codes,
  pcdOnly: ['true'],
} as const

/** The filters whose choices depend on who asks and when: their bits are set while a search looks at a job. */
const askedChoices = { jobAges, distance: searchDistances } as const

/** A filter whose choices are bits. */
export type BitFacet = keyof typeof storedChoices | keyof typeof askedChoices

const nameOf = (facet: BitFacet, value: string | number) => `${facet} ${value}`
const namesOf = (table: Readonly<Record<string, readonly (string | number)[]>>) =>
  Object.entries(table).flatMap(([facet, values]) => values.map((value) => nameOf(facet as BitFacet, value)))
const placeName = 'place'

const storedNames = namesOf(storedChoices)
const oneBitEach = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]))

/** One bit for each choice of each filter, so that a filter is a mask and a facet a run of bits. */
const traits = layOutBits(oneBitEach([...storedNames, ...namesOf(askedChoices), placeName]))

const bitAt = (name: string) => 1 << (traits[name] as BitField).at

/** The bit of being in the searched place itself, which counts where no distance is chosen. */
export const inPlaceBit = bitAt(placeName)

/** The mask of a filter that isn't set. */
export const anything = -1

/** The bit of one choice of a filter. */
export const bitOf = {
  salaries: (bucket: SalaryBucket) => bitAt(nameOf('salaries', bucket)),
  contractType: (type: ContractType) => bitAt(nameOf('contractType', type)),
  workType: (type: WorkType) => bitAt(nameOf('workType', type)),
  pcdOnly: () => bitAt(nameOf('pcdOnly', 'true')),
  jobAges: (age: JobAge) => bitAt(nameOf('jobAges', age)),
  distance: (km: SearchDistance) => bitAt(nameOf('distance', km)),
}

const choicesOf = (facet: BitFacet, values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), bit: bitAt(nameOf(facet, value)) }))

/** Every choice of every filter with its bit, as a search's facets list them. */
export const choices: Readonly<Record<BitFacet, readonly { value: string; bit: number }[]>> = {
  salaries: choicesOf('salaries', storedChoices.salaries),
  contractType: choicesOf('contractType', storedChoices.contractType),
  workType: choicesOf('workType', storedChoices.workType),
  pcdOnly: choicesOf('pcdOnly', storedChoices.pcdOnly),
  jobAges: choicesOf('jobAges', askedChoices.jobAges),
  distance: choicesOf('distance', askedChoices.distance),
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

const bitsOfLanguages = 64
if (languages.codes.length > bitsOfLanguages) {
  throw new Error(`${languages.codes.length} languages don't fit in ${bitsOfLanguages} bits`)
}

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

/** What orders look at and no filter does. `lone`: no other workplace; `exact`: the position is the workplace's own; `schooling`: its place in the list from 1, 0 for none. */
export const marks = layOutBits({
  lone: 1,
  exact: 1,
  placeNo: 8,
  kind: widthOf(Math.max(...jobSpecificTypes.codes)),
  minimumExperience: widthOf(Math.max(...minimumExperiences.codes)),
  schooling: widthOf(schoolings.codes.length),
})

/**
 * The bytes of a row. `layout` stands first in the rows of every layout. `approved` in seconds since 1970, `salary` in
 * cents a month (0 where it isn't shown), `municipality` 0 where the job is done from anywhere.
 */
export const jobRow = layOutBytes({
  layout: 'int2',
  jobNo: 'int4',
  approved: 'int4',
  salary: 'int4',
  traits: 'int4',
  marks: 'int4',
  latitude: 'float4',
  longitude: 'float4',
  municipality: 'int4',
  cbo: 'int4',
  languages: 'int8',
})

/** Where the values of a row begin. */
export const offsets = offsetsOf(jobRow)

/** All that code of another version needs to read the rows that this one writes. */
export type JobRowDescription = {
  row: { size: number; fields: Record<string, { at: number; kind: 'int2' | 'int4' | 'int8' | 'float4' }> }
  /** The bit of each stored choice. */
  traits: Record<string, number>
  marks: Record<string, { at: number; width: number }>
  /** The codes in the order in which they are counted. */
  schoolings: string[]
  languages: string[]
}

export const jobRowDescription: JobRowDescription = {
  row: jobRow as JobRowDescription['row'],
  traits: Object.fromEntries(storedNames.map((name) => [name, (traits[name] as BitField).at])),
  marks: { ...marks },
  schoolings: [...schoolings.codes],
  languages: [...languages.codes],
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
  /** As text, since some go beyond what JSON numbers keep; the 64th is the sign. */
  languages: languages.codes.map((code, at) => ({ code, bit: String(BigInt.asIntN(64, 1n << BigInt(at))) })),
}
