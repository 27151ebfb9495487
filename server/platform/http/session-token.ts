import { cookieName } from '@trampolim/contract/cookies.ts'
import type { FastifyRequest } from 'fastify'

/** The session token of a request: from the `Authorization` header, bare or as a bearer, else from the pages' cookie. */
export function sessionTokenOf(request: FastifyRequest, publicUrl: string): string | undefined {
  const header = request.headers.authorization
  if (header) return header.replace(/^Bearer\s+/i, '').trim() || undefined
  return request.cookies[cookieName('trampolim_session', publicUrl)] || undefined
}
