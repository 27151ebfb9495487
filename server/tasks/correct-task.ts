import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { House, Tx } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import type { Correction } from './correction.ts'
import { corrections } from './corrections.ts'
import { faultsUnder } from './faults.ts'
import { ownerOf } from './owner.ts'
import { findTask } from './queries.ts'

/** The part of a correction that each task is about. */
const parts = {
  job: 'job',
  organization: 'organization',
  recruiter: 'profile',
  candidate: 'profile',
} as const satisfies Record<ReviewSubject, 'profile' | 'organization' | 'job'>

/**
 * Corrects what a review asked for, which returns it to the queue: only the fields that were asked for, or all of it after
 * a refusal or a block. What it is about is held first, so that of two corrections the second finds the task done.
 * @throws task_not_found (also another's, and one that is done), invalid_form (by the path in the input), nothing_changed,
 * email_not_validated, profile_blocked
 */
export async function correctTask({ database, now }: House, person: Person, correction: Correction) {
  const moment = now()
  const { processId, taskId } = correction
  const named = { owner: await ownerOf(database, person), processId, taskId }
  const { subject } = (await findTask(database, named)) ?? refuse('task_not_found')
  const part = parts[subject]
  if (!correction[part]) refuse('invalid_form', fieldFaultsOf([{ field: part, code: 'required' }]))
  const { hold, correct } = corrections[subject]
  await faultsUnder(part, () =>
    database.transaction().execute(async (tx: Tx) => {
      await hold(tx, { accountId: person.accountId, taskId })
      const task = (await findTask(tx, named)) ?? refuse('task_not_found')
      await correct(tx, { accountId: person.accountId, task, correction, now: moment })
    }),
  )
}
