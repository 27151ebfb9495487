import { helpAudiences, longestHelpSearch } from '@trampolim/marketplace/help/topics.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, pageNumber, pageOf, pageSize } from '../shapes.ts'
import { textLike, trimmed } from '../values.ts'

const audience = oneOf(helpAudiences)
/** The name of a text in addresses: lower-case letters, digits and hyphens. */
const slug = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { longest: 100, code: 'invalid_id' })

/** A question of the help centre with its answer. */
const helpAnswer = z.object({
  /** Unique within its audience. */
  id: z.string(),
  audience,
  topic: z.string(),
  question: z.string(),
  /** The answer as HTML: paragraphs, lists, emphasis and links, nothing else. */
  html: z.string(),
  /** Whether many people ask this question, in the author's opinion. */
  quick: z.boolean(),
  /** The day on which it was last checked. */
  updated: z.iso.date(),
})
export type HelpAnswer = z.infer<typeof helpAnswer>

export const listQuestions = call({
  purpose:
    'The questions of the help centre with their answers: all of an audience, of one topic, or those that fit what was typed, best first.',
  request: 'GET /faq',
  allows: ['anyone'],
  input: z.object({
    audience: audience.default('candidate'),
    topic: slug.optional(),
    text: trimmed(longestHelpSearch).default('').meta({
      description: 'A question in anybody’s own words; accents, endings and single wrong letters are forgiven.',
    }),
    page: pageNumber,
    size: pageSize(50),
  }),
  answers: pageOf(helpAnswer),
})

export const rateAnswer = call({
  specified: false,
  purpose: 'Says whether an answer of the help centre helped. Only how many said so is kept, by day.',
  request: 'POST /faq/{audience}/{id}/rating',
  quota: 'answers-rated',
  allows: ['anyone'],
  input: z.object({ audience, id: slug, helped: z.stringbool().or(z.boolean()) }),
  answers: done,
  fails: ['answer_not_found'],
})

export const listRatings = call({
  specified: false,
  purpose: 'The answers of the help centre that people rated in the last 90 days, those that helped least first.',
  request: 'GET /review/faq',
  allows: ['user:reviewer'],
  input: z.object({ page: pageNumber, size: pageSize(50) }),
  answers: pageOf(
    z.object({ id: z.string(), audience, topic: z.string(), question: z.string(), helped: z.int(), unhelped: z.int() }),
  ),
})

export const faq = { listQuestions, rateAnswer, listRatings }
