import type { IncomingMessage } from 'node:http'
import { isLoopback } from './proxies.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a browser adds by itself, so it is no proof of a client's own making. */
const addedByBrowsers = /^(?:basic|digest|negotiate|ntlm)\b/i

/**
 * Whether a state-changing request may have been forged by another site. Clients that send the token in a header
 * can't be forged; browsers name where the request comes from, which must be us, and who names nothing is refused.
 */
export function isForeign({ method, headers }: IncomingMessage, publicUrl: string): boolean {
  if (reading.has(method ?? '')) return false
  if (headers.authorization && !addedByBrowsers.test(headers.authorization)) return false
  const { origin } = headers
  // A page that lets no address out has a form's origin written as null.
  if (origin && origin !== 'null') return !isOwn(origin, publicUrl)
  const site = headers['sec-fetch-site']
  return site !== 'same-origin' && site !== 'none'
}

/** The same origin; on one's own machine `localhost` and `127.0.0.1` are one. */
function isOwn(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  const own = new URL(publicUrl)
  if (given.origin === own.origin) return true
  return (
    given.protocol === own.protocol && given.port === own.port && isLoopback(given.hostname) && isLoopback(own.hostname)
  )
}
