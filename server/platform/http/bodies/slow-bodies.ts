import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteRefusal, refusalBody } from '../refusals/refuse-request.ts'

export type Pace = {
  /** The lowest average speed of a request body, in bytes a second. */
  bytesASecond: number
  /** Milliseconds before the speed is first checked. */
  grace: number
  /** How often it is checked, in milliseconds. */
  every: number
}

/** A 2 MB upload over a weak mobile network may take minutes and still gets through; slower bodies are refused. */
const usual: Pace = { bytesASecond: 2 * 1024, grace: 20_000, every: 5000 }

/** Ends requests whose bodies arrive too slowly with 408, so that they can't hold connections open. */
export function refuseSlowBodies(app: FastifyInstance, pace: Pace = usual) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.complete || !announcesBody(request)) return
    const begun = performance.now()
    const taken = request.raw.socket.bytesRead
    const looking = setInterval(() => {
      if (request.raw.complete) return clearInterval(looking)
      const due = ((performance.now() - begun - pace.grace) / 1000) * pace.bytesASecond
      if (due > 0 && request.raw.socket.bytesRead - taken < due) end(request, reply)
    }, pace.every).unref()
    reply.raw.once('close', () => clearInterval(looking))
  })
}

function announcesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Aborts the body for its reader; the client gets the reason unless the response has already begun. */
function end(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply
  const { socket } = request.raw
  noteRefusal(request, 'sent_too_slowly')
  if (raw.headersSent) return raw.destroy()
  reply.hijack()
  const body = JSON.stringify(refusalBody('sent_too_slowly'))
  raw.writeHead(408, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  })
  raw.end(body, () => socket.destroySoon())
}
