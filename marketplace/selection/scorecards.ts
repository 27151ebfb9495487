/** The scores of a criterion: from 1, doesn't meet it, to 5, more than asked for. */
export const scores = [1, 2, 3, 4, 5] as const
export type CriterionScore = (typeof scores)[number]

/** The longest remark of a scorecard, in characters. */
export const longestRemark = 1000

/** How many of a job's technologies and languages are criteria; more would make the card a form nobody fills in. */
const mostTechnologies = 4
const mostLanguages = 2

/** What everybody in a selection is scored by; a technology or a language is named by its code. */
export type Criterion = 'experience' | 'answers' | 'interview' | `technology.${string}` | `language.${string}`

/** What a job's criteria come from. */
export type ScoredJob = {
  readonly technologies: readonly { readonly technology: string }[]
  readonly languages: readonly { readonly language: string }[]
  readonly questionnaire: readonly unknown[]
}

/** The criteria of a job, the same for all of its candidates, in the order in which they are scored. */
export function criteriaOf({ technologies, languages, questionnaire }: ScoredJob): Criterion[] {
  return [
    'experience',
    ...technologies.slice(0, mostTechnologies).map(({ technology }) => `technology.${technology}` as const),
    ...languages.slice(0, mostLanguages).map(({ language }) => `language.${language}` as const),
    ...(questionnaire.length > 0 ? (['answers'] as const) : []),
    'interview',
  ]
}

/** Scores by criterion; who wasn't scored by one has none of it. */
export type Ratings = Readonly<Record<string, CriterionScore>>

/** The mean of a card's scores, to one decimal; null without any. */
export function meanOf(ratings: Ratings): number | null {
  const given = Object.values(ratings)
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10
}
