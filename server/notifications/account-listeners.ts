import type { VariantOf } from '@trampolim/marketplace/notifications/kinds.ts'
import { type Listener, listen } from '../platform/events/listener.ts'
import type { House, Tx } from '../platform/house.ts'
import { isReader, recruitersOf } from './listener-queries.ts'
import { tell } from './tell.ts'

/** Creates the notifications about a person's own account, and about who joins and leaves a company. */
export const accountListeners: readonly Listener[] = [
  listen('account.signed-in-anew', 'notify.device', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'newDevice' }, house),
  ),
  listen('account.tried-from-elsewhere', 'notify.tried', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'tried' }, house),
  ),
  listen('account.password-changed', 'notify.password', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'password' }, house),
  ),
  listen('account.way-in-added', 'notify.way-added', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'wayAdded' }, house),
  ),
  listen('account.way-in-removed', 'notify.way-removed', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'wayRemoved' }, house),
  ),
  listen('account.second-step-changed', 'notify.second-step', (tx, { payload }, house) =>
    tellOwner(tx, { ...payload, variant: 'secondStep' }, house),
  ),

  listen('recruiter.asked-to-join', 'notify.asked', async (tx, { payload }, house) => {
    if (payload.notifyColleagues) await tellColleagues(tx, { ...payload, variant: 'asked' }, house)
  }),
  listen('recruiter.joined', 'notify.joined', (tx, { payload }, house) =>
    tellColleagues(tx, { ...payload, variant: 'joined' }, house),
  ),
  listen('recruiter.put-out', 'notify.put-out', (tx, { payload }, house) =>
    tellColleagues(tx, { ...payload, variant: 'putOut' }, house),
  ),
  listen('recruiter.left', 'notify.left', async (tx, { payload: { organizationId } }, house) => {
    const accountIds = await recruitersOf(tx, { organizationId, selecting: false })
    await tell(tx, { kind: 'colleague', variant: 'left', accountIds }, house)
  }),
]

async function tellOwner(
  tx: Tx,
  { accountId, variant }: { accountId: string; variant: VariantOf<'security'> },
  house: House,
) {
  if (await isReader(tx, accountId)) await tell(tx, { kind: 'security', variant, accountIds: [accountId] }, house)
}

type OfColleague = { accountId: string; organizationId: string; variant: VariantOf<'colleague'> }

async function tellColleagues(tx: Tx, { accountId, organizationId, variant }: OfColleague, house: House) {
  const accountIds = await recruitersOf(tx, { organizationId, selecting: variant === 'asked', without: accountId })
  await tell(tx, { kind: 'colleague', variant, accountIds, personId: accountId }, house)
}
