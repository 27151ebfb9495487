import type { Network, NetworkPerson } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { refuse } from '../../platform/refusal.ts'

type Said = { sub: string; email?: unknown; email_verified?: unknown; name?: unknown }

/** The maximum lengths of values accepted from a network. */
const longest = { subject: 255, email: 254, name: 120 }

/**
 * The person that a network's claims describe.
 * @throws network_refused
 */
export function personOf(network: Network, said: Said): NetworkPerson {
  const { sub: subject } = said
  if (!subject || subject.length > longest.subject || subject.includes('\0')) return refuse('network_refused')
  const sent = typeof said.email === 'string' ? said.email.trim() : ''
  // Lower-casing can turn other letters into plain ones, which would make this somebody else's address.
  const isGiven = sent.length <= longest.email && /^[\x21-\x7e]+$/.test(sent) && isEmail(sent)
  const name = typeof said.name === 'string' ? said.name.replaceAll('\0', '').trim().slice(0, longest.name) : ''
  return {
    network,
    subject,
    email: isGiven ? normaliseEmail(sent) : null,
    isEmailVerified: isGiven && (said.email_verified === true || said.email_verified === 'true'),
    name,
  }
}
