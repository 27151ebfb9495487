import { join } from 'node:path'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { ServiceName } from '@trampolim/contract/services.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../platform/house.ts'
import type { Asking } from '../platform/http/asking.ts'
import { sessionTokenOf } from '../platform/http/session-token.ts'
import { callsFor } from './calls.ts'
import { registerWeb } from './web.ts'

const web = join(import.meta.dirname, '../../web')

type Pages = {
  house: House
  /** The services that this process answers itself. */
  here: ReadonlySet<ServiceName>
  askingOf: (request: FastifyRequest) => Promise<Asking>
  /** From the sources, with reload. */
  dev: boolean
}

/** Serves the pages, whose calls are made in-process where the service runs here. */
export async function servePages(app: FastifyInstance, { house, here, askingOf, dev }: Pages) {
  const { publicUrl, demo, ownMachine, addresses, secret } = house.configuration
  await registerWeb(app, {
    source: dev ? { dev: web } : { build: join(web, 'build') },
    publicUrl,
    demo,
    ownMachine,
    async loadContext(request) {
      const asking = await askingOf(request)
      const token = sessionTokenOf(request, publicUrl)
      const calls = callsFor(asking, { here, addresses, secret, ...(token && { token }) })
      return { calls, person: asking.person ? await sessionOf(calls) : null }
    },
    report: (err, request) => house.log.error({ err, requestId: request.id, route: request.pattern }, 'a page failed'),
  })
}

/** Whoever's account was deleted while they asked is a visitor from then on. */
async function sessionOf(calls: Calls): Promise<SessionUser | null> {
  try {
    return await calls.gateway.accounts.session({})
  } catch (problem) {
    if (refusalOf(problem)?.code === 'sign_in_required') return null
    throw problem
  }
}
