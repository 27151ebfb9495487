import { z } from 'zod'
import { type Handler, handler, type Schedule, type Work } from '../platform/background/work.ts'
import { refreshPopularCounts } from './refresh-job-search.ts'
import { jobRefill } from './write-job-search.ts'

const countPopularWork: Work<Record<string, never>> = { name: 'count-popular-jobs', payload: z.object({}) }

export const jobSearchHandlers: readonly Handler[] = [
  handler(countPopularWork, refreshPopularCounts),
  jobRefill.handler,
]

export const jobSearchSchedules: readonly Schedule[] = [{ pattern: '*/5 * * * *', work: countPopularWork }]
