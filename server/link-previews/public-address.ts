import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The addresses that are routed in the Internet, of version 6; what else is in it belongs to no public host. */
const routed = ipaddr.parseCIDR('2000::/3')
const documentation = ipaddr.parseCIDR('3fff::/20')

/**
 * Whether an address is one of a public host: never this machine, a network of our own, a link's, or one that stands for
 * another address (mapped, translated, tunnelled), behind which any of these may be.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address.match(routed) && !address.match(documentation))
}
