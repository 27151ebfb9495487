import type { IncomingMessage } from 'node:http'
import { isLoopback } from './proxies.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Authorization schemes that a browser can send on its own, so that they don't prove that a script of ours made the
 * request.
 */
const addedByBrowsers = /^(?:basic|digest|negotiate|ntlm)\b/i

/**
 * Whether a state-changing request may have been forged by another site. Clients that send the token in a header
 * can't be forged; browsers send the origin of the request, which must be ours; without an origin it is refused.
 */
export function isForeign({ method, headers }: IncomingMessage, publicUrl: string): boolean {
  if (reading.has(method ?? '')) return false
  if (headers.authorization && !addedByBrowsers.test(headers.authorization)) return false
  const { origin } = headers
  // Under a strict referrer policy a browser sends a form's origin as "null".
  if (origin && origin !== 'null') return !isOwnOrigin(origin, publicUrl)
  const site = headers['sec-fetch-site']
  return site !== 'same-origin' && site !== 'none'
}

/** Whether it is the same origin; on a local machine `localhost` and `127.0.0.1` are the same. */
export function isOwnOrigin(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  const own = new URL(publicUrl)
  if (given.origin === own.origin) return true
  return (
    given.protocol === own.protocol && given.port === own.port && isLoopback(given.hostname) && isLoopback(own.hostname)
  )
}
