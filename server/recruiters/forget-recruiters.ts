import { deleteAccounts } from '../accounts/account-queries.ts'
import { forgetContacts } from '../contact/forget-contacts.ts'
import { eraseFile } from '../files/erase-file.ts'
import { forgetAuthors } from '../messages/forget-authors.ts'
import type { Tx } from '../platform/house.ts'
import { forgetProfiles } from '../profiles/forget-profiles.ts'
import { blankAuthors } from '../selection/endings/departure-queries.ts'
import { dropCodesTo } from '../verifications/queries.ts'
import { dropInvitationsTo } from './invitations/invitation-queries.ts'
import { findFilesOf } from './queries.ts'

type Leaver = { accountId: string; email: string; phone: string }

/**
 * Deletes recruiters' accounts with all personal data. Jobs stay as they are. Notes, messages and views of medical
 * reports are kept without the name of the person who wrote or opened them. The caller has locked the recruiters.
 */
export async function forgetRecruiters(tx: Tx, { leavers, now }: { leavers: readonly Leaver[]; now: Date }) {
  const ids = leavers.map(({ accountId }) => accountId)
  const files = await findFilesOf(tx, ids)
  await blankAuthors(tx, ids)
  await forgetAuthors(tx, ids)
  await forgetProfiles(tx, { subject: 'recruiter', subjectIds: ids, now })
  await dropCodesTo(
    tx,
    leavers.flatMap(({ email, phone }) => [email, phone]),
  )
  const emails = leavers.map(({ email }) => email)
  await dropInvitationsTo(tx, emails)
  await forgetContacts(tx, { accountIds: ids, emails })
  await deleteAccounts(tx, ids)
  for (const file of files) await eraseFile(tx, file)
}
