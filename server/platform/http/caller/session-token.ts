import { cookieName } from '@trampolim/contract/cookies.ts'
import type { FastifyRequest } from 'fastify'

const elsewhere = new Set(['cross-site', 'same-site'])

/**
 * The session token of a request: from the `Authorization` header, bare or as a bearer, otherwise from the pages' cookie.
 * Cross-site requests carry the cookie automatically, so it is ignored there.
 */
export function sessionTokenOf(request: FastifyRequest, publicUrl: string): string | undefined {
  const header = request.headers.authorization
  if (header) return header.replace(/^Bearer\s+/i, '').trim() || undefined
  if (request.url.startsWith('/api/') && elsewhere.has(String(request.headers['sec-fetch-site']))) return undefined
  return request.cookies[cookieName('trampolim_session', publicUrl)] || undefined
}
