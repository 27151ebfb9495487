import type { FastifyInstance } from 'fastify'
import { refuseRequest } from '../refusals/refuse-request.ts'

const bodiless = new Set(['GET', 'HEAD'])

/**
 * Refuses request bodies of methods that have none, whether with a length or chunked, since nothing reads them and they
 * can be of any size.
 */
export function refuseStrayBodies(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    if (!bodiless.has(method)) return
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return
    await refuseRequest(request, reply.header('connection', 'close'), { code: 'malformed_request' })
  })
}
