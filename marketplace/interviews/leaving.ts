import type { JobStatus } from '../jobs/status.ts'
import { isUndoable, type SelectionStep, type Unannounced, undoMinutes } from '../selection/steps.ts'
import type { Actor } from '../transitions.ts'

/** Where a candidate to whom times are offered stands in the selection. */
export type OfferedStanding = {
  readonly step: SelectionStep
  /** When they reached it. */
  readonly moved: Date
  readonly unannounced: Unannounced | null
  readonly discardedBy: Actor | null
  /** Null once the job was deleted. */
  readonly jobStatus: JobStatus | null
}

/**
 * What becomes of the offer of times to a candidate who has left the steps of interviews: it rests, or it ends.
 * `tells`: the candidate is notified; others did it themselves, or are told that the job ended.
 */
export type Leaving = { readonly rests: Date } | { readonly ends: 'canceled' | 'refused'; readonly tells: boolean }

const minute = 60_000
const hasInterviews = (step: SelectionStep) => step === 'interviews' || step === 'finalists'

/**
 * What becomes of an offer because of where its candidate stands; null while they are in a step of interviews. It rests
 * for as long as a move is undone unseen, ten minutes, also after a discard, which recruiters may take back for longer.
 */
export function leavingOf(standing: OfferedStanding, now: Date): Leaving | null {
  const { step, moved, discardedBy, jobStatus } = standing
  if (jobStatus !== null && hasInterviews(step)) return null
  const rests = new Date(moved.getTime() + undoMinutes * minute)
  if (jobStatus !== null && now < rests && mayReturn(standing, now)) return { rests }
  if (discardedBy === 'candidate') return { ends: 'refused', tells: false }
  const jobEnded = jobStatus === null || jobStatus === 'job:closed' || discardedBy === 'automation'
  return { ends: 'canceled', tells: !jobEnded }
}

/** Whether undoing moves may bring the candidate back to a step of interviews. */
function mayReturn({ unannounced }: OfferedStanding, now: Date): boolean {
  if (!unannounced || !isUndoable({ unannounced }, now)) return false
  return hasInterviews(unannounced.back) || hasInterviews(unannounced.announced)
}
