import { isDeepStrictEqual } from 'node:util'
import type { JobContent } from '@trampolim/contract/job-content.ts'
import { exceptionOf } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { assertMay } from '../organizations/policy.ts'
import type { Employer } from '../organizations/queries.ts'
import type { House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeJobStatus } from './change-status.ts'
import { completeContent } from './complete-content.ts'
import { rewriteJob } from './content-queries.ts'
import { changeOwnJob, type OnJob } from './own-job.ts'
import type { OwnJobRow } from './own-queries.ts'
import type { StoredContent } from './rows.ts'
import { contentOf } from './stored.ts'

/**
 * Rewrites a job, which sends it back to approval; a paused one comes back paused. What a review asked for counts as
 * answered.
 * @throws job_not_found, invalid_form, nothing_changed, email_not_validated, profile_blocked, profile_not_approved (a
 * colleague's), move_not_allowed (under validation or ended)
 */
export async function updateJob(house: House, { accountId, jobId }: OnJob, content: JobContent) {
  return changeOwnJob(house, { accountId, jobId }, ({ tx, member, job, now }) =>
    editJob(tx, { job, recruiter: member, content, now }),
  )
}

/**
 * The same for a job that is held already. Its questions keep their ids, so that answers given stay with them; an exception
 * that a reviewer approved lapses with its change. One that was blocked only with its organisation or recruiter may come
 * back as it was.
 */
export async function editJob(
  tx: Tx,
  { job, recruiter, content, now }: { job: OwnJobRow; recruiter: Employer; content: JobContent; now: Date },
) {
  assertMay(recruiter, 'edit-job', { own: job.created_by === recruiter.accountId })
  const before = contentOf(job)
  const asIs = isDeepStrictEqual(exceptionOf(before), exceptionOf(content))
  const exceptionApprovedAt = asIs ? (job.legal_exception?.approvedAt ?? null) : null
  const stored: StoredContent = await completeContent(tx, content, {
    asked: job.questionnaire,
    exceptionApprovedAt,
    now,
  })
  if (!isBlockedWithOwner(job) && isDeepStrictEqual(contentOf(stored), before)) refuse('nothing_changed')
  const { accountId } = recruiter
  await changeJobStatus(tx, {
    jobId: job.id,
    to: 'job:pending',
    actor: 'recruiter',
    actorId: accountId,
    obstacles: { email_not_validated: !recruiter.emailValidated },
    now,
  })
  await rewriteJob(tx, { id: job.id, stored, now })
  await handIn(tx, { subject: 'job', subjectId: job.id, actorId: accountId, now })
}

/** A job that was judged itself leaves a task. */
function isBlockedWithOwner({ status, task_id }: OwnJobRow): boolean {
  return status === 'job:blocked' && task_id === null
}
