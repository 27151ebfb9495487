import { isUnderReview, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { answerTasks, enterQueue, leaveQueue } from '../rounds/queries.ts'
import type { Reviewed } from '../rounds/rows.ts'
import { readSubject, type SubjectNow } from './read-subject.ts'

/** Whether a status, of a job or of a profile, is one that waits for a reviewer. */
export function waitsForReview(status: string): boolean {
  return isUnderReview(status.replace(/^job:/, '') as ProfileStatus)
}

/**
 * Puts what its owner handed in before the reviewers, due at the end of the second working day from then. Handed in twice
 * it waits once, since the first time. An edit of a published job comes before all that is new.
 */
export async function askForReview(tx: Tx, { subject, subjectId, asked }: Reviewed & { asked: Date }) {
  const current = await readSubject(tx, { subject, subjectId, now: asked })
  if (!current || !(waitsForReview(current.status) || current.logo?.alone)) return
  const { name, organizationId, isPublished: ahead } = current
  const due = reviewDueAt(asked)
  await enterQueue(tx, {
    id: newId(asked),
    subject,
    subjectId,
    name,
    organizationId,
    entered: asked,
    due,
    ahead,
    asked,
  })
}

/** An approved organisation waits for nothing but a new logo, which its recruiters may take back. */
function isSettled(current: SubjectNow | undefined): boolean {
  return current?.status === 'approved' && !current.logo?.alone
}

/** Takes out of the queue what has gone or ended meanwhile, and its tasks with it. */
export async function tidyQueue(tx: Tx, { subject, subjectId, now }: Reviewed & { now: Date }) {
  const current = await readSubject(tx, { subject, subjectId, now })
  const hasEnded = current?.status === 'job:closed' || (subject === 'organization' && isSettled(current))
  if (current && !hasEnded) return
  const gone = { subject, subjectIds: [subjectId] }
  await leaveQueue(tx, gone)
  await answerTasks(tx, { ...gone, now })
}
