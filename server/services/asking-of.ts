import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { FastifyRequest } from 'fastify'
import { withProtection } from '../accounts/second-step/second-steps.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { sessionOfToken } from '../accounts/sessions/session-user.ts'
import type { House } from '../platform/house.ts'
import type { Asking } from '../platform/http/caller/asking.ts'
import { deviceTokensOf } from '../platform/http/caller/device-tokens.ts'
import { sessionTokenOf } from '../platform/http/caller/session-token.ts'

/** The caller of a request, as their session proves it. */
export function askingOf(house: House): (request: FastifyRequest) => Promise<Asking> {
  const { publicUrl } = house.configuration
  return async (request) => {
    const token = sessionTokenOf(request, publicUrl)
    const found = token ? await personOfToken(house.database, token, house.now()) : null
    const person = found && (await withProtection(house, found))
    const deviceTokens = deviceTokensOf(request, publicUrl)
    return {
      house,
      person,
      address: request.asker,
      deviceTokens,
      userAgent: userAgentOf(request),
      requestId: request.id,
    }
  }
}

/** The caller of a request for a page, with the data about them that a page needs, in one statement. */
export async function askingForPage(
  house: House,
  request: FastifyRequest,
): Promise<{ asking: Asking; user: SessionUser | null }> {
  const { publicUrl } = house.configuration
  const token = sessionTokenOf(request, publicUrl)
  const session = token ? await sessionOfToken(house, token) : null
  const deviceTokens = deviceTokensOf(request, publicUrl)
  const person = session && (await withProtection(house, session.person))
  const asking = {
    house,
    person,
    address: request.asker,
    deviceTokens,
    userAgent: userAgentOf(request),
    requestId: request.id,
  }
  const user = session && { ...session.user, ...(person?.isUnprotected && { isUnprotected: true as const }) }
  return { asking, user }
}

const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''
