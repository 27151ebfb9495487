import { handler, type Schedule } from '../platform/background/work.ts'
import { closeJobs, closeJobsWork, warnOfClosing, warnOfClosingWork } from './close-jobs.ts'

export const jobHandlers = [handler(closeJobsWork, closeJobs), handler(warnOfClosingWork, warnOfClosing)]

/** Closing dates are looked at every ten minutes; warnings go out in the morning of São Paulo. */
export const jobSchedules: readonly Schedule[] = [
  { pattern: '*/10 * * * *', work: closeJobsWork },
  { pattern: '0 12 * * *', work: warnOfClosingWork },
]
