import { morningHour } from '@trampolim/marketplace/alerts/letters.ts'
import { handler, type Schedule } from '../platform/background/work.ts'
import { lowerSchoolings, lowerSchoolingsWork } from './content/lower-schoolings.ts'
import { closeJobs, closeJobsWork, warnOfClosing, warnOfClosingWork } from './endings/close-jobs.ts'
import { sendJobSummaries, sendJobSummariesWork } from './summaries/send-job-summaries.ts'

export const jobHandlers = [
  handler(closeJobsWork, closeJobs),
  handler(warnOfClosingWork, warnOfClosing),
  handler(sendJobSummariesWork, sendJobSummaries),
  handler(lowerSchoolingsWork, lowerSchoolings),
]

/**
 * Closing dates are checked every ten minutes; warnings are sent in the morning, São Paulo time. Weekly summaries are
 * sent on Mondays; if a Monday was missed, on the next morning.
 */
export const jobSchedules: readonly Schedule[] = [
  { pattern: '*/10 * * * *', work: closeJobsWork },
  { pattern: '0 12 * * *', work: warnOfClosingWork },
  { pattern: `20 ${morningHour} * * *`, work: sendJobSummariesWork },
]
