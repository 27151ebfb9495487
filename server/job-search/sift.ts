import { type Candidate, unpack } from './packed.ts'
import {
  ageBits,
  anything,
  type BitFacet,
  choices,
  distanceBits,
  everyDistance,
  inPlaceBit,
  languageMask,
} from './traits.ts'

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
}

/** How many jobs each bit, and each language, would let through with all other filters. */
export type Sifted = { hits: Candidate[]; bitCounts: Int32Array; languageCounts: Int32Array }

const facets = Object.keys(choices) as BitFacet[]
const runOf = Object.fromEntries(
  facets.map((facet) => [facet, choices[facet].reduce((bits, { bit }) => bits | bit, 0)]),
) as Record<BitFacet, number>
const kilometresOfDegree = 110.57
const languagesCounted = 64

/**
 * Goes through all candidates once: those that pass every filter are hits, those that fail only one filter still count
 * for the choices of that one. A job with several workplaces counts once, at the nearest.
 */
export function sift(packed: readonly Buffer[], sifting: Sifting): Sifted {
  const { sieve, hidden, kind } = sifting
  const measure = measureFrom(sifting)
  const spoken = languageMask(sieve.languages)
  const mustSpeak = sieve.languages.length > 0
  const masks = facets.map((facet) => sieve.masks[facet])
  const runs = facets.map((facet) => runOf[facet])
  const sifted: Sifted = { hits: [], bitCounts: new Int32Array(32), languageCounts: new Int32Array(languagesCounted) }

  const judge = (hit: Candidate) => {
    let missed = -1
    for (let at = 0; at < masks.length; at++) {
      if (hit.bits & (masks[at] as number)) continue
      if (masks[at] === anything) continue
      if (missed >= 0) return
      missed = at
    }
    const speaks = !mustSpeak || (hit.languagesLow & spoken.low) !== 0 || (hit.languagesHigh & spoken.high) !== 0
    if (!speaks && missed >= 0) return
    if (speaks && missed < 0) sifted.hits.push(hit)
    if (speaks) tally(hit.bits & (missed < 0 ? anything : (runs[missed] as number)), sifted.bitCounts, 0)
    if (missed >= 0) return
    tally(hit.languagesLow, sifted.languageCounts, 0)
    tally(hit.languagesHigh, sifted.languageCounts, 32)
  }

  // Several walks may have met the same job.
  const seen = packed.length > 1 ? new Set<number>() : null
  const severalPlaces = new Map<number, Candidate>()
  for (const candidates of packed) {
    for (const candidate of unpack(candidates)) {
      if (kind !== null && candidate.kind !== kind) continue
      if (hidden.has(candidate.jobNo)) continue
      measure(candidate)
      if (!candidate.lone) severalPlaces.set(candidate.jobNo, nearer(severalPlaces.get(candidate.jobNo), candidate))
      else if (!seen?.has(candidate.jobNo)) {
        seen?.add(candidate.jobNo)
        judge(candidate)
      }
    }
  }
  for (const hit of severalPlaces.values()) judge(hit)
  return sifted
}

/** Sets the bits and the distance that depend on who asks and when. */
function measureFrom({ here, now }: Sifting): (candidate: Candidate) => void {
  const ages = ageBits(now)
  const east = here ? kilometresOfDegree * Math.cos((here.latitude * Math.PI) / 180) : 0
  return (candidate) => {
    candidate.bits |= ages(candidate.approved)
    if (candidate.municipality === 0) candidate.bits |= everyDistance | inPlaceBit
    if (candidate.municipality === 0 || !here) return
    candidate.kilometres = Math.hypot(
      (candidate.longitude - here.longitude) * east,
      (candidate.latitude - here.latitude) * kilometresOfDegree,
    )
    candidate.bits |= distanceBits(candidate.kilometres)
    if (candidate.municipality === here.municipality) candidate.bits |= inPlaceBit
  }
}

/** The nearer workplace of a job, with what either of them lets it pass. */
function nearer(known: Candidate | undefined, other: Candidate): Candidate {
  if (!known) return other
  const bits = known.bits | other.bits
  const isNearer = (other.kilometres ?? 0) < (known.kilometres ?? 0)
  return { ...(isNearer ? other : known), bits }
}

function tally(bits: number, counts: Int32Array, from: number) {
  for (let left = bits; left !== 0; left &= left - 1) {
    const at = from + 31 - Math.clz32(left & -left)
    counts[at] = (counts[at] as number) + 1
  }
}
