import type { mix } from '../mix.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'

/** The refusals if another reviewer handles the same round, or its owner has changed it. */
const heldByOthers = ['review_not_found', 'claimed_by_another', 'move_not_allowed', 'review_changed']
/** A job whose company wasn't approved yet, since its own review comes first. */
const tooEarly = ['organization_not_approved', 'recruiter_not_approved']
const decided = { accepted: [...heldByOthers, ...tooEarly], already: ['already_decided'] }

async function oneOfQueue(visit: Visit): Promise<string | undefined> {
  const queue = await read(visit, ({ gateway }) => gateway.reviews.reviewQueue({ subject: 'job' }))
  return queue && queue.items.length > 0 ? visit.random.pick(queue.items).id : undefined
}

export const reviewerActions: Record<keyof typeof mix.reviewer, Action> = {
  async 'open the queue'(visit) {
    await open(visit, '/review', '<main')
  },
  async 'read a review'(visit) {
    const id = await oneOfQueue(visit)
    if (id) await open(visit, `/review/${id}`, '<main')
  },
  async 'decide a review'(visit) {
    const id = await oneOfQueue(visit)
    const sheet = id && (await read(visit, ({ gateway }) => gateway.reviews.readReview({ id }), heldByOthers))
    if (!id || !sheet) return
    const { edition } = sheet
    await change(visit, { kind: 'decision', name: id, ...decided }, ({ gateway }) =>
      gateway.reviews.decideReview({ id, edition, decision: 'approve' }),
    )
  },
}
