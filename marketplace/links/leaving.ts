/** An address outside of the product: where it leads, its host as it is registered, and whether it is gone to at once. */
export type LeavingAddress = { url: string; host: string; atOnce: boolean }

const longest = 2000

/**
 * Reads an address to which somebody leaves the product; undefined for what isn't one of the web: other schemes, a user name
 * that looks like a host, or more than 2,000 characters. Only hosts that the operator named are gone to at once, by https;
 * all others after a click, with the host shown.
 */
export function leavingAddress(value: unknown, hosts: readonly string[]): LeavingAddress | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^https?:\/\/[^\s\\/][^\s\\]*$/i.test(value))
    return undefined
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return { url: url.href, host: url.host, atOnce: url.protocol === 'https:' && hosts.includes(url.host) }
}
