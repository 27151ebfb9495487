import type { FastifyRequest } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a state-changing request may have been forged by another site. Clients that send the token in a header
 * can't be forged; browsers name the page's origin, which must be ours.
 */
export function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  if (reading.has(request.method) || request.headers.authorization) return false
  const { origin } = request.headers
  if (origin) return !isSameSite(origin, publicUrl)
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The same origin; on one's own machine `localhost` and `127.0.0.1` are one. */
function isSameSite(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  const own = new URL(publicUrl)
  if (given.origin === own.origin) return true
  return (
    given.protocol === own.protocol &&
    given.port === own.port &&
    loopback.has(given.hostname) &&
    loopback.has(own.hostname)
  )
}
