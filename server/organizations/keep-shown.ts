import { eraseFile } from '../files/erase-file.ts'
import type { Tx } from '../platform/house.ts'
import { storeShown } from './organization-queries.ts'

/** Keeps what was approved last for everybody else, before an edit; a logo that is shown to nobody any more is erased. */
export async function keepShown(tx: Tx, organizationId: string) {
  const formerLogo = await storeShown(tx, organizationId)
  if (formerLogo) await eraseFile(tx, formerLogo)
}
