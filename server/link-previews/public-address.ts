import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The range of IPv6 addresses that are routed in the Internet; addresses outside it belong to no public host. */
const routed = ipaddr.parseCIDR('2000::/3')
const documentation = ipaddr.parseCIDR('3fff::/20')

/**
 * Whether an address belongs to a public host: never this machine, a private or link-local network, or an address that
 * stands for another one (mapped, translated, tunnelled), since any of the former may be behind it.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address.match(routed) && !address.match(documentation))
}
