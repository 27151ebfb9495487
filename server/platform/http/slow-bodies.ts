import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteRefusal, refusalBody } from './refuse-request.ts'

export type Pace = {
  /** Bytes a second, on the whole, that a body must bring. */
  bytesASecond: number
  /** For how many milliseconds it may bring nothing at its beginning. */
  grace: number
  /** How often to look, in milliseconds. */
  every: number
}

/** An upload of 2 MB over a weak mobile network takes some minutes and comes through; what trickles is ended. */
const usual: Pace = { bytesASecond: 2 * 1024, grace: 20_000, every: 5000 }

/** Ends requests whose bodies arrive too slowly with a 408, so that connections can't be held for nothing. */
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

/** Whoever reads the body is told by its breaking off; the sender hears why where no answer has begun. */
function end(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply
  const { socket } = request.raw
  noteRefusal(request, 'sent_too_slowly')
  if (raw.headersSent) return raw.destroy()
  reply.hijack()
  const body = JSON.stringify(refusalBody('sent_too_slowly'))
  raw.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  raw.end(body, () => socket.destroySoon())
}
