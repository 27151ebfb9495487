import { deleteAccounts, lockBegunAccounts } from '../accounts/account-queries.ts'
import { forgetContacts } from '../contact/forget-contacts.ts'
import type { House } from '../platform/house.ts'

const batch = 1000

/** Deletes accounts whose registration nobody finished within its time, with what they wrote to the marketplace. */
export async function clearBegunAccounts({ database, now }: Pick<House, 'database' | 'now'>) {
  const moment = now()
  let cleared: number
  do {
    cleared = await database.transaction().execute(async (tx) => {
      const ids = await lockBegunAccounts(tx, { now: moment, most: batch })
      if (ids.length === 0) return 0
      await forgetContacts(tx, { accountIds: ids, emails: [] })
      await deleteAccounts(tx, ids)
      return ids.length
    })
  } while (cleared === batch)
}
