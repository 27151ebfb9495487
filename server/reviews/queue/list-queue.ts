import type { QueuedReview } from '@trampolim/contract/gateway/reviews.ts'
import { type ReviewSubject, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '../../platform/house.ts'
import { presentQueued } from '../sheet/present.ts'
import { countQueued, listQueued } from './queue-queries.ts'

type Asked = { reviewerId: string; subject: ReviewSubject | undefined; page: number; size: number }

/**
 * Returns a page of the queue: edits of published jobs first, then the soonest due; with the number of waiting rounds of
 * each subject, and of overdue ones among those listed.
 */
export async function listQueue({ database, now }: House, { reviewerId, subject, page, size }: Asked) {
  const moment = now()
  const [rows, found] = await Promise.all([
    listQueued(database, { subject, page, size }),
    countQueued(database, moment),
  ])
  const countOf = (asked: ReviewSubject) => found.find((each) => each.subject === asked)?.count ?? 0
  const counts = Object.fromEntries(reviewSubjects.map((each) => [each, countOf(each)])) as Record<
    ReviewSubject,
    number
  >
  const items: QueuedReview[] = rows.map((row) => presentQueued(row, { reviewerId, now: moment }))
  const listed = found.filter((each) => subject === undefined || each.subject === subject)
  const sumOf = (counted: 'count' | 'overdue') => listed.reduce((sum, each) => sum + each[counted], 0)
  return { items, page, size, total: sumOf('count'), counts, overdue: sumOf('overdue') }
}
