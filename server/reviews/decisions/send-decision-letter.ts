import { lockJob } from '../../jobs/status-queries.ts'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { announceWithJob, markAnnounced } from '../../rounds/queries.ts'
import { type DecidedRow, findAddressees, findDecided, listAnnouncedWith } from './letter-queries.ts'

type Decision = { reviewId: string; letterId: string }

/**
 * Queues the letters about a decision. A first approval has none while a first job waits for its decision, since the
 * letter about the job announces it too. `letterId` is the id of the first letter.
 */
export async function sendDecisionLetter(tx: Tx, { reviewId, letterId }: Decision, house: House) {
  const decided = await findSettled(tx, reviewId)
  if (!decided) return
  if (decided.announcedWith) {
    const { jobId, waits } = decided.announcedWith
    if (waits) await announceWithJob(tx, { reviewId, jobId })
    return
  }
  await queueDecisionLetters(tx, { decided, letterId }, house)
  await markAnnounced(tx, announcedBy(decided))
  // A colleague's letter doesn't announce the approval of an author who isn't there any more.
  if (decided.subject === 'job' && decided.authorId === null) await sendWithheldLetters(tx, decided.subjectId, house)
}

/** Announces the approvals that waited for a job's letter, because the job left the queue without a decision. */
export async function sendWithheldLetters(tx: Tx, jobId: string, house: House) {
  for (const reviewId of await listAnnouncedWith(tx, jobId)) {
    await sendDecisionLetter(tx, { reviewId, letterId: newId(house.now()) }, house)
  }
}

/**
 * Finds a decision; if it waits for a job, that job is locked, so that it is neither decided on nor deleted in the
 * meantime.
 */
async function findSettled(tx: Tx, reviewId: string) {
  const decided = await findDecided(tx, reviewId)
  if (!decided?.announcedWith?.waits) return decided
  await lockJob(tx, decided.announcedWith.jobId)
  return findDecided(tx, reviewId)
}

/**
 * What a decision's letter announces: the subject of the decision and, in the letter about a first job, earlier
 * approvals.
 */
function announcedBy({ subject, subjectId, first, alsoApproved, organizationId, authorId }: DecidedRow) {
  const ids = { organization: organizationId, recruiter: authorId }
  const withJob = first ? (['organization', 'recruiter'] as const) : alsoApproved
  return [
    { subject, subjectId },
    ...withJob.flatMap((approved) => {
      const id = ids[approved]
      return id === null ? [] : [{ subject: approved, subjectId: id }]
    }),
  ]
}

async function queueDecisionLetters(
  tx: Tx,
  { decided, letterId }: { decided: DecidedRow; letterId: string },
  { configuration: { secret }, now }: House,
) {
  const {
    id,
    subject,
    subjectId,
    decision,
    reason,
    changes,
    name: subjectName,
    logoOnly,
    first,
    paused,
    alsoApproved,
    inForce,
    jobsToHandIn,
    shownAgain,
  } = decided
  const task = { processId: id, taskId: subjectId }
  const addressees = await findAddressees(tx, decided)
  const letters = addressees.map(({ email: to, name: whole }, at) => {
    const name = firstName(whole)
    const letter = { id: at === 0 ? letterId : newId(now()), to }
    if (logoOnly) {
      const values = { name, company: subjectName, approved: decision === 'approve', reason }
      return { ...letter, template: 'logo-decided' as const, values }
    }
    const facts = { decision, reason, changes, first, paused, alsoApproved, inForce, jobsToHandIn, shownAgain }
    const values = { name, subject, subjectName, task, ...facts }
    return { ...letter, template: 'review-decided' as const, values }
  })
  await queueLetters(tx, { secret, letters })
}
