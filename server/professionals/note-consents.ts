import type { ConsentDocument } from '@trampolim/marketplace/accounts/terms.ts'
import type { Tx } from '../platform/house.ts'
import { acceptDocument, type ProfileChange, withdrawDocument } from './queries.ts'

/** Records consents that a change of the profile gives, in their current version, or withdraws. */
export async function noteConsents(
  tx: Tx,
  { accountId, change, now }: { accountId: string; change: ProfileChange; now: Date },
) {
  const { agreeShareContactData, agreeFoundByDisability } = change
  const note = async (document: ConsentDocument, agreed: boolean | undefined) => {
    if (agreed === undefined) return
    await (agreed ? acceptDocument : withdrawDocument)(tx, { accountId, document, now })
  }
  await note('share-contact-data', agreeShareContactData)
  await note('found-by-disability', agreeFoundByDisability)
}
