import { type RefusalCode, statusOf } from '@trampolim/contract/refusals.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalText } from './refusal-text.ts'

/** A request that was refused before any call was known. */
export type RequestRefusal = {
  /** Method and route pattern, never the path itself. */
  call: string
  code: RefusalCode
  /** The asker's network address. */
  address: string
  requestId: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes note of a refused request for the security log; takes no time and never fails. */
    noteRefusal?: (refusal: RequestRefusal) => void
  }
}

/** The body with which a refusal leaves. */
export function refusalBody(code: RefusalCode) {
  return { code, message: refusalText(code) }
}

/** Tells the security log that the server refuses a request itself. */
export function noteRefusal({ server, method, routeOptions, asker, id }: FastifyRequest, code: RefusalCode) {
  server.noteRefusal?.({ call: `${method} ${routeOptions.url ?? 'unknown'}`, code, address: asker, requestId: id })
}

/** Refuses a request that reached no call, and tells the security log. */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status = statusOf(code) }: { code: RefusalCode; status?: number },
) {
  noteRefusal(request, code)
  return reply.status(status).send(refusalBody(code))
}
