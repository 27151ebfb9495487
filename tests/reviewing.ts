import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { letterHandlers } from '@trampolim/server/letters/background.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { reviewListeners } from '@trampolim/server/reviews/listeners.ts'
import { reviewRoutes } from '@trampolim/server/reviews/routes.ts'
import { beforeEach } from 'vitest'
import type { TestHouse } from './house.ts'
import { handIn, insertReviewer } from './reviewers.ts'
import { insertJob, insertOrganization, insertRecruiter } from './world/builders.ts'

/** The changes that a reviewer asks for. */
export const changes = [{ field: 'jobName', remark: 'Escreva o nome por extenso.' }]

/**
 * The calls of reviewers, and what they decide on. `met` has two reviewers and a company with its recruiter, new ones for
 * each test.
 */
export function reviewingIn(house: TestHouse) {
  const { database } = house
  const met = {} as { rita: Person; otto: Person; organizationId: string; bruno: Person }
  beforeEach(async () => {
    met.rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    met.otto = await insertReviewer(house, { email: 'otto@trampolim.example', name: 'Otto Reis' })
    met.organizationId = await insertOrganization(house)
    met.bruno = await insertRecruiter(house, { organizationId: met.organizationId })
  })
  const calls = (person: Person | null = met.rita) => house.as(reviewRoutes, person)

  /** Adds a job that was just written, or of another status. */
  const newJob = (changes: { status?: string; [column: string]: unknown } = {}) =>
    insertJob(house, {
      organizationId: met.organizationId,
      created_by: met.bruno.accountId,
      status: 'job:created',
      approved_at: null,
      first_approved_at: changes.status === 'job:approved' || changes.status === 'job:disabled' ? house.now() : null,
      ...changes,
    })
  const inQueue = (subject: ReviewSubject, subjectId: string) => handIn(house, { subject, subjectId })

  async function jobInQueue(changes: Parameters<typeof newJob>[0] = {}) {
    const subjectId = await newJob(changes)
    return { subjectId, id: await inQueue('job', subjectId) }
  }
  const jobOf = (id: string) => database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const statusesOf = async () =>
    (await database.selectFrom('job').select('status').orderBy('status').execute()).map(({ status }) => status)
  const letters = async () => {
    await house.work({ listeners: reviewListeners, handlers: letterHandlers })
    return house.letters
  }

  return { met, calls, newJob, inQueue, jobInQueue, jobOf, statusesOf, letters }
}
