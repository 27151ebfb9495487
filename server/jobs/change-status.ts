import { closingDate } from '@trampolim/marketplace/jobs/closing.ts'
import { type JobStatus, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { type Actor, move, type Obstacles } from '@trampolim/marketplace/transitions.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { lockJob, rewriteJobStatus, storeJobChange } from './status-queries.ts'

export type JobMove = {
  jobId: string
  to: JobStatus
  actor: Actor
  actorId: string | null
  /** The reason shown to the job's recruiters. */
  reason?: string | null
  obstacles?: Obstacles
  now: Date
}

/**
 * Changes a job's status; no other code does. Locks the job, checks the move against the table of transitions, and
 * writes the status with its dates, its history entry (who, when, why) and the events. An approval opens the job for 45
 * days; resuming it keeps its closing date.
 * @returns the previous status
 * @throws job_not_found, and the codes of the transition table
 */
export async function changeJobStatus(tx: Tx, asked: JobMove): Promise<JobStatus> {
  const { jobId, to, actor, actorId, reason = null, obstacles = {}, now } = asked
  const held = (await lockJob(tx, jobId)) ?? refuse('job_not_found')
  const from = held.status
  const moved = move(jobTransitions, {
    from,
    to,
    actor,
    obstacles: { job_was_paused: held.pausedWhenEdited, job_was_not_paused: !held.pausedWhenEdited, ...obstacles },
  })
  if (!moved.ok) return refuse(moved.code)
  const approved = actor === 'reviewer' && (to === 'job:approved' || to === 'job:disabled')
  await rewriteJobStatus(tx, {
    jobId,
    status: to,
    reason,
    pausedWhenEdited: awaitsApproval(to) && (held.pausedWhenEdited || from === 'job:disabled'),
    approved: approved ? { at: now, closes: closingDate(now) } : null,
    closed: to === 'job:closed' ? now : null,
    takenDown: to === 'job:blocked' ? now : null,
  })
  const changeId = newId(now)
  await storeJobChange(tx, { id: changeId, jobId, from, to, actor, actorId, reason, now })
  const by = actorId ?? undefined
  await record(tx, { type: 'job.status-changed', payload: { jobId, changeId }, actorId: by, now })
  await record(tx, { type: 'job.changed', payload: { jobId }, actorId: by, now })
  return from
}

/**
 * Whether an edit of a job in this status awaits an approval, of itself or of its correction; until then it is stored
 * whether the job was paused.
 */
function awaitsApproval(status: JobStatus): boolean {
  return status === 'job:pending' || status === 'job:validating' || status === 'job:rejected'
}
