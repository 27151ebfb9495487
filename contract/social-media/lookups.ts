import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { referenceId } from '../shapes.ts'
import { trimmed, typedText, wholeText } from '../values.ts'

/** A reference document: an occupation, municipality, course, institution, technology or company area. */
export const referenceDocument = z.object({
  id: z.string(),
  kind: codes.documentKind,
  name: z.string(),
  /** The code that other calls take: a CBO code, a municipality's number, an item's code. */
  code: z.string(),
})
export type ReferenceDocument = z.infer<typeof referenceDocument>

export const readDocument = call({
  purpose: 'One reference document by its id.',
  request: 'GET /search/document/{id}',
  allows: ['anyone'],
  input: z.object({ id: referenceId }),
  answers: referenceDocument,
  fails: ['document_not_found'],
})

export const autocomplete = call({
  purpose: 'Reference documents of a kind whose name fits what was typed, best first.',
  request: 'GET /search/autocomplete/{name}',
  allows: ['anyone'],
  input: z.object({
    name: codes.documentKind,
    text: trimmed(120).default(''),
    limit: wholeText(1, 50).default(10),
  }),
  answers: z.array(referenceDocument),
})

export const readList = call({
  purpose: 'A whole lookup list by its name (data.md §7).',
  request: 'GET /search/list/{name}',
  allows: ['anyone'],
  input: z.object({ name: typedText(60) }),
  answers: z.array(z.object({ code: z.string(), name: z.string() })),
  fails: ['list_not_found'],
})

export const readForm = call({
  purpose: 'The fields of a named form as JSON Schema, from the same rules that validate its answers.',
  request: 'GET /form/{name}',
  allows: ['anyone'],
  input: z.object({ name: typedText(60) }),
  answers: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
  fails: ['form_not_found'],
})

export const lookups = { readDocument, autocomplete, readList, readForm }
