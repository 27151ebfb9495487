import type { IncomingHttpHeaders } from 'node:http'
import { isSealOf, type Keyring, sign } from '../../tokens.ts'

/** The header in which one of our processes passes the client's network address to another. */
export const askerHeader = 'x-trampolim-asker'

/** How long such a signed address is valid, in milliseconds; clocks of several machines differ a little. */
const lifetime = 5 * 60 * 1000

/** The headers of a call to another process of ours, on behalf of an asker at this address. */
export function askerHeaders(secret: Keyring, { address, now }: { address: string; now: Date }) {
  const parts = [address, String(now.getTime())]
  return { [askerHeader]: [...parts, sign(secret, ['asker', ...parts])].join(';') }
}

/** The client's address as signed by another process of ours; null if missing or not valid. */
export function signedAsker(secret: Keyring, { headers, now }: { headers: IncomingHttpHeaders; now: Date }) {
  const given = headers[askerHeader]
  const [address, time, signature, ...rest] = typeof given === 'string' ? given.split(';') : []
  if (!address || !time || !signature || rest.length) return null
  if (!isSealOf(secret, ['asker', address, time], Buffer.from(signature, 'base64url'))) return null
  return Math.abs(now.getTime() - Number(time)) <= lifetime ? address : null
}
