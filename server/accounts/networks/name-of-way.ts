import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { passkeys } from '@trampolim/phrases/pt-br/passkeys.ts'

/** The name of a way into an account, as its owner knows it. */
export function nameOfWay(way: string): string {
  if (way === 'passkey') return passkeys.name
  return networks.has(way) ? networkNames[way] : way
}
