import { eraseFile } from '../files/erase-file.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { dropShown, dropWaitingLogo } from './organization-queries.ts'

/** Publishes the current content of an organisation once it is approved. */
export async function showAsItIs(tx: Tx, organizationId: string, now: Date) {
  await forget(tx, await dropShown(tx, organizationId), { organizationId, now })
}

/** Reverts a new logo that a reviewer refused to the published one. */
export async function refuseLogo(tx: Tx, organizationId: string, now: Date) {
  await forget(tx, await dropWaitingLogo(tx, organizationId), { organizationId, now })
}

async function forget(
  tx: Tx,
  dropped: { formerLogo: string | null } | undefined,
  { organizationId, now }: { organizationId: string; now: Date },
) {
  if (!dropped) return
  if (dropped.formerLogo) await eraseFile(tx, dropped.formerLogo)
  await record(tx, { type: 'organization.changed', payload: { organizationId }, now })
}
