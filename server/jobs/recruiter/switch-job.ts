import { extendedClosingDate, isExtendable } from '@trampolim/marketplace/jobs/closing.ts'
import { pauseStatus } from '@trampolim/marketplace/jobs/status.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { changeJobStatus } from '../change-status.ts'
import { rewriteClosing } from '../status-queries.ts'
import { changeOwnJob, type OnJob } from './change-own-job.ts'

/** Pauses or resumes a selection. @throws job_not_found, already_there, move_not_allowed, profile_blocked */
export async function switchJob(house: House, { accountId, jobId }: OnJob, resumed: boolean) {
  const to = pauseStatus(resumed)
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, job, now }) => {
    if (job.status === to) refuse('already_there')
    await changeJobStatus(tx, { jobId, to, actor: 'recruiter', actorId: accountId, now })
  })
}

/**
 * Extends a job's closing date by 45 days. `closes` is the date that was read: of two recruiters who read the same, the
 * second extends nothing. @throws job_not_found, job_not_extendable, closing_changed, profile_blocked
 */
export async function extendJob(house: House, { accountId, jobId, closes }: OnJob & { closes?: string }) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, job, now }) => {
    if (!isExtendable(job.status) || !job.closes_at) return refuse('job_not_extendable')
    if (closes !== undefined && Date.parse(closes) !== job.closes_at.getTime()) refuse('closing_changed')
    await rewriteClosing(tx, { jobId, closes: extendedClosingDate(job.closes_at) })
    await record(tx, { type: 'job.changed', payload: { jobId }, actorId: accountId, now })
  })
}
