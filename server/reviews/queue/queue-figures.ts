import type { House } from '../../platform/house.ts'
import { addGauge, type Metrics, rememberedFor } from '../../platform/metrics/metrics.ts'
import { countQueued } from './queue-queries.ts'

/** For how long a reading is cached, in milliseconds; both metrics come from the same reading. */
const lifetime = 5000

/** Adds how many reviews are pending, and how many of them are overdue, by subject. */
export function watchReviews(metrics: Metrics, { database, now }: Pick<House, 'database' | 'now'>) {
  const read = rememberedFor(lifetime, () => countQueued(database, now()))
  const of = { labels: ['subject'], together: 'max' } as const
  const waiting = { name: 'reviews_waiting', help: 'Reviews that wait for a decision, by subject.', ...of }
  const overdue = { name: 'reviews_overdue', help: 'Reviews past their deadline, by subject.', ...of }
  addGauge(metrics, waiting, async () =>
    (await read()).map(({ subject, count }) => ({ labels: { subject }, value: count })),
  )
  addGauge(metrics, overdue, async () =>
    (await read()).map(({ subject, overdue: value }) => ({ labels: { subject }, value })),
  )
}
