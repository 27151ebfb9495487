import { isLastToAct } from '@trampolim/marketplace/organizations/last-to-act.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { employerOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { countAheadSetBy } from '../selection/interviews/queries.ts'
import { forgetRecruiters } from './forget-recruiters.ts'
import { listColleagues } from './joining/join-queries.ts'
import { findLeaver, lockMembers, lockRecruiter } from './queries.ts'
import { writeToColleagues } from './write-to-colleagues.ts'

/**
 * Deletes a recruiter's account and sessions at once, with all personal data; jobs and notes stay with the
 * organisation, without the name. Letters inform them and their colleagues. The last recruiter who can act for the
 * organisation must first invite somebody, have a colleague approved, or close it; if the last two leave at the same
 * moment, one is refused.
 * @throws last_recruiter, user_not_found
 */
export async function deleteRecruiter({ database, configuration: { secret }, now }: House, accountId: string) {
  const moment = now()
  const leave = async (tx: Tx) => {
    const organizationId = await leftOrganization(tx, accountId)
    const leaver = (await findLeaver(tx, accountId)) ?? refuse('user_not_found')
    const colleagues = organizationId
      ? await listColleagues(tx, { organizationId, without: accountId, approvedOnly: false })
      : []
    const ofLeaver = { recruiterId: accountId, now: moment }
    const interviews = organizationId ? await countAheadSetBy(tx, { ...ofLeaver, organizationId }) : 0
    await forgetRecruiters(tx, { leavers: [leaver], now: moment })
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now: moment })
    await queueLetter(tx, {
      ...{ secret, id: newId(moment), to: leaver.email, template: 'recruiter-account-deleted' },
      values: { name: firstName(leaver.name), interviews },
    })
    if (organizationId && colleagues.length > 0) {
      await record(tx, { type: 'recruiter.left', payload: { organizationId }, now: moment })
    }
    // Written here and not by a listener, since the name is deleted before a listener would run.
    await writeToColleagues(tx, colleagues, {
      ...{ secret, template: 'colleague-left', now: moment },
      valuesFor: ({ name, company }) => ({ name: firstName(name), company, gone: leaver.name, interviews }),
    })
  }
  await database.transaction().execute(leave)
}

/** Locks the members of the organisation that a recruiter leaves; null if they are in none. @throws last_recruiter */
async function leftOrganization(tx: Tx, accountId: string): Promise<string | null> {
  const { organizationId } = await employerOf(tx, accountId)
  if (organizationId !== null) {
    await lockAsLeft(tx, { organizationId, accountId })
    return organizationId
  }
  await lockRecruiter(tx, accountId)
  const { organizationId: joined } = await employerOf(tx, accountId)
  if (joined !== null) await lockAsLeft(tx, { organizationId: joined, accountId })
  return joined
}

async function lockAsLeft(tx: Tx, { organizationId, accountId }: { organizationId: string; accountId: string }) {
  const members = (await lockMembers(tx, organizationId)).map((each) => ({
    accountId: each.accountId,
    approved: hasBeenApproved(each),
  }))
  const own = members.find((each) => each.accountId === accountId) ?? refuse('user_not_found')
  const colleagues = members.filter((each) => each !== own)
  if (isLastToAct(own, colleagues)) refuse('last_recruiter')
}
