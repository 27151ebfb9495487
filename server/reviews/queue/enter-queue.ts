import { isUnderReview, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { withdrawRounds } from '../../rounds/forget-rounds.ts'
import { enterQueue, setOrganizationOfRound } from '../../rounds/queries.ts'
import type { Reviewed } from '../../rounds/rows.ts'
import { readSubject, type SubjectNow } from '../sheet/read-subject.ts'
import { lockSubject } from './lock-round.ts'

/** Whether a status of a job or profile means that it awaits a reviewer. */
export function waitsForReview(status: string): boolean {
  return isUnderReview(status.replace(/^job:/, '') as ProfileStatus)
}

/**
 * Puts a handed-in subject into the reviewers' queue, due at the end of the second working day from then. Handing it in
 * twice keeps the first entry. Edits of published jobs come before everything new. The subject is locked, so that an edit
 * is either in what the round begins with or finds the round and raises its edition.
 */
export async function askForReview(tx: Tx, { subject, subjectId, asked }: Reviewed & { asked: Date }) {
  await lockSubject(tx, { subject, subjectId })
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

/**
 * Whether the subject is approved and no part of it awaits review. For an approved organisation, only a new logo can
 * await review, which its recruiters may revert.
 */
function isSettled(current: SubjectNow | undefined): boolean {
  return current?.status === 'approved' && !current.logo?.alone
}

/** Removes a subject that was deleted or has ended from the queue, with its tasks; another one stays with its organisation. */
export async function tidyQueue(tx: Tx, { subject, subjectId, now }: Reviewed & { now: Date }) {
  const current = await readSubject(tx, { subject, subjectId, now })
  const hasEnded = current?.status === 'job:closed' || (subject === 'organization' && isSettled(current))
  if (current && !hasEnded) {
    await setOrganizationOfRound(tx, { subject, subjectId, organizationId: current.organizationId })
    return
  }
  await withdrawRounds(tx, { subject, subjectIds: [subjectId], now })
}
