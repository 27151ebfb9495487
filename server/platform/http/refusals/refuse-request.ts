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
    /** Counts a refused request for the security log; takes no time and never fails. */
    noteRefusal?: (refusal: RequestRefusal) => void
  }
}

/** The response body of a refusal. */
export function refusalBody(code: RefusalCode) {
  return { code, message: refusalText(code) }
}

/** Reports to the security log that the server itself refused a request. */
export function noteRefusal({ server, method, routeOptions, asker, id }: FastifyRequest, code: RefusalCode) {
  server.noteRefusal?.({ call: `${method} ${routeOptions.url ?? 'unknown'}`, code, address: asker, requestId: id })
}

/** Refuses a request that reached no call, and reports it to the security log. */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status = statusOf(code) }: { code: RefusalCode; status?: number },
) {
  noteRefusal(request, code)
  return reply.status(status).send(refusalBody(code))
}
