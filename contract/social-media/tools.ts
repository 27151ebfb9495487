import { type Calculator, calculatorFields } from '@trampolim/marketplace/calculators/fields.ts'
import { longestContentSearch } from '@trampolim/marketplace/content/articles.ts'
import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { pageNumber, pageOf, pageSize } from '../shapes.ts'
import { textLike, trimmed } from '../values.ts'

const slug = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { longest: 100, code: 'invalid_id' })
/** Words for what somebody needs; accents, endings and single wrong letters are forgiven. */
const text = trimmed(longestContentSearch).default('')

/** A model of a document, as a list shows it. */
const modelHead = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  audience: oneOf(helpAudiences),
  published: z.iso.date(),
  updated: z.iso.date(),
})
export type ModelHead = z.infer<typeof modelHead>

export const listModels = call({
  specified: false,
  purpose: 'The models of documents in their order, or those that fit what was typed, best first.',
  request: 'GET /models',
  allows: ['anyone'],
  input: z.object({
    audience: oneOf(helpAudiences).optional(),
    text,
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: pageOf(modelHead),
})

export const readModel = call({
  specified: false,
  purpose: 'One model of a document, with the others for the same people.',
  request: 'GET /models/{slug}',
  allows: ['anyone'],
  input: z.object({ slug }),
  answers: modelHead.extend({
    /** When it serves, and when something else does. */
    fits: z.string(),
    /** The law on which it is based; null if there is none. */
    law: z.string().nullable(),
    /** The text of the document, line by line; what each person fills in is in square brackets. */
    text: z.string(),
    others: z.array(modelHead),
  }),
  fails: ['model_not_found'],
})

const calculatorNames = Object.keys(calculatorFields) as Calculator[]

export const listCalculators = call({
  specified: false,
  purpose: 'The calculators, or those that fit what was typed, best first. They compute on their own pages.',
  request: 'GET /calculators',
  allows: ['anyone'],
  input: z.object({ text, page: pageNumber, size: pageSize(20) }),
  answers: pageOf(z.object({ slug: oneOf(calculatorNames), title: z.string(), summary: z.string() })),
})

export const tools = { listModels, readModel, listCalculators }
