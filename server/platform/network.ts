import ipaddr from 'ipaddr.js'

/**
 * The key under which limits count an address: the IPv4 address, or the /64 network of an IPv6 one, which one
 * subscriber gets.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  if (plain.kind() === 'ipv4') return plain.toString()
  const network = (plain as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * A network address, or the network of one, without its last part, so that it identifies a network and not a household:
 * `203.0.113.0/24`, `2001:db8:12::/48`. 'unknown' if it isn't an address.
 */
export function shortAddress(address: string): string {
  const [plain = ''] = address.split('/', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  const [network, bits] = parsed.kind() === 'ipv4' ? ([ipaddr.IPv4, 24] as const) : ([ipaddr.IPv6, 48] as const)
  return `${network.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`
}
