import { Counter, Gauge } from 'prom-client'
import type { House } from '../../platform/house.ts'
import type { Post } from '../../platform/mail/mail.ts'
import { readFault } from '../../platform/mail/read-fault.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { queuedAt } from './purpose.ts'
import { countWaiting } from './queries.ts'

/** Adds the metrics of letters, and returns a post that counts the letters that it is asked to send. */
export function countLetters({ registry }: Metrics, house: House): Post {
  const tries = new Counter({
    name: 'letters_total',
    help: 'Letters handed to the mail server, by outcome: sent, deferred (tried again), refused (for good).',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  for (const outcome of ['sent', 'deferred', 'refused']) tries.inc({ outcome }, 0)
  const age = new Gauge({
    name: 'letters_oldest_seconds',
    help: 'Age of the oldest letter that waits; 0 if none does.',
    registers: [registry],
  })
  new Gauge({
    name: 'letters_waiting',
    help: 'Letters that wait, queued or between two tries.',
    registers: [registry],
    async collect() {
      const now = house.now()
      // The other metrics are useful even if the database is unavailable.
      const counted = await countWaiting(house.database).catch(() => null)
      if (!counted) return
      const oldest = counted.oldest && queuedAt(counted.oldest, now)
      this.set(counted.waiting)
      age.set(oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0)
    },
  })
  return {
    async send(letter) {
      try {
        await house.post.send(letter)
      } catch (problem) {
        tries.inc({ outcome: readFault(problem).lasting ? 'refused' : 'deferred' })
        throw problem
      }
      tries.inc({ outcome: 'sent' })
    },
    close: () => house.post.close(),
  }
}
