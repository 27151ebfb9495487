import type { FastifyInstance } from 'fastify'
import { refusalText } from './refusal-text.ts'

const bodiless = new Set(['GET', 'HEAD'])

/** Refuses a body where none belongs, announced or in pieces: nobody would read it, and it may be of any size. */
export function refuseStrayBodies(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (!bodiless.has(method)) return
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return
    await reply
      .status(400)
      .header('connection', 'close')
      .send({ code: 'malformed_request', message: refusalText('malformed_request') })
  })
}
