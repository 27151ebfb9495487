import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearPreviews } from './queries.ts'

const clearPreviewsWork: Work<Record<string, never>> = { name: 'clear-link-previews', payload: z.strictObject({}) }

export const linkPreviewHandlers = [
  handler(clearPreviewsWork, ({ database, now }) => clearPreviews(database, tooOldBefore('linkPreview', now()))),
]

export const linkPreviewSchedules: readonly Schedule[] = [{ pattern: '41 * * * *', work: clearPreviewsWork }]
