import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { forgetNames } from '../audit/queries.ts'
import type { House } from '../platform/house.ts'
import { deleteOldKeys } from './queries.ts'

/** Deletes links, requests and keys after their time, with what the audit log quotes from them. */
export async function clearKeys({ database, now }: Pick<House, 'database' | 'now'>) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const subjectIds = await deleteOldKeys(tx, {
      now: tooOldBefore('keyLink', moment),
      used: tooOldBefore('unusedKey', moment),
      ended: tooOldBefore('endedKey', moment),
    })
    await forgetNames(tx, { subject: 'api-key', subjectIds })
  })
}
