import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import type { Network } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { networkSignIn } from '@trampolim/phrases/pt-br/network-sign-in.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { asSearch } from '../../platform/href.ts'
import { type SignInArea, signInAreas } from './areas.ts'

const t = speak(networkSignIn)

/** Why a sign-in by a network failed, as named in the address of the page that shows it. */
const reasons = ['refused', 'away', 'unknown', 'another', 'area', 'busy'] as const
type Reason = (typeof reasons)[number]

const reasonOf: Partial<Record<RefusalCode, Reason>> = {
  network_away: 'away',
  network_unknown: 'unknown',
  network_of_another: 'another',
  sign_in_as_professional: 'area',
  sign_in_as_recruiter: 'area',
  sign_in_as_reviewer: 'area',
  quota_reached: 'busy',
  too_many_requests: 'busy',
}

/** The query with which a page shows that a sign-in by a network failed. */
export function failureQuery(network: Network, code: RefusalCode) {
  return { network, failed: reasonOf[code] ?? 'refused' } as const
}

type Failed = { area: SignInArea; network: Network; code: RefusalCode; redirect: string | null }

/** The sign-in page that shows the failure; that of the account's own area if it is another one. */
export function failurePath({ area, network, code, redirect }: Failed): string {
  const own = (Object.keys(signInAreas) as SignInArea[]).find((each) => code === `sign_in_as_${each}`) ?? area
  return signInAreas[own].path + asSearch({ ...failureQuery(network, code), redirect })
}

/** The failure that an address names, in words; null if none. */
export function failureIn(query: URLSearchParams): { title: string; text: string } | null {
  const [network, reason] = [query.get('network'), query.get('failed')]
  const known = reasons.find((each) => each === reason)
  if (!networks.has(network) || !known) return null
  const name = { network: networkNames[network] }
  return { title: t('failed.title', name), text: t(`failed.${known}`, name) }
}
