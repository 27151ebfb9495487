import { cookieName } from '@trampolim/contract/cookies.ts'
import type { FastifyRequest } from 'fastify'

/** The header in which clients other than browsers send their tokens. */
const deviceHeader = 'x-device-token'

const between = '~'
const most = 5

/** The device tokens of a request: from the header, otherwise from the pages' cookie; several are joined by `~`. */
export function deviceTokensOf(request: FastifyRequest, publicUrl: string): string[] {
  const header = request.headers[deviceHeader]
  const given = typeof header === 'string' ? header : (request.cookies[cookieName('trampolim_device', publicUrl)] ?? '')
  return given
    .split(between)
    .filter((token) => token !== '')
    .slice(0, most)
}

/** The header that passes them to another of our processes. */
export function deviceHeaderOf(tokens: readonly string[]): Record<string, string> {
  return tokens.length > 0 ? { [deviceHeader]: tokens.join(between) } : {}
}
