import type { JobStatus } from './status.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** Days a job stays open after its approval, and days that an extension adds (specification, data §9). */
export const openDays = 45

/** Days for which a job's structured data is valid after its last modification (specification, data §9). */
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

/** The `validThrough` of a job's structured data; never past its closing date. */
export function validThrough(modified: Date, closes?: Date): Date {
  const valid = modified.getTime() + validDays * dayInMs
  return new Date(closes ? Math.min(valid, closes.getTime()) : valid)
}

/** When a reviewer's claim lapses. */
export function claimLapses(claimed: Date): Date {
  return new Date(claimed.getTime() + claimMinutes * 60 * 1000)
}

/** Whether a claim still excludes others. */
export function isClaimed(claimed: Date, now: Date): boolean {
  return now.getTime() < claimLapses(claimed).getTime()
}
