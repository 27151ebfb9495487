import { alertFrequencies } from '@trampolim/marketplace/alerts/alert.ts'
import { z } from 'zod'
import type { Work } from '../platform/background/work.ts'

/** Starts the morning letters: the daily ones, and on Mondays the weekly ones. */
export const sendMorningLettersWork: Work<Record<string, never>> = { name: 'send-alerts', payload: z.object({}) }

/** Queues letters to people who want to hear of a job at once, batch by batch; `after` is empty for the first batch. */
export const notifyAtOnceWork: Work<{ jobId: string; after: string }> = {
  name: 'tell-alerts-at-once',
  payload: z.strictObject({ jobId: z.string(), after: z.string() }),
}

const frequencies = z.array(z.enum(alertFrequencies))

/** One person's letter, with the news of their alerts of these frequencies. */
export const sendAlertLetterWork: Work<{ professionalId: string; frequencies: z.infer<typeof frequencies> }> = {
  name: 'send-alert-letter',
  payload: z.strictObject({ professionalId: z.string(), frequencies }),
}

/** Interprets searches again that were last interpreted some days ago. */
export const understandAlertsWork: Work<Record<string, never>> = { name: 'understand-alerts', payload: z.object({}) }

/** Deletes old news, and searches without alerts. */
export const tidyAlertsWork: Work<Record<string, never>> = { name: 'tidy-alerts', payload: z.object({}) }
