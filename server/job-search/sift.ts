import { kilometresOfDegree } from '@trampolim/marketplace/places/positions.ts'
import {
  ageBits,
  anything,
  type BitFacet,
  choices,
  distanceBits,
  everyDistance,
  inPlaceBit,
  languageMask,
  offsets,
} from './layout.ts'
import { type Candidate, candidateAt, isLone, kindOf, packedSize, viewOf } from './packed.ts'

/** Where a search looks from. */
export type Here = { latitude: number; longitude: number; municipality: number; exact: boolean }

/** The filters of a search: a mask for each, `anything` where it isn't set, and the languages chosen. */
export type Sieve = { masks: Readonly<Record<BitFacet, number>>; languages: readonly string[] }

/** Masks of a search without filters. */
export const openSieve: Sieve = {
  masks: {
    salaries: anything,
    contractType: anything,
    workType: anything,
    pcdOnly: anything,
    jobAges: anything,
    distance: anything,
  },
  languages: [],
}

export type Sifting = {
  sieve: Sieve
  here: Here | null
  now: Date
  /** Jobs that this person doesn't want to see, by number. */
  hidden: ReadonlySet<number>
  kind: number | null
  /** The bits of traits whose jobs are left out, 0 for none. */
  without?: number
}

/** How many jobs each bit, and each language, would let through with all other filters. */
export type Sifted = { hits: Candidate[]; bitCounts: Int32Array; languageCounts: Int32Array }

const facets = Object.keys(choices) as BitFacet[]
const runOf = Object.fromEntries(
  facets.map((facet) => [facet, choices[facet].reduce((bits, { bit }) => bits | bit, 0)]),
) as Record<BitFacet, number>
const languagesCounted = 64
/** Stands for a distance where nobody needs to go anywhere. */
const unmeasured = -1

/** A candidate where it lies, with the bits that depend on who asks and when. */
type Spot = { view: DataView; at: number; bits: number; squared: number }

/**
 * Goes through all candidates once, where they lie: those that pass every filter become hits, those that fail only one
 * filter still count for the choices of that one. A job with several workplaces counts once, at the nearest.
 */
export function sift(packed: readonly Buffer[], sifting: Sifting): Sifted {
  const { sieve, hidden, kind, without = 0 } = sifting
  const measure = measureFrom(sifting)
  const spoken = languageMask(sieve.languages)
  const mustSpeak = sieve.languages.length > 0
  const set = facets.filter((facet) => sieve.masks[facet] !== anything)
  const masks = set.map((facet) => sieve.masks[facet])
  const runs = set.map((facet) => runOf[facet])
  const sifted: Sifted = { hits: [], bitCounts: new Int32Array(32), languageCounts: new Int32Array(languagesCounted) }

  const judge = (spot: Spot) => {
    const { view, at, bits } = spot
    let missed = -1
    for (let each = 0; each < masks.length; each++) {
      if (bits & (masks[each] as number)) continue
      if (missed >= 0) return
      missed = each
    }
    const low = view.getInt32(at + offsets.languages + 4)
    const high = view.getInt32(at + offsets.languages)
    const speaks = !mustSpeak || (low & spoken.low) !== 0 || (high & spoken.high) !== 0
    if (!speaks && missed >= 0) return
    if (speaks && missed < 0) sifted.hits.push(hitAt(spot))
    if (speaks) tally(bits & (missed < 0 ? anything : (runs[missed] as number)), sifted.bitCounts, 0)
    if (missed >= 0) return
    tally(low, sifted.languageCounts, 0)
    tally(high, sifted.languageCounts, 32)
  }

  // Several walks may have met the same job.
  const seen = packed.length > 1 ? new Set<number>() : null
  const severalPlaces = new Map<number, Spot>()
  const spot: Spot = { view: new DataView(new ArrayBuffer(0)), at: 0, bits: 0, squared: 0 }
  for (const candidates of packed) {
    spot.view = viewOf(candidates)
    for (spot.at = 0; spot.at + packedSize <= candidates.length; spot.at += packedSize) {
      if (kind !== null && kindOf(spot.view, spot.at) !== kind) continue
      if (without !== 0 && (spot.view.getInt32(spot.at + offsets.traits) & without) !== 0) continue
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
  return sifted
}

/** Sets the bits and the distance that depend on who asks and when. */
function measureFrom({ here, now }: Sifting): (spot: Spot) => void {
  const ages = ageBits(now)
  const east = here ? kilometresOfDegree * Math.cos((here.latitude * Math.PI) / 180) : 0
  return (spot) => {
    const { view, at } = spot
    spot.bits = view.getInt32(at + offsets.traits) | ages(view.getInt32(at + offsets.approved))
    spot.squared = unmeasured
    const municipality = view.getInt32(at + offsets.municipality)
    if (municipality === 0) spot.bits |= everyDistance | inPlaceBit
    if (municipality === 0 || !here) return
    const x = (view.getFloat32(at + offsets.longitude) - here.longitude) * east
    const y = (view.getFloat32(at + offsets.latitude) - here.latitude) * kilometresOfDegree
    spot.squared = x * x + y * y
    spot.bits |= distanceBits(spot.squared)
    if (municipality === here.municipality) spot.bits |= inPlaceBit
  }
}

/** The nearer workplace of a job, with what either of them lets it pass. */
function nearer(known: Spot | undefined, other: Spot): Spot {
  if (!known) return { ...other }
  const bits = known.bits | other.bits
  const isNearer = Math.max(other.squared, 0) < Math.max(known.squared, 0)
  return { ...(isNearer ? other : known), bits }
}

function hitAt({ view, at, squared }: Spot): Candidate {
  const hit = candidateAt(view, at)
  if (squared !== unmeasured) hit.kilometres = Math.sqrt(squared)
  return hit
}

function tally(bits: number, counts: Int32Array, from: number) {
  for (let left = bits; left !== 0; left &= left - 1) {
    const at = from + 31 - Math.clz32(left & -left)
    counts[at] = (counts[at] as number) + 1
  }
}
