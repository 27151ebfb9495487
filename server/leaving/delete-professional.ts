import { deleteAccounts } from '../accounts/account-queries.ts'
import { forgetContacts } from '../contact/forget-contacts.ts'
import { eraseFile } from '../files/erase-file.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { forgetProfiles } from '../profiles/forget-profiles.ts'
import { dropInvitationsTo } from '../recruiters/invitations/invitation-queries.ts'
import { lockJobsOf } from '../selection/endings/departure-queries.ts'
import { keepDepartures } from '../selection/endings/keep-departures.ts'
import { tellOfAbsence } from '../selection/endings/tell-of-absence.ts'
import { dropCodesTo } from '../verifications/queries.ts'
import { findFilesOf, lockLeaver } from './queries.ts'

/**
 * Deletes a candidate's account with all personal data, in all lists at once; files follow in the background.
 * Selections keep the fact that somebody was there and left, and reviews keep what was decided and when, both without
 * the person; recruiters who count on them are told. A letter confirms the deletion.
 * @throws user_not_found
 */
export async function deleteProfessional(house: House, accountId: string): Promise<void> {
  const { database, configuration, now } = house
  const { secret } = configuration
  const moment = now()
  const leave = async (tx: Tx) => {
    // Deleting a job locks the job before the people in its selection, so jobs are locked first here too.
    await lockJobsOf(tx, accountId)
    const { name, email, phones } = (await lockLeaver(tx, accountId)) ?? refuse('user_not_found')
    await tellOfAbsence(tx, house, { professionalId: accountId, absence: 'left', now: moment })
    await keepDepartures(tx, { professionalId: accountId, now: moment })
    const files = await findFilesOf(tx, accountId)
    await forgetProfiles(tx, { subject: 'candidate', subjectIds: [accountId], now: moment })
    await dropCodesTo(tx, [email, ...phones])
    await dropInvitationsTo(tx, [email])
    await forgetContacts(tx, { accountIds: [accountId], emails: [email] })
    await deleteAccounts(tx, [accountId])
    for (const file of files) await eraseFile(tx, file)
    await record(tx, { type: 'professional.changed', payload: { accountId }, actorId: accountId, now: moment })
    await queueLetter(tx, {
      ...{ secret, id: newId(moment), to: email, template: 'account-deleted' },
      values: { name: firstName(name) },
    })
  }
  await database.transaction().execute(leave)
}
