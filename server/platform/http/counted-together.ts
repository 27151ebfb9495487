import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Siblings } from '../workers/siblings.ts'

/**
 * The store of the request limit: shared by all processes on the port, since a client's connections may reach any of
 * them.
 */
export function countedTogether(siblings: Siblings): FastifyRateLimitStoreCtor {
  return class Store {
    incr(
      subject: string,
      tell: (problem: Error | null, counted?: { current: number; ttl: number }) => void,
      window = 60_000,
    ) {
      siblings.count(subject, window).then(
        (counted) => tell(null, counted),
        (problem: Error) => tell(problem),
      )
    }

    child() {
      return this
    }
  }
}
