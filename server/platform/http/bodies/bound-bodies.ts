import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest } from '../refusals/refuse-request.ts'

/** How many requests of one network, and of all together, may be under way. */
export type AtOnce = { ofAsker: number; ofAll: number }

/** A few people of one network may send files at the same time, such as in a classroom. */
export const filesAtOnce: AtOnce = { ofAsker: 10, ofAll: 24 }

/**
 * Refuses requests to the routes of a scope while too many others are under way, before their bodies are read: each
 * body is held in memory until its answer is sent.
 */
export function boundBodies(scope: FastifyInstance, atOnce: AtOnce) {
  const admits = countUnderWay(atOnce)
  // Like the check of the origin, after everything that refuses a request by its head.
  scope.addHook('preParsing', async (request, reply) => {
    if (!admits(request, reply)) await refuseRequest(request, reply, { code: 'files_waiting' })
  })
}

/** Returns whether a request may begin while others are under way, and counts it from then on until its answer is sent. */
export function countUnderWay({ ofAsker, ofAll }: AtOnce) {
  const underWay = new Map<FastifyRequest['asker'], number>()
  let all = 0
  return ({ asker }: FastifyRequest, reply: FastifyReply): boolean => {
    const others = underWay.get(asker) ?? 0
    if (others >= ofAsker || all >= ofAll) return false
    // The client has left already; nothing would count it off.
    if (reply.raw.destroyed) return true
    all += 1
    underWay.set(asker, others + 1)
    reply.raw.once('close', () => {
      all -= 1
      const left = (underWay.get(asker) ?? 1) - 1
      if (left > 0) underWay.set(asker, left)
      else underWay.delete(asker)
    })
    return true
  }
}
