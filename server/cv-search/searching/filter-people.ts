import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { updateAges } from '@trampolim/marketplace/curriculums/search.ts'
import { type SalaryBucket, salaryBucketCodes, salaryBuckets } from '@trampolim/marketplace/jobs/search.ts'
import { includes } from '@trampolim/marketplace/matching/parts.ts'
import { type DistanceBand, distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import { measuring, type Spot } from '@trampolim/marketplace/places/nearness.ts'
import type { LicenceCategory } from '@trampolim/marketplace/reference/licence-categories.ts'
import { reachesSchooling, type Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import { type ExperienceSpan, isAnyExperience } from '@trampolim/marketplace/search/vocabulary/people-demands.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { writeBits } from '../../platform/database/packing.ts'
import { benefitBits } from '../layout.ts'
import {
  allowsRemote,
  benefitsOf,
  bornOf,
  curriculumIdOf,
  expectsAtMost,
  focusOf,
  homeOf,
  isFoundByDisability,
  languagesOf,
  licencesOf,
  modifiedOf,
  municipalityOf,
  occupationsOf,
  type Row,
  salaryOf,
  schoolingOf,
  weekPartsIn,
} from '../packed.ts'
import { occupationsSought, type SoughtPeople } from './asked.ts'

/** The filters whose choices are counted (facets). */
export const facetNames = [
  'states',
  'cities',
  'districts',
  'salaries',
  'careerFocus',
  'pcdOnly',
  'benefits',
  'availability',
  'updated',
] as const
export type FacetName = (typeof facetNames)[number]

/** Counts by choice. A choice is the number of a state or town, a hash, a code, or a district. */
export type FacetCounts = Readonly<Record<FacetName, Map<string | number, number>>>

/** The values against which a search's filters are compared. */
export type Measures = {
  today: Day
  /** Seconds since 1970. */
  now: number
  /** The requested towns and, without a job, those around them; null if none were requested. */
  towns: ReadonlySet<number> | null
  stateNumbers: ReadonlySet<number>
  focusHashes: ReadonlySet<number>
  /** Hashes of the requested languages, with the minimum level. */
  spoken: readonly { hash: number; level: number }[]
  /** The job's workplaces; empty without a job or for remote work. */
  spots: readonly Spot[]
  /** Whether it is a list of people with disabilities, which only contains people who agreed to be found that way. */
  onlyFoundByDisability: boolean
}

export type Filtered = { hits: Row[]; counts: FacetCounts; examples: Map<number, string> }

/** Takes curriculums one by one; afterwards `filtered` has the result. */
export type Filter = { take: (row: Row) => void; filtered: Filtered }

const day = 86_400

/** The earliest change, in seconds since 1970, of a curriculum that was changed in the last days. */
export const changedSince = (days: number, now: number): number => now - days * day

/** People who live up to this many kilometres from a workplace count as near its district. */
export const nearDistrict = 10

/**
 * Filters curriculums in one pass. A curriculum that passes every filter is a hit; one that fails only a filter with
 * choices is counted for the choices of that filter. `examples` has one curriculum for each career focus.
 */
export function filterPeople(asked: SoughtPeople, measures: Measures): Filter {
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map()])) as FacetCounts
  const examples = new Map<number, string>()
  const hits: Row[] = []
  const facets = facetsOf(asked, measures, (name, choice) =>
    counts[name].set(choice, (counts[name].get(choice) ?? 0) + 1),
  )
  const filtering = facets.filter(({ passes }) => passes !== undefined)
  const passes = sieveOf(asked, measures)
  function take(row: Row) {
    if (!passes(row)) return
    let missed: Facet | undefined
    for (const facet of filtering) {
      if (facet.passes?.(row)) continue
      if (missed) return
      missed = facet
    }
    if (missed) missed.count(row)
    else {
      hits.push({ ...row })
      for (const facet of facets) facet.count(row)
    }
    const focus = focusOf(row)
    if (focus !== 0 && !examples.has(focus)) examples.set(focus, curriculumIdOf(row))
  }
  return { take, filtered: { hits, counts, examples } }
}

/** The filters without choices. */
function sieveOf(asked: SoughtPeople, measures: Measures): (row: Row) => boolean {
  const { salary, schooling, licences, allowRemote, age, distance, jobId, meant } = asked
  const { today, spoken, spots, onlyFoundByDisability } = measures
  const cbos = occupationsSought(asked)
  const except = meant?.except ?? new Set()
  const ageOf = (row: Row) => ageOn(new Date(bornOf(row) * day * 1000).toISOString().slice(0, 10), today)
  const near = measuring(spots)
  const reach = jobId === undefined || spots.length === 0 ? undefined : distance
  return (row) =>
    (!meant || hasExperience(row, cbos, meant.experience)) &&
    (except.size === 0 || !except.has(municipalityOf(row))) &&
    (salary === undefined || expectsAtMost(row, salary)) &&
    (licences.length === 0 || licences.every((licence) => holds(row, licence))) &&
    (schooling === undefined || hasReached(row, schooling)) &&
    (!allowRemote || allowsRemote(row)) &&
    (!onlyFoundByDisability || isFoundByDisability(row)) &&
    (spoken.length === 0 || speaksAll(row, spoken)) &&
    (reach === undefined || isWithin(near(homeOf(row)).band, reach)) &&
    (age?.min === undefined || ageOf(row) >= age.min) &&
    (age?.max === undefined || ageOf(row) <= age.max)
}

/** Whether the experience in one of these occupations (or in any, if none are given) is within a span. */
function hasExperience(row: Row, cbos: readonly number[], { least, most }: ExperienceSpan): boolean {
  if (isAnyExperience({ least, most })) return true
  const known = occupationsOf(row).filter(({ cbo }) => cbos.length === 0 || cbos.includes(Number(cbo)))
  return known.some(({ yearsOfExperience }) => yearsOfExperience >= least && yearsOfExperience <= most)
}

/** Whether the person may drive what a licence category covers. */
const holds = (row: Row, asked: LicenceCategory) => licencesOf(row).some((own) => includes(own, asked))

function hasReached(row: Row, schooling: Schooling): boolean {
  const own = schoolingOf(row)
  return own !== null && reachesSchooling(schooling, own)
}

function speaksAll(row: Row, spoken: Measures['spoken']): boolean {
  const own = languagesOf(row)
  return spoken.every(({ hash, level }) => own.some((each) => each.hash === hash && each.level >= level))
}

function isWithin(band: DistanceBand | null, kilometres: number): boolean {
  return band !== null && distanceBands[band] <= kilometres
}

/**
 * A filter with choices. `passes` is the filter, if a choice is set; `count` counts the choices with which the person
 * would be found.
 */
type Facet = { passes: ((row: Row) => boolean) | undefined; count: (row: Row) => void }
type Count = (name: FacetName, choice: string | number) => void

function facetsOf(asked: SoughtPeople, measures: Measures, count: Count): Facet[] {
  const { salaries, careerFocus, districts, pcdOnly, updated, benefits, availability } = asked
  const { towns, stateNumbers, focusHashes, now, spots } = measures
  const set = (isSet: boolean, passes: (row: Row) => boolean) => (isSet ? passes : undefined)
  const stateOf = (row: Row) => Math.floor(municipalityOf(row) / 100_000)
  const nearest = nearDistricts(spots)
  const benefitMask = benefits.reduce((mask, code) => mask | writeBits(1, benefitBits[code]), 0)
  const partMask = availability.reduce((mask, part) => mask | (1 << weekParts.codes.indexOf(part)), 0)
  const isFresh = (row: Row, days: number) => modifiedOf(row) >= changedSince(days, now)
  const facets: Record<FacetName, Facet> = {
    states: {
      passes: set(stateNumbers.size > 0, (row) => stateNumbers.has(stateOf(row))),
      count: (row) => count('states', stateOf(row)),
    },
    cities: {
      passes: set(towns !== null, (row) => towns?.has(municipalityOf(row)) ?? true),
      count: (row) => count('cities', municipalityOf(row)),
    },
    districts: {
      passes: set(districts.length > 0, (row) => nearest(row).some((each) => districts.includes(each))),
      count: (row) => {
        for (const district of nearest(row)) count('districts', district)
      },
    },
    salaries: {
      passes: set(salaries.length > 0, (row) => salaries.some((each) => each === bucketOf(row))),
      count: (row) => {
        const bucket = bucketOf(row)
        if (bucket) count('salaries', bucket)
      },
    },
    careerFocus: {
      passes: set(careerFocus.length > 0, (row) => focusHashes.has(focusOf(row))),
      count: (row) => {
        const focus = focusOf(row)
        if (focus !== 0) count('careerFocus', focus)
      },
    },
    // Treats everybody who didn't agree the same, whatever they stated.
    pcdOnly: {
      passes: set(pcdOnly === true, isFoundByDisability),
      count: (row) => {
        if (isFoundByDisability(row)) count('pcdOnly', 'true')
      },
    },
    benefits: {
      passes: set(benefits.length > 0, (row) => (benefitsOf(row) & benefitMask) !== 0),
      count: (row) => {
        const wished = benefitsOf(row)
        if (wished !== 0) for (const [code, bit] of bitsOfBenefits) if (wished & bit) count('benefits', code)
      },
    },
    // All chosen parts are required, so a person who lacks one isn't found by choosing another.
    availability: {
      passes: set(availability.length > 0, (row) => (weekPartsIn(row) & partMask) === partMask),
      count: (row) => {
        const parts = weekPartsIn(row)
        if ((parts & partMask) !== partMask) return
        for (const [at, part] of weekParts.codes.entries()) if (parts & (1 << at)) count('availability', part)
      },
    },
    updated: {
      passes: set(updated !== undefined, (row) => updated === undefined || isFresh(row, updated)),
      count: (row) => {
        for (const days of updateAges) if (isFresh(row, days)) count('updated', days)
      },
    },
  }
  return facetNames.map((name) => facets[name])
}

const bitsOfBenefits = Object.entries(benefitBits).map(([code, field]) => [code, writeBits(1, field)] as const)

function bucketOf(row: Row): SalaryBucket | undefined {
  const salary = salaryOf(row)
  if (salary === null) return undefined
  return salaryBucketCodes.find((code) => {
    const { from, to } = salaryBuckets[code]
    return salary >= from && (to === null || salary < to)
  })
}

/** The districts of exact workplaces near which a person lives. */
function nearDistricts(spots: readonly Spot[]): (row: Row) => string[] {
  const places = Map.groupBy(
    spots.filter(({ exact, district }) => exact && district),
    ({ district }) => district as string,
  )
  const districts = [...places].map(([district, its]) => ({ district, near: measuring(its) }))
  if (districts.length === 0) return () => []
  return (row) => {
    const home = homeOf(row)
    return home.exact
      ? districts.flatMap(({ district, near }) => (isWithin(near(home).band, nearDistrict) ? [district] : []))
      : []
  }
}
