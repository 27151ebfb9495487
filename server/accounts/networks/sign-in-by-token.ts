import type { LoginType } from '@trampolim/marketplace/accounts/roles.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { Tx } from '../../platform/house.ts'
import type { Asking } from '../../platform/http/caller/asking.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'
import { networkOf } from '../../platform/network.ts'
import { refuse } from '../../platform/refusal.ts'
import { type SignedIn, signIn } from '../sign-in/sign-in.ts'
import { personOfToken } from './provider.ts'
import { linkAccount, signInByNetwork } from './sign-in-by-network.ts'

/** Each token causes a request to its network. The limit is generous, since many people share a network address. */
const perAddress: Limit = { name: 'network-tokens', most: 600, seconds: 60 * 60 }

type ByToken = {
  network: string | undefined
  accessToken: string | undefined
  type: LoginType
  /** Only needed to link the account that has the network's address. */
  password: string | undefined
  rememberMe: boolean
  /** The code of the second step, where there is one. */
  code?: string | undefined
}

/**
 * Signs in with an access token that a network issued to this product, for clients with the network's own sign-in.
 * @throws network_not_available, network_refused, network_away, network_needs_proof, network_unknown, too_many_requests
 */
export async function signInByToken(
  { house, address, deviceTokens, userAgent }: Asking,
  asked: ByToken,
): Promise<SignedIn> {
  const { network, accessToken, type, password, rememberMe, code } = asked
  if (!network || !networks.has(network) || !accessToken) return refuse('network_not_available')
  const counted = { subject: networkOf(address), now: house.now() }
  if (!(await countWithin(house.database, perAddress, counted))) return refuse('too_many_requests')
  const person = await personOfToken(house, network, accessToken)
  const signedIn = await signInByNetwork(house, {
    ...{ person, type, rememberMe, deviceTokens, userAgent, address, code },
  })
  if (signedIn !== 'proof-needed') return signedIn
  if (!password || person.email === null) return refuse('network_needs_proof')
  const run = (tx: Tx, accountId: string) => linkAccount(tx, { accountId, person, now: house.now() })
  return signIn(house, {
    ...{ email: person.email, password, type, rememberMe, address, deviceTokens, userAgent, code },
    link: { person, run },
  })
}
