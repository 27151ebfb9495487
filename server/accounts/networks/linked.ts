import { canUnlink, type Network, networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertPassword, holdVerified } from '../passwords/assert-password.ts'
import { readDeviceOwner } from '../queries.ts'
import { deleteLink, listLinks } from './queries.ts'

type Linked = {
  network: Network
  linked: { email: string | null; at: string } | null
  canUnlink: boolean
  asksPassword: boolean
}

/** The networks that are offered here or linked, each with its link if there is one. */
export async function listLinked({ database, configuration }: House, accountId: string): Promise<Linked[]> {
  const [links, { passwordHash }] = await Promise.all([
    listLinks(database, accountId),
    readDeviceOwner(database, accountId),
  ])
  const asksPassword = passwordHash !== null
  const mayGo = canUnlink({ hasPassword: asksPassword, linked: links.length })
  return networks.codes.flatMap((network): Linked[] => {
    const link = links.find((each) => each.network === network)
    if (!link) return configuration.networks[network] ? [{ network, linked: null, canUnlink: false, asksPassword }] : []
    return [
      { network, linked: { email: link.email, at: new Date(link.at).toISOString() }, canUnlink: mayGo, asksPassword },
    ]
  })
}

/**
 * Unlinks an account from a network and informs its owner by letter. The password is asked for, since a session may
 * have been left open. For an account without a password the session is enough, as it is for deleting the account.
 * @throws wrong_password, too_many_sign_ins, network_not_linked, last_way_in
 */
export async function unlink(
  house: House,
  person: Person,
  { network, password = '' }: { network: Network; password?: string | undefined },
): Promise<void> {
  const { accountId } = person
  const { database } = house
  const known = await listLinks(database, accountId)
  if (!known.some((each) => each.network === network)) refuse('network_not_linked')
  const { passwordHash: asked } = await readDeviceOwner(database, accountId)
  const passwordHash = asked === null ? null : await assertPassword(house, accountId, password)
  await database.transaction().execute(async (tx) => {
    await holdVerified(tx, person, passwordHash)
    const links = await listLinks(tx, accountId)
    if (!links.some((each) => each.network === network)) refuse('network_not_linked')
    if (!canUnlink({ hasPassword: passwordHash !== null, linked: links.length })) refuse('last_way_in')
    await deleteLink(tx, { accountId, network })
    await record(tx, {
      type: 'account.way-in-removed',
      payload: { accountId, way: network },
      actorId: accountId,
      now: house.now(),
    })
  })
}
