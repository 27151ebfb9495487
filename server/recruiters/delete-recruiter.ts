import { deleteAccounts } from '../accounts/account-queries.ts'
import { eraseFile } from '../files/erase-file.ts'
import { employerOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { forgetProfiles } from '../profiles/forget-profiles.ts'
import { findAvatar, lockMembers, lockRecruiter } from './queries.ts'

/**
 * Deletes a recruiter's account and sessions at once; jobs and notes stay with the organisation. If the last two leave at
 * the same moment, one is refused. @throws last_recruiter, user_not_found
 */
export async function deleteRecruiter({ database, now }: House, accountId: string) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
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
    const avatar = await findAvatar(tx, accountId)
    await forgetProfiles(tx, { subject: 'recruiter', subjectIds: [accountId], now: moment })
    await deleteAccounts(tx, [accountId])
    if (avatar) await eraseFile(tx, avatar)
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now: moment })
  })
}
