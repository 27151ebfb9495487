import { isDeepStrictEqual } from 'node:util'
import type { JobContent } from '@trampolim/contract/job-content.ts'
import { faultAt } from '@trampolim/marketplace/faults.ts'
import { exceptionOf } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { reviewedPart } from '@trampolim/marketplace/jobs/reviewed-part.ts'
import { assertMay } from '../../organizations/policy.ts'
import type { Employer } from '../../organizations/queries.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { handIn } from '../../rounds/hand-in.ts'
import { changeJobStatus } from '../change-status.ts'
import { completeContent } from '../content/complete-content.ts'
import { rewriteJob, rewriteUnreviewed } from '../content/content-queries.ts'
import { asRead, contentOf, isSameContent } from '../content/stored.ts'
import type { StoredContent } from '../rows.ts'
import { changeOwnJob, type OnJob } from './change-own-job.ts'
import type { OwnJobRow } from './own-queries.ts'

/**
 * Rewrites a job, which returns it to review; a paused one is paused again once approved. Resolves the open review
 * task. If only fields change that reviewers don't read, a published job isn't reviewed again.
 * `basedOn`, if given, is the version that was read: one that was changed since stays as it is. What is already there is no
 * conflict, as when a form is sent again because its answer was lost.
 * @throws job_not_found, job_changed, invalid_form, nothing_changed, email_not_validated, profile_blocked, profile_not_approved (a
 * colleague's), move_not_allowed (under validation or ended)
 */
export async function updateJob(
  house: House,
  { accountId, jobId }: OnJob,
  { content, basedOn }: { content: JobContent; basedOn: string | undefined },
) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, member, job, now }) => {
    if (basedOn !== undefined && basedOn !== job.modified_at.toISOString()) {
      const written = await completeContent(tx, content, { asked: job.questionnaire, now })
      return isSameContent(job, written) ? undefined : refuse('job_changed')
    }
    return editJob(tx, { job, recruiter: member, content, now })
  })
}

/**
 * Edits a job that is already locked. Its questions keep their ids, so that answers stay linked; changing a legal
 * exception revokes its approval. A job that was ever approved keeps its kind: people applied to it with curriculums of
 * that kind, and the kind decides whether recruiters may choose by age. It may be handed in unchanged with `asIs`, and if it
 * was blocked only because its organisation or recruiter was blocked.
 */
export async function editJob(
  tx: Tx,
  {
    job,
    recruiter,
    content,
    asIs = false,
    now,
  }: { job: OwnJobRow; recruiter: Employer; content: JobContent; asIs?: boolean; now: Date },
) {
  assertMay(recruiter, 'edit-job', { own: job.created_by === recruiter.accountId })
  const before = contentOf(job)
  if (job.approved_at && content.jobSpecificType !== before.jobSpecificType) {
    refuse('invalid_form', fieldFaultsOf(faultAt('jobSpecificType', 'kind_of_approved_job')))
  }
  const isSameException = isDeepStrictEqual(exceptionOf(before), exceptionOf(content))
  const exceptionApprovedAt = isSameException ? (job.legal_exception?.approvedAt ?? null) : null
  const stored: StoredContent = await completeContent(tx, content, {
    asked: job.questionnaire,
    exceptionApprovedAt,
    now,
  })
  const after = contentOf(stored)
  if (!asIs && !isBlockedWithOwner(job) && isDeepStrictEqual(asRead(after), asRead(before))) refuse('nothing_changed')
  const { accountId } = recruiter
  if (isPublished(job) && isDeepStrictEqual(reviewedPart(after), reviewedPart(before))) {
    const asksSummary = after.jobSummaryEmail && !before.jobSummaryEmail
    await rewriteUnreviewed(tx, { id: job.id, stored, asksSummary, now })
    await record(tx, { type: 'job.changed', payload: { jobId: job.id }, actorId: accountId, now })
    return
  }
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

/** Whether the job's current version is the approved one, open or paused. */
function isPublished({ status }: OwnJobRow): boolean {
  return status === 'job:approved' || status === 'job:disabled'
}

/** Whether the job was blocked only with its owner; one that was blocked in its own right has a task. */
function isBlockedWithOwner({ status, task_id }: OwnJobRow): boolean {
  return status === 'job:blocked' && task_id === null
}
