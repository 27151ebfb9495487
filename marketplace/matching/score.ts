import type { DistanceBand } from '../places/distance-bands.ts'
import {
  courseValue,
  distanceValue,
  driverLicenceValue,
  experienceValue,
  languagesValue,
  type MatchedCurriculum,
  type MatchedJob,
  occupationValue,
  salaryValue,
  schoolingValue,
  technologiesValue,
} from './parts.ts'

/**
 * The parts of a match with their weights. They add up to 100: for an internship the course replaces the experience.
 */
export const matchWeights = {
  occupation: 33,
  experience: 18,
  course: 18,
  distance: 14,
  salary: 9,
  schooling: 8,
  languages: 5,
  technologies: 5,
  driverLicence: 8,
} as const
export type MatchPart = keyof typeof matchWeights

/** How well a part fits, as a key of the explanation's texts. */
export type MatchReason = `${MatchPart}_${'full' | 'partial' | 'none'}`

/** One part of a match; `value` from 0 to 1. */
export type PartOfMatch = {
  readonly part: MatchPart
  readonly weight: number
  readonly value: number
  readonly reason: MatchReason
}

/**
 * The highest score of on-site work at such a distance: a person who can't get there doesn't fit, however well the rest
 * fits.
 */
const mostAtDistance: Partial<Record<DistanceBand, number>> = { 'to-100': 50, 'over-100': 20 }

/**
 * A match; `score` is 0 to 100, null if nothing could be compared. `known`: the weight of what was compared, 0 to 100.
 * `tooFar`: the distance lowers the score below that of its parts.
 */
export type Match = {
  readonly score: number | null
  readonly known: number
  readonly tooFar: boolean
  readonly parts: readonly PartOfMatch[]
}

const valueOfPart: Record<MatchPart, (job: MatchedJob, curriculum: MatchedCurriculum) => number | undefined> = {
  occupation: occupationValue,
  experience: experienceValue,
  course: courseValue,
  distance: distanceValue,
  salary: salaryValue,
  schooling: schoolingValue,
  languages: languagesValue,
  technologies: technologiesValue,
  driverLicence: driverLicenceValue,
}

/** The parts of a match that decide an order. */
export type Score = Pick<Match, 'score' | 'known' | 'tooFar'>

const partsOfMatch = Object.keys(matchWeights) as MatchPart[]

/**
 * Computes how well a curriculum fits a job, with the reasons. A part on which either side has no data is left out, and
 * the others share its weight: missing data counts neither for nor against. Gender and age are never used.
 */
export function match(job: MatchedJob, curriculum: MatchedCurriculum): Match {
  const parts = partsOfMatch.flatMap((part): PartOfMatch[] => {
    const value = valueOfPart[part](job, curriculum)
    return value === undefined ? [] : [{ part, weight: matchWeights[part], value, reason: reasonOf(part, value) }]
  })
  return { ...limited(scoreOf(parts), job, curriculum), parts }
}

/** The same score without its parts, for ordering thousands. */
export function scoreMatch(job: MatchedJob, curriculum: MatchedCurriculum): Score {
  let known = 0
  let reached = 0
  for (const part of partsOfMatch) {
    const value = valueOfPart[part](job, curriculum)
    if (value === undefined) continue
    known += matchWeights[part]
    reached += matchWeights[part] * value
  }
  return limited(meanOf(reached, known), job, curriculum)
}

/** The combined score of parts: their weighted mean. */
export function scoreOf(parts: readonly Pick<PartOfMatch, 'weight' | 'value'>[]): Pick<Match, 'score' | 'known'> {
  const known = parts.reduce((sum, part) => sum + part.weight, 0)
  const reached = parts.reduce((sum, part) => sum + part.weight * part.value, 0)
  return meanOf(reached, known)
}

function meanOf(reached: number, known: number): Pick<Match, 'score' | 'known'> {
  return { score: known === 0 ? null : Math.round((100 * reached) / known), known }
}

function limited(
  { score, known }: Pick<Match, 'score' | 'known'>,
  { isRemote }: MatchedJob,
  { distance }: MatchedCurriculum,
): Score {
  const most = (!isRemote && distance && mostAtDistance[distance]) || 100
  const tooFar = score !== null && score > most
  return { score: tooFar ? most : score, known, tooFar }
}

/** Orders by best match first; of equal scores, the one based on more data first; matches without a score last. */
export function byCompatibility(one: Pick<Match, 'score' | 'known'>, other: Pick<Match, 'score' | 'known'>): number {
  return (other.score ?? -1) - (one.score ?? -1) || other.known - one.known
}

function reasonOf(part: MatchPart, value: number): MatchReason {
  if (value >= 1) return `${part}_full`
  return value > 0 ? `${part}_partial` : `${part}_none`
}
