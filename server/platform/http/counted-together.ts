import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Count } from '../workers/siblings.ts'

/** The store of the request limit: shared with other processes, since a client's connections may reach any of them. */
export function countedTogether(count: Count): FastifyRateLimitStoreCtor {
  return class Store {
    incr(
      subject: string,
      tell: (problem: Error | null, counted?: { current: number; ttl: number }) => void,
      window = 60_000,
    ) {
      count(subject, window).then(
        (counted) => tell(null, counted),
        (problem: Error) => tell(problem),
      )
    }

    child() {
      return this
    }
  }
}
