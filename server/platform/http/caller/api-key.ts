import { isReadByKey } from '@trampolim/marketplace/quotas.ts'
import type { FastifyInstance } from 'fastify'
import { refuseRequest } from '../refusals/refuse-request.ts'
import { sessionTokenOf } from './session-token.ts'

/**
 * The id of the key that somebody sends, null if there is no such key, undefined if that network tried too many to be told.
 * `asker`: the network.
 */
export type FindKey = (key: string, asker: string) => Promise<string | null | undefined>

/** The header in which a key for public reading is sent. */
export const apiKeyHeader = 'x-api-key'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key for public reading that it was sent with; without its id it isn't one, or wasn't looked for. */
    apiKey: { id: string | null | undefined } | null
  }
}

/**
 * Reads the key of requests that read public data, before their limit is counted. Others aren't asked about it, nor are those
 * with a session: they count as that person's.
 */
export function readApiKeys(app: FastifyInstance, { findKey, publicUrl }: { findKey: FindKey; publicUrl: string }) {
  app.addHook('onRequest', async (request) => {
    const given = request.headers[apiKeyHeader]
    const [path = ''] = request.url.split('?', 1)
    if (typeof given !== 'string' || !isReadByKey({ method: request.method, path })) return
    if (sessionTokenOf(request, publicUrl)) return
    request.apiKey = { id: await findKey(given.trim(), request.asker) }
  })
  // After the limit, which a request with a wrong key counts against too.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.apiKey || request.apiKey.id) return
    const code = request.apiKey.id === null ? 'api_key_unknown' : 'too_many_requests'
    await refuseRequest(request, reply, { code })
  })
}
