import { handler, type Schedule } from '../platform/background/work.ts'
import { closeJobs, closeJobsWork, warnOfClosing, warnOfClosingWork } from './endings/close-jobs.ts'

export const jobHandlers = [handler(closeJobsWork, closeJobs), handler(warnOfClosingWork, warnOfClosing)]

/** Closing dates are checked every ten minutes; warnings are sent in the morning, São Paulo time. */
export const jobSchedules: readonly Schedule[] = [
  { pattern: '*/10 * * * *', work: closeJobsWork },
  { pattern: '0 12 * * *', work: warnOfClosingWork },
]
