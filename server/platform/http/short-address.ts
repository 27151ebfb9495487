import ipaddr from 'ipaddr.js'

/**
 * A network address without its last part, which tells a network and not a household: `203.0.113.0/24`,
 * `2001:db8:12::/48`. What is no address is 'unknown'.
 */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const { kind, bits } = kindOf(address)
  const network = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${network.networkAddressFromCIDR(`${ipaddr.process(address).toString()}/${bits}`).toString()}/${bits}`
}

function kindOf(address: string) {
  const kind = ipaddr.process(address).kind()
  return { kind, bits: kind === 'ipv4' ? 24 : 48 }
}
