import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { z } from 'zod'

const day = z.iso.date()
const text = z.string().trim().min(1)

/** What somebody fills in: a line's part in brackets that isn't blank. */
const field = /\[[^[\]\n]*[^[\]\s][^[\]\n]*\]/
const fields = new RegExp(field, 'g')

/** A model of a document: its head, and a body that is kept line by line, with brackets around what each person fills in. */
export const modelShape = {
  head: z.strictObject({
    title: text,
    summary: text.max(160),
    /** When it serves, and when something else does. */
    fits: text.max(400),
    audience: z.enum(helpAudiences),
    words: text.optional(),
    law: text.optional(),
    order: z.int().min(1).max(999),
    published: day,
    updated: day,
  }),
  body: text
    .refine((body) => !body.includes(']('), { error: 'a link: the text is shown as it is written' })
    .refine((body) => field.test(body), { error: 'nothing to fill in: write it like [seu nome]' })
    .refine((body) => !/[[\]]/.test(body.replaceAll(fields, '')), { error: 'a [ without its ], or a ] without its [' }),
} as const
