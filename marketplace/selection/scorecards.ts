import type { MinimumExperience } from '../reference/experience.ts'
import { type JobSpecificType, jobSpecificTypes } from '../reference/job-types.ts'

/** The scores for a criterion: from 1, doesn't meet it, to 5, exceeds it. */
export const scores = [1, 2, 3, 4, 5] as const
export type CriterionScore = (typeof scores)[number]

/** The longest remark of a scorecard, in characters. */
export const longestRemark = 1000

/** How many of a job's technologies and languages become criteria; with more, nobody would fill in the card. */
const mostTechnologies = 4
const mostLanguages = 2

/** A criterion by which the candidates of a selection are scored; a technology or language is named by its code. */
export type Criterion = 'experience' | 'answers' | 'interview' | `technology.${string}` | `language.${string}`

/** The job's data from which its criteria are derived. */
export type ScoredJob = {
  readonly kind: JobSpecificType
  readonly minimumExperience: MinimumExperience
  readonly technologies: readonly { readonly technology: string }[]
  readonly languages: readonly { readonly language: string }[]
  readonly questionnaire: readonly unknown[]
}

/**
 * The criteria of a job, the same for all of its candidates, in the order in which they are scored. Experience isn't one
 * of an internship or apprenticeship that asks for none: it is often the first work.
 */
export function criteriaOf({
  kind,
  minimumExperience,
  technologies,
  languages,
  questionnaire,
}: ScoredJob): Criterion[] {
  const asksExperience = kind === jobSpecificTypes.code.professional || minimumExperience > 0
  return [
    ...(asksExperience ? (['experience'] as const) : []),
    ...technologies.slice(0, mostTechnologies).map(({ technology }) => `technology.${technology}` as const),
    ...languages.slice(0, mostLanguages).map(({ language }) => `language.${language}` as const),
    ...(questionnaire.length > 0 ? (['answers'] as const) : []),
    'interview',
  ]
}

/** Scores by criterion; a criterion without a score is absent. */
export type Ratings = Readonly<Record<string, CriterionScore>>

/** The mean of a card's scores, to one decimal; null without any. */
export function meanOf(ratings: Ratings): number | null {
  const given = Object.values(ratings)
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10
}
