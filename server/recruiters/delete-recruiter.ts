import { firstName, queueLetter } from '../letters/send-letter.ts'
import { employerOf } from '../organizations/policy.ts'
import { againAfterDeadlock } from '../platform/database/deadlock.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { forgetRecruiters } from './forget-recruiters.ts'
import { findLeaver, lockMembers, lockRecruiter } from './queries.ts'

/**
 * Deletes a recruiter's account and sessions at once, with everything personal; jobs and notes stay with the organisation,
 * without the name. A letter says so. If the last two leave at the same moment, one is refused.
 * @throws last_recruiter, user_not_found
 */
export async function deleteRecruiter({ database, configuration: { secret }, now }: House, accountId: string) {
  const moment = now()
  const leave = async (tx: Tx) => {
    const { organizationId } = await employerOf(tx, accountId)
    if (organizationId !== null) {
      const colleagues = await lockMembers(tx, organizationId)
      if (!colleagues.some((each) => each.accountId === accountId)) refuse('user_not_found')
      if (colleagues.length === 1) refuse('last_recruiter')
    } else {
      await lockRecruiter(tx, accountId)
      const { organizationId: joined } = await employerOf(tx, accountId)
      if (joined !== null && (await lockMembers(tx, joined)).length === 1) refuse('last_recruiter')
    }
    const leaver = (await findLeaver(tx, accountId)) ?? refuse('user_not_found')
    await forgetRecruiters(tx, { leavers: [leaver], now: moment })
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now: moment })
    await queueLetter(tx, {
      ...{ secret, id: newId(moment), to: leaver.email, template: 'recruiter-account-deleted' },
      values: { name: firstName(leaver.name) },
    })
  }
  await againAfterDeadlock(() => database.transaction().execute(leave))
}
