import { type JobStatus, standingOf } from '../jobs/status.ts'
import type { ProfileStatus } from '../organizations/profile-status.ts'
import { type Candidacy, isUndoable, isWithdrawn, visibleStep } from '../selection/steps.ts'

/** The most characters of a message. */
export const longestMessage = 4000

/** The most characters of a report of a thread, and of the answer to it. */
export const longestThreadReport = 1000

/** What a reviewer decides on a report: to close the thread for good, or to leave it open. */
export const threadDecisions = ['close', 'keep'] as const
export type ThreadDecision = (typeof threadDecisions)[number]

/** The two sides of a thread: the candidate, and all recruiters of the job's organisation. */
export type Side = 'candidate' | 'company'

/** Why a thread can only be read. */
export const threadClosings = [
  'stopped',
  'job_deleted',
  'job_removed',
  'job_ended',
  'company_away',
  'withdrawn',
  'discarded',
] as const
export type ThreadClosing = (typeof threadClosings)[number]

/** What decides whether a thread can be written in. */
export type ThreadFacts = {
  /** Null if the job was deleted. */
  readonly job: { readonly status: JobStatus; readonly takenDown: boolean } | null
  readonly organizationStatus: ProfileStatus | null
  readonly candidacy: Candidacy
  /** Whether a reviewer closed it after a report. */
  readonly stopped: boolean
}

/**
 * Why a side can't write in a thread; null if it can. A discard that can still be undone closes the thread only for
 * recruiters: nothing may reveal it to the candidate yet.
 */
export function closingOf(
  { job, organizationStatus, candidacy, stopped }: ThreadFacts,
  { side, now }: { side: Side; now: Date },
): ThreadClosing | null {
  if (stopped) return 'stopped'
  if (!job) return 'job_deleted'
  const standing = standingOf(job.status, job)
  if (standing === 'removed') return 'job_removed'
  if (standing === 'closed') return 'job_ended'
  // A refused edit leaves the approved organisation in force.
  if (organizationStatus === 'blocked') return 'company_away'
  if (isWithdrawn(candidacy)) return 'withdrawn'
  const step = side === 'candidate' && isUndoable(candidacy, now) ? visibleStep(candidacy, now) : candidacy.step
  return step === 'discarded' ? 'discarded' : null
}

/** Minutes for which a message must be unread before a letter announces it. */
export const minutesUntilLetter = 60

/**
 * Whether a letter announces a message to its reader: it is still unread, and no letter was sent since they last read
 * the thread.
 */
export function isLetterDue({
  message,
  readTo,
  announcedTo,
}: {
  /** The message's number in its thread; the other values are message numbers too. */
  readonly message: number
  readonly readTo: number
  readonly announcedTo: number
}): boolean {
  return message > readTo && announcedTo <= readTo
}

/** A message as it is stored: with uniform line ends, and trimmed. */
export function tidyMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
