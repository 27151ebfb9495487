import type { House } from '../../platform/house.ts'
import { addGauge, type Metrics, rememberedFor } from '../../platform/metrics/metrics.ts'
import { countQueued } from './queue-queries.ts'

/** How long a reading is remembered, in milliseconds: both figures come from one. */
const lifetime = 5000

/** Adds how many reviews wait, and how many of them past their deadline, by subject. */
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
