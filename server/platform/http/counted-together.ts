import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Siblings } from '../workers/siblings.ts'

/** Where the limit of requests is kept: with all processes that share the port, since an asker's connections may reach any. */
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
