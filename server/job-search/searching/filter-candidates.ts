import { kilometresOfDegree } from '@trampolim/marketplace/places/positions.ts'
import type { Circle } from '@trampolim/marketplace/search/places/areas.ts'
import { readBits } from '../../platform/database/packing.ts'
import {
  ageBits,
  anything,
  type Bank,
  type BitFacet,
  bankOf,
  banks,
  choices,
  derivedBits,
  distanceBits,
  everyDistance,
  inPlaceBit,
  languageMask,
  marks,
  offsets,
} from '../rows/layout.ts'
import { type Candidate, isLone, kindOf, packedSize, viewOf } from '../rows/packed.ts'
import { collectHits, type Keep, unmeasured } from './best-hits.ts'
import { bitCounter } from './count-bits.ts'
import type { Here, Spot } from './spot.ts'
import { demandsAnything, fitOf, meets, type Wanted } from './wanted.ts'

/**
 * The filters of a search. Each has a mask (`anything` if it isn't set). One bit of a mask is enough, except for
 * `benefits`, where all are required. Then the chosen languages, and the company by the number of its name (null for
 * any).
 */
export type Filters = {
  masks: Readonly<Record<BitFacet, number>>
  languages: readonly string[]
  company: number | null
}

/** The masks of a search without filters. */
export const noFilters: Filters = {
  masks: {
    salaries: anything,
    contractType: anything,
    workType: anything,
    pcdOnly: anything,
    jobAges: anything,
    distance: anything,
    shifts: anything,
    seniorities: anything,
    benefits: anything,
    jobType: anything,
    schoolings: anything,
    salaryFrom: anything,
  },
  languages: [],
  company: null,
}

export type Filtering = {
  filters: Filters
  here: Here | null
  now: Date
  /** The numbers of the jobs hidden from this person. */
  hidden: ReadonlySet<number>
  /** The trait bits of jobs to leave out; 0 for none. */
  without?: number
  /** Circles whose jobs are left out, except for remote work. */
  outside?: readonly Circle[]
  /** What the words of the search demand, and how well a job matches them. */
  wanted?: Wanted
  /** How many of the first buffers contain jobs with all the words. */
  saying?: number
  /** Which hits are returned, in order; by default all, in no particular order. */
  keep?: Keep | undefined
}

/** How many jobs of a company would pass, and one of them. */
type OfCompany = { count: number; jobNo: number }

/**
 * The hits and their number; and for each bit, language and company how many jobs would pass with that choice and all
 * other filters.
 */
export type Filtered = {
  hits: Candidate[]
  count: number
  bitCounts: Readonly<Record<Bank, Int32Array>>
  languageCounts: readonly [low: Int32Array, high: Int32Array]
  /** By the number of the company's name. */
  companies: ReadonlyMap<number, OfCompany>
  /** How many jobs each set filter excludes on its own, that is, how many more would be found without it. */
  leftOut: ReadonlyMap<BitFacet | 'languages' | 'company', number>
}

const facets = Object.keys(choices) as BitFacet[]
const runOf = Object.fromEntries(
  facets.map((facet) => [facet, choices[facet].reduce((bits, { bit }) => bits | bit, 0)]),
) as Record<BitFacet, number>

/** Numbers of the filters that aren't a range of bits, below those of `facets`. */
const missed = { none: -1, languages: -2, company: -3 } as const

/**
 * Goes through all packed candidates once. Those that pass every filter become hits; those that fail exactly one filter
 * are counted for that filter's choices. A job with several workplaces counts once, at the nearest.
 */
export function filterCandidates(packed: readonly Buffer[], filtering: Filtering): Filtered {
  const { filters, here, hidden, without = 0, outside = [], wanted, saying = 0, keep } = filtering
  const measure = measureFrom(filtering)
  const spoken = languageMask(filters.languages)
  const mustSpeak = filters.languages.length > 0
  const set = facets.filter((facet) => filters.masks[facet] !== anything)
  const masks = set.map((facet) => filters.masks[facet])
  const runs = set.map((facet) => runOf[facet])
  const bankAt = set.map((facet) => banks.indexOf(bankOf[facet]))
  const needsAll = set.map((facet) => facet === 'benefits')
  const counters = banks.map(bitCounter)
  const [lowLanguages, highLanguages] = [bitCounter(), bitCounter()]
  const companies = new Map<number, OfCompany>()
  // Indexed by the number of the failed filter; the company has the lowest number.
  const alone = new Int32Array(masks.length - missed.company)
  let count = 0

  const collected = collectHits(keep)
  const judgeFit = wanted && fitOf(wanted, here)
  const demanding = wanted && demandsAnything(wanted) ? wanted : undefined
  const judge = (spot: Spot) => {
    const { view, at, bits } = spot
    let failed: number = missed.none
    for (let each = 0; each < masks.length; each++) {
      const mask = masks[each] as number
      const has = (bits[bankAt[each] as number] as number) & mask
      if (needsAll[each] ? has === mask : has !== 0) continue
      if (failed !== missed.none) return
      failed = each
    }
    const low = view.getInt32(at + offsets.languages + 4)
    const high = view.getInt32(at + offsets.languages)
    if (mustSpeak && (low & spoken.low) === 0 && (high & spoken.high) === 0) {
      if (failed !== missed.none) return
      failed = missed.languages
    }
    const company = view.getInt32(at + offsets.company)
    if (filters.company !== null && company !== filters.company) {
      if (failed !== missed.none) return
      failed = missed.company
    }
    if (failed !== missed.none) alone[failed - missed.company] = (alone[failed - missed.company] as number) + 1
    if (failed >= 0) {
      const bank = bankAt[failed] as number
      // If all choices are required, choosing another one finds fewer jobs and never one that fails now.
      if (!needsAll[failed]) counters[bank]?.add((bits[bank] as number) & (runs[failed] as number))
      return
    }
    if (failed !== missed.company) {
      lowLanguages.add(low)
      highLanguages.add(high)
    }
    if (failed !== missed.languages) countCompany(companies, company, view.getInt32(at + offsets.jobNo))
    if (failed !== missed.none) return
    count += 1
    collected.offer(spot, judgeFit?.(spot) ?? 0)
    for (let bank = 0; bank < counters.length; bank++) counters[bank]?.add(bits[bank] as number)
  }

  // Several scans may have found the same job.
  const seen = packed.length > 1 ? new Set<number>() : null
  const severalPlaces = new Map<number, Spot>()
  const spot: Spot = { view: new DataView(new ArrayBuffer(0)), at: 0, bits: [0, 0, 0, 0], squared: 0, says: false }
  for (const [nth, candidates] of packed.entries()) {
    spot.view = viewOf(candidates)
    spot.says = nth < saying
    for (spot.at = 0; spot.at + packedSize <= candidates.length; spot.at += packedSize) {
      if (without !== 0 && (spot.view.getInt32(spot.at + offsets.traits) & without) !== 0) continue
      if (demanding && !meets(spot, demanding)) continue
      if (outside.length > 0 && outside.some((circle) => isWithin(circle, spot))) continue
      const jobNo = spot.view.getInt32(spot.at + offsets.jobNo)
      if (hidden.has(jobNo) || seen?.has(jobNo)) continue
      measure(spot)
      if (!isLone(spot.view, spot.at)) severalPlaces.set(jobNo, nearer(severalPlaces.get(jobNo), spot))
      else {
        seen?.add(jobNo)
        judge(spot)
      }
    }
  }
  for (const several of severalPlaces.values()) judge(several)
  return {
    hits: collected.hits(),
    count,
    bitCounts: Object.fromEntries(banks.map((bank, at) => [bank, counters[at]?.counts()])) as Filtered['bitCounts'],
    languageCounts: [lowLanguages.counts(), highLanguages.counts()],
    companies,
    leftOut: new Map([
      ...set.map((facet, at) => [facet, alone[at - missed.company] as number] as const),
      ['languages', alone[missed.languages - missed.company] as number],
      ['company', alone[0] as number],
    ]),
  }
}

/** Counts a job for its company, if it shows the company. */
function countCompany(companies: Map<number, OfCompany>, company: number, jobNo: number) {
  if (company === 0) return
  const known = companies.get(company)
  if (known) known.count++
  else companies.set(company, { count: 1, jobNo })
}

function isWithin({ latitude, longitude, kilometres }: Circle, { view, at }: Spot): boolean {
  if (view.getInt32(at + offsets.municipality) === 0) return false
  const east = kilometresOfDegree * Math.cos((latitude * Math.PI) / 180)
  const x = (view.getFloat32(at + offsets.longitude) - longitude) * east
  const y = (view.getFloat32(at + offsets.latitude) - latitude) * kilometresOfDegree
  return x * x + y * y <= kilometres ** 2
}

/** Sets the bits and the distance that depend on the search's position and time. */
function measureFrom({ here, now }: Filtering): (spot: Spot) => void {
  const ages = ageBits(now)
  const within = here?.within == null ? null : here.within ** 2
  const east = here ? kilometresOfDegree * Math.cos((here.latitude * Math.PI) / 180) : 0
  return (spot) => {
    const { view, at, bits } = spot
    let traits = view.getInt32(at + offsets.traits) | ages(view.getInt32(at + offsets.approved))
    spot.squared = unmeasured
    const municipality = view.getInt32(at + offsets.municipality)
    if (municipality === 0) traits |= everyDistance | inPlaceBit
    else if (here) {
      const x = (view.getFloat32(at + offsets.longitude) - here.longitude) * east
      const y = (view.getFloat32(at + offsets.latitude) - here.latitude) * kilometresOfDegree
      spot.squared = x * x + y * y
      traits |= distanceBits(spot.squared)
      if (within === null ? municipality === here.municipality : spot.squared <= within) traits |= inPlaceBit
    }
    const schooling = readBits(view.getInt32(at + offsets.marks), marks.schooling)
    bits[0] = traits
    bits[1] = view.getInt32(at + offsets.terms)
    bits[2] = view.getInt32(at + offsets.benefits)
    bits[3] = derivedBits(kindOf(view, at), schooling, view.getInt32(at + offsets.salary))
  }
}

/** Returns the nearer workplace of a job, with the bits of both. */
function nearer(known: Spot | undefined, other: Spot): Spot {
  if (!known) return { ...other, bits: [...other.bits] }
  const bits = known.bits.map((each, bank) => each | (other.bits[bank] as number))
  const says = known.says || other.says
  const isNearer = Math.max(other.squared, 0) < Math.max(known.squared, 0)
  return { ...(isNearer ? other : known), bits, says }
}
