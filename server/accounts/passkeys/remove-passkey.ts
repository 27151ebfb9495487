import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockCredentials } from '../queries.ts'
import { deletePasskey } from './queries.ts'

/** Removes a passkey of an account, and has its owner told. @throws passkey_not_found */
export async function removePasskey(
  { database, now }: House,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await lockCredentials(tx, accountId)
    if (!(await deletePasskey(tx, { accountId, id }))) refuse('passkey_not_found')
    const payload = { accountId, way: 'passkey' }
    await record(tx, { type: 'account.way-in-removed', payload, actorId: accountId, now: now() })
  })
}
