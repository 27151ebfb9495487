/** An address outside the product: the full URL, its registrable host, and whether it opens without a confirmation. */
export type LeavingAddress = { url: string; host: string; atOnce: boolean }

const longest = 2000

/**
 * Reads an address to which a person leaves the product. Undefined for addresses that aren't of the web: other schemes,
 * a user name that looks like a host, or more than 2,000 characters. Only https addresses on hosts that the operator
 * listed open at once; all others need a click on a page that shows the host.
 */
export function leavingAddress(value: unknown, hosts: readonly string[]): LeavingAddress | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^https?:\/\/[^\s\\/][^\s\\]*$/i.test(value))
    return undefined
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return { url: url.href, host: url.host, atOnce: url.protocol === 'https:' && hosts.includes(url.host) }
}
