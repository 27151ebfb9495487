import type { JobStatus } from './status.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** Days a job stays open after its approval, and days that an extension adds (specification, data §9). */
export const openDays = 45

/** Days for which structured data without a closing date is valid after the last modification (specification, data §9). */
export const validDays = 45

/** Minutes for which a reviewer's claim on a job, organisation or profile lasts. */
export const claimMinutes = 30

/** When a job approved now closes. */
export function closingDate(approved: Date): Date {
  return new Date(approved.getTime() + openDays * dayInMs)
}

/** Whether the recruiter may extend it: only an open or paused job. */
export function isExtendable(status: JobStatus): boolean {
  return status === 'job:approved' || status === 'job:disabled'
}

/** The closing date after one extension: 45 days after the current closing date. */
export function extendedClosingDate(closes: Date): Date {
  return new Date(closes.getTime() + openDays * dayInMs)
}

/**
 * The `validThrough` of a job's structured data: its closing date, which an approval or extension gives it, so that an
 * open job's data is never out of date; without one, 45 days after its last modification.
 */
export function validThrough(modified: Date, closes?: Date): Date {
  return closes ?? new Date(modified.getTime() + validDays * dayInMs)
}

/** When a reviewer's claim lapses. */
export function claimLapses(claimed: Date): Date {
  return new Date(claimed.getTime() + claimMinutes * 60 * 1000)
}

/** Whether a claim still excludes others. */
export function isClaimed(claimed: Date, now: Date): boolean {
  return now.getTime() < claimLapses(claimed).getTime()
}
