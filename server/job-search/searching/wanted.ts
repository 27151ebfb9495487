import { jobSpecificType, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { kindsOfShifts, seniorities } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { bitOf, languageMask, offsets, schoolingBitOf, termBit } from '../rows/layout.ts'
import { kindOf } from '../rows/packed.ts'
import type { Meant } from '../understanding/understood-search.ts'
import { unmeasured } from './best-hits.ts'
import type { Here, Spot } from './spot.ts'

/** What the words of a search want of a candidate, as masks; a mask of 0 demands nothing. */
export type Wanted = {
  /** At least one bit of each mask is required. */
  traits: readonly number[]
  terms: readonly number[]
  /** All of its bits are required. */
  benefits: number
  kinds: readonly number[]
  /** The derived bits of what a job may require; 0 for anything. */
  schoolings: number
  languages: { low: number; high: number } | null
  /** Cents a month. */
  salary: number
  /** The bits of the wanted seniority, and those of all other levels, which never match. */
  seniority: number
  otherSeniority: number
  titles: ReadonlySet<number>
  heads: ReadonlySet<number>
  cbos: ReadonlyMap<number, number>
  /** How many of the first occupations are equally likely, one for each cargo that was typed. */
  likeliest: number
  /** How many of the first occupations are named by exactly the typed words. */
  leading: number
  /** Whether jobs must have one of these occupations, in a search for a company's jobs. */
  onlyCbos: boolean
  /** The occupations whose jobs are left out. */
  avoided: ReadonlySet<number>
}

const anySeniority = seniorities.reduce((bits, each) => bits | termBit(`seniority ${each}`), 0)
const united = (bits: readonly number[]) => bits.reduce((all, bit) => all | bit, 0)

/**
 * Converts the meaning of words to masks. Together with an occupation, jobs of the named seniority come first and other
 * levels are excluded; alone, the seniority is required.
 */
export function wantedBy({ demands, titles, heads, cbos, likeliest, leading, words, company }: Meant): Wanted {
  const seniority = united(demands.seniorities.map((each) => termBit(`seniority ${each}`)))
  const isAlone = cbos.length === 0 && words === null
  return {
    traits: [
      united(demands.workTypes.map(bitOf.workType)),
      united(demands.contracts.map(bitOf.contractType)),
      demands.pcd ? bitOf.pcdOnly() : 0,
    ].filter((mask) => mask !== 0),
    terms: [
      demands.firstJob ? termBit('firstJob') : 0,
      ...kindsOfShifts.map((kind) =>
        united(demands.shifts.filter((each) => kind.includes(each)).map((each) => termBit(`shift ${each}`))),
      ),
      isAlone ? seniority : 0,
    ].filter((mask) => mask !== 0),
    benefits: united(demands.benefits.map(bitOf.benefits)),
    kinds: demands.kinds.map(jobSpecificType),
    schoolings: united(demands.schoolings.map(bitOf.schoolings)),
    languages: demands.languages.length > 0 ? languageMask(demands.languages) : null,
    salary: demands.salary,
    seniority,
    otherSeniority: seniority === 0 ? 0 : anySeniority & ~seniority,
    titles,
    heads,
    cbos: new Map(cbos.map((cbo, at) => [cbo, at])),
    likeliest,
    leading,
    onlyCbos: company !== null && cbos.length > 0,
    avoided: new Set(demands.avoided),
  }
}

/** Whether the words demand anything at all; usually they don't. */
export function demandsAnything({ traits, terms, kinds, ...wanted }: Wanted): boolean {
  const { languages, salary, otherSeniority, onlyCbos, benefits, schoolings, avoided } = wanted
  const lists = traits.length + terms.length + kinds.length
  return (
    lists > 0 ||
    languages !== null ||
    salary > 0 ||
    benefits !== 0 ||
    schoolings !== 0 ||
    otherSeniority !== 0 ||
    onlyCbos ||
    avoided.size > 0
  )
}

/** Whether a candidate has everything that the words demand. */
export function meets({ view, at }: Spot, wanted: Wanted): boolean {
  const traits = view.getInt32(at + offsets.traits)
  for (const mask of wanted.traits) if ((traits & mask) === 0) return false
  const terms = view.getInt32(at + offsets.terms)
  for (const mask of wanted.terms) if ((terms & mask) === 0) return false
  if ((terms & wanted.otherSeniority) !== 0 && (terms & wanted.seniority) === 0) return false
  if ((view.getInt32(at + offsets.benefits) & wanted.benefits) !== wanted.benefits) return false
  if (wanted.schoolings !== 0 && (schoolingBitOf(view.getInt32(at + offsets.marks)) & wanted.schoolings) === 0)
    return false
  if (wanted.salary > 0 && view.getInt32(at + offsets.salary) < wanted.salary) return false
  if (wanted.kinds.length > 0 && !wanted.kinds.includes(kindOf(view, at))) return false
  if (wanted.onlyCbos && !wanted.cbos.has(view.getInt32(at + offsets.cbo))) return false
  if (wanted.avoided.size > 0 && wanted.avoided.has(view.getInt32(at + offsets.cbo))) return false
  const { languages } = wanted
  if (!languages) return true
  const low = view.getInt32(at + offsets.languages + 4) & languages.low
  const high = view.getInt32(at + offsets.languages) & languages.high
  return low !== 0 || high !== 0
}

/**
 * How far a candidate is from the words: by its name, then its seniority, then whether it is in the named part of town.
 */
const far = {
  part: 100,
  seniority: 30,
  otherKind: 10,
  otherOccupation: 5,
  named: 4,
  occupation: 3,
  head: 2,
  words: 1,
} as const

/** Returns a function for how far a candidate is from matching the words of a search; 0 is exactly what was typed. */
export function fitOf(wanted: Wanted, here: Here | null): (spot: Spot) => number {
  const first = here?.first == null ? Infinity : here.first ** 2
  const kindsMatter = wanted.cbos.size > 0 && wanted.kinds.length === 0
  return ({ view, at, squared, says }) => {
    // Remote work is in no part of a town.
    const outside = here?.first != null && (squared === unmeasured || squared > first) ? far.part : 0
    const senior = wanted.seniority !== 0 && (view.getInt32(at + offsets.terms) & wanted.seniority) === 0
    // A person who names no kind of job doesn't mean internships or apprenticeships.
    const isOther = kindsMatter && kindOf(view, at) !== jobSpecificTypes.code.professional
    return outside + (senior ? far.seniority : 0) + (isOther ? far.otherKind : 0) + nameFit(view, at, { wanted, says })
  }
}

function nameFit(view: DataView, at: number, { wanted, says }: { wanted: Wanted; says: boolean }): number {
  if (wanted.titles.has(view.getInt32(at + offsets.title))) return 0
  if (says) return far.words
  if (wanted.heads.has(view.getInt32(at + offsets.head))) return far.head
  const place = wanted.cbos.get(view.getInt32(at + offsets.cbo))
  if (place === undefined || wanted.cbos.size === 0) return far.otherOccupation
  if (place < wanted.likeliest) return far.occupation
  return place < wanted.leading ? far.named : far.otherOccupation
}
