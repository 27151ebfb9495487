import { mostMonths, type YearsOfExperience, yearsOfExperience } from '../../reference/experience.ts'
import type { Seniority } from './terms.ts'

/** The experience in an occupation that a search asks for, as codes; both ends are included. */
export type ExperienceSpan = { least: YearsOfExperience; most: YearsOfExperience }

const any: ExperienceSpan = { least: 0, most: 5 }

/** Whether a span leaves nobody out, not even people whose experience isn't known. */
export const isAnyExperience = ({ least, most }: ExperienceSpan): boolean => least === any.least && most === any.most

/** The experience in the occupation that each word for seniority stands for. */
const ofSeniority: Readonly<Record<Seniority, ExperienceSpan>> = {
  trainee: { least: 0, most: 1 },
  junior: { least: 0, most: 2 },
  mid: { least: 2, most: 4 },
  senior: { least: 4, most: 5 },
  lead: { least: 3, most: 5 },
}

/**
 * The experience that the words ask for: for several seniorities, from the lowest to the highest. `years`: at least
 * that many; 0 means any experience. Since codes are ranges, the upper end counts in the person's favour. Null if no
 * experience is asked for.
 */
export function experienceAsked(of: {
  seniorities: readonly Seniority[]
  firstJob: boolean
  years: number | null
}): ExperienceSpan {
  if (of.firstJob) return { least: 0, most: 0 }
  const spans = of.seniorities.map((seniority) => ofSeniority[seniority])
  const span =
    spans.length === 0
      ? any
      : {
          least: Math.min(...spans.map(({ least }) => least)) as YearsOfExperience,
          most: Math.max(...spans.map(({ most }) => most)) as YearsOfExperience,
        }
  const { years } = of
  if (years === null) return span
  const least = yearsOfExperience.codes.find((code) => code > 0 && mostMonths(code) >= years * 12) ?? 5
  return {
    least: Math.max(span.least, least) as YearsOfExperience,
    most: Math.max(span.most, least) as YearsOfExperience,
  }
}
