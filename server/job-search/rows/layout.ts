import { monthlyAmount } from '@trampolim/marketplace/jobs/salary.ts'
import {
  type JobAge,
  jobAges,
  publishedSince,
  type RequiredSchooling,
  requiredSchoolings,
  type SalaryBucket,
  type SalaryFloor,
  type SearchDistance,
  salaryBucketCodes,
  salaryBuckets,
  salaryFloors,
  searchDistances,
} from '@trampolim/marketplace/jobs/search.ts'
import { type Benefit, benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { type ContractType, contractTypes } from '@trampolim/marketplace/reference/contract-types.ts'
import { minimumExperiences } from '@trampolim/marketplace/reference/experience.ts'
import {
  type JobKindWord,
  type JobSpecificType,
  jobKindWord,
  jobKindWords,
  jobSpecificTypes,
} from '@trampolim/marketplace/reference/job-types.ts'
import { type Language, languages } from '@trampolim/marketplace/reference/languages.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { type WorkType, workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import {
  type Seniority,
  seniorities,
  type WorkShift,
  workShifts,
} from '@trampolim/marketplace/search/vocabulary/terms.ts'
import {
  type JobTerm,
  jobTerms,
  seniorityPatterns,
  shiftPatterns,
} from '@trampolim/marketplace/search/vocabulary/terms-of-job.ts'
import {
  type BitField,
  layOutBits,
  layOutBytes,
  offsetsOf,
  readBits,
  widthOf,
} from '../../platform/database/packing.ts'

/*
 * The only definition of the layout of a job's packed search row: the bits of its traits, marks and languages, and the
 * bytes of the row. Positions are computed, and values that don't fit stop the program at startup. The statement that
 * writes rows (`refresh-queries.ts`) and the code that reads them (`packed.ts`, `filter-candidates.ts`) use this
 * layout, and the database stores `jobRowDescription` together with the rows (`platform/database/row-layouts.ts`).
 */

/** Filters whose choices depend only on the job: their bits are stored. */
const storedChoices = {
  salaries: salaryBucketCodes,
  contractType: contractTypes.codes,
  workType: workTypes.codes,
  pcdOnly: ['true'],
} as const

/** Filters whose choices depend on the search's position and time: their bits are set during a search. */
const askedChoices = { jobAges, distance: searchDistances } as const

/** Filters whose choices follow from other values of a row: their bits are set during a search. */
const derivedChoices = {
  jobType: jobKindWords.codes,
  schoolings: requiredSchoolings,
  salaryFrom: salaryFloors,
} as const

/** A filter whose choices are bits. */
export type BitFacet =
  | keyof typeof storedChoices
  | keyof typeof askedChoices
  | keyof typeof derivedChoices
  | 'shifts'
  | 'seniorities'
  | 'benefits'

/** The integers that contain the bits of filters: three are stored, `derived` is computed during a search. */
export const banks = ['traits', 'terms', 'benefits', 'derived'] as const
export type Bank = (typeof banks)[number]

const nameOf = (facet: BitFacet, value: string | number) => `${facet} ${value}`
const namesOf = (table: Readonly<Record<string, readonly (string | number)[]>>) =>
  Object.entries(table).flatMap(([facet, values]) => values.map((value) => nameOf(facet as BitFacet, value)))
const placeName = 'place'

const storedNames = namesOf(storedChoices)
const oneBitEach = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]))

/** One bit for each choice of each filter, so that a filter is a mask and a facet a range of bits. */
const traits = layOutBits(oneBitEach([...storedNames, ...namesOf(askedChoices), placeName]))

const bitAt = (name: string) => 1 << (traits[name] as BitField).at

/** The terms of typed words that aren't filters: one bit each in `terms`. */
const terms = layOutBits(oneBitEach(jobTerms))

/** The bit of a term in `terms`. */
export const termBit = (term: JobTerm): number => 1 << (terms[term] as BitField).at

/** One bit for each benefit, in `benefits`. */
const offered = layOutBits(oneBitEach(benefits.codes))

const derived = layOutBits(oneBitEach(namesOf(derivedChoices)))
const derivedBit = (name: string) => 1 << (derived[name] as BitField).at

/** The bit for a workplace in the searched municipality itself, used when no distance is chosen. */
export const inPlaceBit = bitAt(placeName)

/** The mask of a filter that isn't set. */
export const anything = -1

/** Returns the bit of one choice of a filter. */
export const bitOf = {
  salaries: (bucket: SalaryBucket) => bitAt(nameOf('salaries', bucket)),
  contractType: (type: ContractType) => bitAt(nameOf('contractType', type)),
  workType: (type: WorkType) => bitAt(nameOf('workType', type)),
  pcdOnly: () => bitAt(nameOf('pcdOnly', 'true')),
  jobAges: (age: JobAge) => bitAt(nameOf('jobAges', age)),
  distance: (km: SearchDistance) => bitAt(nameOf('distance', km)),
  shifts: (shift: WorkShift) => termBit(`shift ${shift}`),
  seniorities: (seniority: Seniority) => termBit(`seniority ${seniority}`),
  benefits: (benefit: Benefit) => 1 << (offered[benefit] as BitField).at,
  jobType: (kind: JobKindWord) => derivedBit(nameOf('jobType', kind)),
  schoolings: (schooling: RequiredSchooling) => derivedBit(nameOf('schoolings', schooling)),
  salaryFrom: (floor: SalaryFloor) => derivedBit(nameOf('salaryFrom', floor)),
}

const choicesOf = <Value extends string | number>(values: readonly Value[], bit: (value: Value) => number) =>
  values.map((value) => ({ value: String(value), bit: bit(value) }))

/** Every choice of every filter with its bit, in the order of the facets. */
export const choices: Readonly<Record<BitFacet, readonly { value: string; bit: number }[]>> = {
  salaries: choicesOf(storedChoices.salaries, bitOf.salaries),
  contractType: choicesOf(storedChoices.contractType, bitOf.contractType),
  workType: choicesOf(storedChoices.workType, bitOf.workType),
  pcdOnly: choicesOf(storedChoices.pcdOnly, bitOf.pcdOnly),
  jobAges: choicesOf(askedChoices.jobAges, bitOf.jobAges),
  distance: choicesOf(askedChoices.distance, bitOf.distance),
  shifts: choicesOf(workShifts, bitOf.shifts),
  seniorities: choicesOf(seniorities, bitOf.seniorities),
  benefits: choicesOf(benefits.codes, bitOf.benefits),
  jobType: choicesOf(derivedChoices.jobType, bitOf.jobType),
  schoolings: choicesOf(derivedChoices.schoolings, bitOf.schoolings),
  salaryFrom: choicesOf(derivedChoices.salaryFrom, bitOf.salaryFrom),
}

/** The bank (integer) that contains the bits of each filter. */
export const bankOf: Readonly<Record<BitFacet, Bank>> = {
  salaries: 'traits',
  contractType: 'traits',
  workType: 'traits',
  pcdOnly: 'traits',
  jobAges: 'traits',
  distance: 'traits',
  shifts: 'terms',
  seniorities: 'terms',
  benefits: 'benefits',
  jobType: 'derived',
  schoolings: 'derived',
  salaryFrom: 'derived',
}

const kindBits = [0, ...jobSpecificTypes.codes.map((type) => bitOf.jobType(jobKindWord(type)))]
const schoolingBits = requiredSchoolings.map(bitOf.schoolings)
const floors = salaryFloors.map((floor) => ({ cents: floor * 100, bit: bitOf.salaryFrom(floor) }))

/**
 * The bits of `derived` for a job's kind, its required schooling (position in the list from 1, 0 for none) and its
 * salary in cents a month.
 */
export function derivedBits(kind: JobSpecificType, schooling: number, salary: number): number {
  let bits = (kindBits[kind] ?? 0) | (schoolingBits[schooling] ?? 0)
  for (const { cents, bit } of floors) if (salary >= cents) bits |= bit
  return bits
}

/** Returns a function for the bits of all age choices that a job still fits; `approved` in seconds since 1970. */
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

/** The bits of all distance choices that include this distance, given in square kilometres. */
export function distanceBits(reach: number): number {
  let bits = 0
  for (const { squared, bit } of spans) if (reach <= squared) bits |= bit
  return bits
}

/** The bits of all distance choices: remote work is near everywhere. */
export const everyDistance = distanceBits(0)

const bitsOfLanguages = 64
if (languages.codes.length > bitsOfLanguages) {
  throw new Error(`${languages.codes.length} languages don't fit in ${bitsOfLanguages} bits`)
}

/** The mask of the chosen languages, split into the first 32 and the others; unknown codes are ignored. */
export function languageMask(chosen: readonly string[]): { low: number; high: number } {
  const mask = { low: 0, high: 0 }
  for (const each of chosen) {
    const at = languages.codes.indexOf(each as Language)
    if (at >= 32) mask.high |= 1 << (at - 32)
    else if (at >= 0) mask.low |= 1 << at
  }
  return mask
}

/**
 * Values that orders use but no filter. `lone`: the job has only this workplace. `exact`: the position is the
 * workplace's own. `schooling`: its position in the list from 1, 0 for none.
 */
export const marks = layOutBits({
  lone: 1,
  exact: 1,
  placeNo: 8,
  kind: widthOf(Math.max(...jobSpecificTypes.codes)),
  minimumExperience: widthOf(Math.max(...minimumExperiences.codes)),
  schooling: widthOf(schoolings.codes.length),
})

/** The bit of `derived` for the required schooling, from a row's marks. */
export const schoolingBitOf = (bits: number): number => schoolingBits[readBits(bits, marks.schooling)] ?? 0

/**
 * The bytes of a row. `layout` comes first in the rows of every layout. `approved` in seconds since 1970; `salary` in
 * cents a month (0 if hidden); `municipality` is 0 for remote work; `title` and `head` are the CRC-32 of the job's name
 * in plain words and of its first word; `company` is the CRC-32 of the company's name as it is shown (0 if hidden).
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
  terms: 'int4',
  title: 'int4',
  head: 'int4',
  benefits: 'int4',
  company: 'int4',
})

/** The offset of each value in a row. */
export const offsets = offsetsOf(jobRow)

/** Everything that code of another version needs to know to read the rows that this version writes. */
export type JobRowDescription = {
  row: { size: number; fields: Record<string, { at: number; kind: 'int2' | 'int4' | 'int8' | 'float4' }> }
  /** The bit of each stored choice. */
  traits: Record<string, number>
  /** The bit of each term; missing in layouts that had no terms. */
  terms?: Record<string, number>
  /** The bit of each benefit; missing in layouts that didn't store them. */
  benefits?: Record<string, number>
  marks: Record<string, { at: number; width: number }>
  /** The codes in the order of their stored numbers. */
  schoolings: string[]
  languages: string[]
}

export const jobRowDescription: JobRowDescription = {
  row: jobRow as JobRowDescription['row'],
  traits: Object.fromEntries(storedNames.map((name) => [name, (traits[name] as BitField).at])),
  terms: Object.fromEntries(jobTerms.map((name) => [name, (terms[name] as BitField).at])),
  benefits: Object.fromEntries(benefits.codes.map((code) => [code, (offered[code] as BitField).at])),
  marks: { ...marks },
  schoolings: [...schoolings.codes],
  languages: [...languages.codes],
}

/** The tables from which SQL packs a job by the same rules as this code. */
export const traitTables = {
  /** The factor that converts an amount to a month, by salary type; types without an amount are missing. */
  monthly: salaryTypes.codes.flatMap((type: SalaryType) => {
    const factor = monthlyAmount(type, 1)
    return factor === undefined ? [] : [{ type, factor }]
  }),
  buckets: salaryBucketCodes.map((code) => ({ ...salaryBuckets[code], bit: bitOf.salaries(code) })),
  contracts: contractTypes.codes.map((type) => ({ type, bit: bitOf.contractType(type) })),
  works: workTypes.codes.map((type) => ({ type, bit: bitOf.workType(type) })),
  pcdBit: bitOf.pcdOnly(),
  schoolings: schoolings.codes,
  benefits: benefits.codes.map((code) => ({ code, bit: bitOf.benefits(code) })),
  /** As strings, since some exceed the integers that JSON numbers represent exactly; the 64th bit is the sign. */
  languages: languages.codes.map((code, at) => ({ code, bit: String(BigInt.asIntN(64, 1n << BigInt(at))) })),
  /** The patterns by which a job states a term in words; `where` is 'title' or 'hours' (which includes the title). */
  said: [
    ...seniorities.map((each) => ({
      where: 'title',
      pattern: seniorityPatterns[each],
      bit: termBit(`seniority ${each}`),
    })),
    ...workShifts.map((each) => ({ where: 'hours', pattern: shiftPatterns[each], bit: termBit(`shift ${each}`) })),
  ],
}
