import { isReadByKey } from '@trampolim/marketplace/quotas.ts'
import type { FastifyInstance } from 'fastify'
import { refuseRequest } from '../refusals/refuse-request.ts'
import { sessionTokenOf } from './session-token.ts'

/**
 * Finds the id of a key: null if there is no such key, undefined if that network has tried too many wrong keys to get
 * an answer. `asker`: the network.
 */
export type FindKey = (key: string, asker: string) => Promise<string | null | undefined>

/** The header in which a key for public reading is sent. */
export const apiKeyHeader = 'x-api-key'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key for public reading that the request carries. Without an id it is invalid or wasn't looked up. */
    apiKey: { id: string | null | undefined } | null
  }
}

/**
 * Reads the key of requests for public data, before they are counted against a limit. Other requests are ignored, as
 * are those with a session, which count as that person's.
 */
export function readApiKeys(app: FastifyInstance, { findKey, publicUrl }: { findKey: FindKey; publicUrl: string }) {
  app.addHook('onRequest', async (request) => {
    const given = request.headers[apiKeyHeader]
    const [path = ''] = request.url.split('?', 1)
    if (typeof given !== 'string' || !isReadByKey({ method: request.method, path })) return
    if (sessionTokenOf(request, publicUrl)) return
    request.apiKey = { id: await findKey(given.trim(), request.asker) }
  })
  // After the limit, since requests with a wrong key count against it too.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.apiKey || request.apiKey.id) return
    const code = request.apiKey.id === null ? 'api_key_unknown' : 'too_many_requests'
    await refuseRequest(request, reply, { code })
  })
}
