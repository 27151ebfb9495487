import type { FastifyRequest } from 'fastify'

/** The cookie that carries a page's session; scripts can't read it. */
export const sessionCookie = 'trampolim_session'

/** The session token of a request: from the `Authorization` header, bare or as a bearer, else from the pages' cookie. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header) return header.replace(/^Bearer\s+/i, '').trim() || undefined
  return request.cookies[sessionCookie] || undefined
}
