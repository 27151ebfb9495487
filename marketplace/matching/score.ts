import {
  distanceValue,
  experienceValue,
  languagesValue,
  type MatchedCurriculum,
  type MatchedJob,
  occupationValue,
  salaryValue,
  schoolingValue,
  technologiesValue,
} from './parts.ts'

/** The parts of a match with their weights, which add up to 100. */
export const matchWeights = {
  occupation: 35,
  experience: 20,
  distance: 15,
  salary: 10,
  schooling: 10,
  languages: 5,
  technologies: 5,
} as const
export type MatchPart = keyof typeof matchWeights

/** How well a part fits, as a word for the explanation. */
export type MatchReason = `${MatchPart}_${'full' | 'partial' | 'none'}`

/** One part of a match; `value` from 0 to 1. */
export type PartOfMatch = {
  readonly part: MatchPart
  readonly weight: number
  readonly value: number
  readonly reason: MatchReason
}

/**
 * A match; `score` is 0 to 100, null if nothing could be compared. `known`: the weight of what was compared, 0 to 100.
 */
export type Match = { readonly score: number | null; readonly known: number; readonly parts: readonly PartOfMatch[] }

const valueOfPart: Record<MatchPart, (job: MatchedJob, curriculum: MatchedCurriculum) => number | undefined> = {
  occupation: occupationValue,
  experience: experienceValue,
  distance: distanceValue,
  salary: salaryValue,
  schooling: schoolingValue,
  languages: languagesValue,
  technologies: technologiesValue,
}

/**
 * How well a curriculum fits a job, with the reasons. A part that either side says nothing about is left out, and the
 * others share its weight: missing data counts neither for nor against. Gender and age are never looked at.
 */
export function match(job: MatchedJob, curriculum: MatchedCurriculum): Match {
  const parts = (Object.keys(matchWeights) as MatchPart[]).flatMap((part): PartOfMatch[] => {
    const value = valueOfPart[part](job, curriculum)
    return value === undefined ? [] : [{ part, weight: matchWeights[part], value, reason: reasonOf(part, value) }]
  })
  return { ...scoreOf(parts), parts }
}

/** The score of parts: their mean by weight. */
export function scoreOf(parts: readonly Pick<PartOfMatch, 'weight' | 'value'>[]): Pick<Match, 'score' | 'known'> {
  const known = parts.reduce((sum, part) => sum + part.weight, 0)
  const reached = parts.reduce((sum, part) => sum + part.weight * part.value, 0)
  return { score: known === 0 ? null : Math.round((100 * reached) / known), known }
}

/** Best match first; with equal scores the one with more compared; those without a score come last. */
export function byCompatibility(one: Match, other: Match): number {
  return (other.score ?? -1) - (one.score ?? -1) || other.known - one.known
}

function reasonOf(part: MatchPart, value: number): MatchReason {
  if (value >= 1) return `${part}_full`
  return value > 0 ? `${part}_partial` : `${part}_none`
}
