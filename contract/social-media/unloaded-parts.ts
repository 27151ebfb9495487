import { z } from 'zod'
import { call } from '../call.ts'
import { done } from '../shapes.ts'
import { textLike } from '../values.ts'

export const reportUnloadedPart = call({
  specified: false,
  purpose:
    'Reports that a browser couldn’t load a part of a page, for the log and the metrics; nothing about the person.',
  request: 'POST /unloaded-parts',
  quota: 'unloaded-parts',
  allows: ['anyone'],
  input: z.object({
    /** The pattern of the page’s path, such as `/jobs/:jobId`, or the name of a frame. */
    page: textLike(/^(?:\/[\w:/.-]*|\*|frame:\w+)$/, { longest: 100, code: 'invalid' }),
    kind: z.enum(['script', 'data'], 'invalid'),
    /** The part failed to load, or wasn't loaded after 120 seconds. */
    why: z.enum(['failed', 'late'], 'invalid'),
  }),
  answers: done,
})

export const unloadedParts = { reportUnloadedPart }
