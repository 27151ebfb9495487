import { canUnlink, type Network, networks } from '@trampolim/marketplace/accounts/networks.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { readDeviceOwner } from '../queries.ts'
import { deleteLink, listLinks, lockWaysIn } from './queries.ts'

type Linked = { network: Network; linked: { email: string | null; at: string } | null; canUnlink: boolean }

/** The networks that are offered here or linked, each with its link if there is one. */
export async function listLinked({ database, configuration }: House, accountId: string): Promise<Linked[]> {
  const [links, { passwordHash }] = await Promise.all([
    listLinks(database, accountId),
    readDeviceOwner(database, accountId),
  ])
  const mayGo = canUnlink({ hasPassword: passwordHash !== null, linked: links.length })
  return networks.codes.flatMap((network): Linked[] => {
    const link = links.find((each) => each.network === network)
    if (!link) return configuration.networks[network] ? [{ network, linked: null, canUnlink: false }] : []
    return [{ network, linked: { email: link.email, at: new Date(link.at).toISOString() }, canUnlink: mayGo }]
  })
}

/** Unlinks an account from a network, and has its owner told. @throws network_not_linked, last_way_in */
export async function unlink(
  { database, now }: House,
  { accountId, network }: { accountId: string; network: Network },
): Promise<void> {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const { passwordHash } = (await lockWaysIn(tx, accountId)) ?? refuse('sign_in_required')
    const links = await listLinks(tx, accountId)
    if (!links.some((each) => each.network === network)) refuse('network_not_linked')
    if (!canUnlink({ hasPassword: passwordHash !== null, linked: links.length })) refuse('last_way_in')
    await deleteLink(tx, { accountId, network })
    await record(tx, {
      type: 'account.way-in-removed',
      payload: { accountId, way: network },
      actorId: accountId,
      now: moment,
    })
  })
}
