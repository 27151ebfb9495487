import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { reviewListeners } from '@trampolim/server/reviews/listeners.ts'
import { reviewRoutes } from '@trampolim/server/reviews/routes.ts'
import { taskRoutes } from '@trampolim/server/tasks/routes.ts'
import { beforeEach } from 'vitest'
import type { TestHouse } from './house.ts'
import { handIn, insertReviewer } from './reviewers.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter, workPlace } from './world/builders.ts'
import { cnpjOf } from './world/ids.ts'

/**
 * The calls of tasks, and what they are about. `met` has a reviewer, a company with two recruiters and a candidate, new
 * ones for each test.
 */
export function tasksIn(house: TestHouse) {
  const { database } = house
  const met = {} as { rita: Person; organizationId: string; bruno: Person; elisa: Person; ana: Person }
  beforeEach(async () => {
    met.rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    met.organizationId = await insertOrganization(house, {
      idcard: cnpjOf(7),
      street: 'Avenida Paulista, 1000',
      district: 'Bela Vista',
    })
    met.bruno = await insertRecruiter(house, { organizationId: met.organizationId, phone: '11987650001' })
    met.elisa = await insertRecruiter(house, { organizationId: met.organizationId, phone: '11987650002' })
    met.ana = await insertProfessional(house, { cpf: '52998224725', status: 'created' })
  })
  const tasks = (person: Person | null) => house.as(taskRoutes, person)
  const newJob = (changes: object = {}) =>
    insertJob(house, {
      organizationId: met.organizationId,
      created_by: met.bruno.accountId,
      status: 'job:created',
      work_places: JSON.stringify([workPlace({ zipCode: '01310100' })]),
      ...changes,
    })

  /** Hands a subject in and has it decided; returns its task's ids. */
  async function decided(subject: ReviewSubject, subjectId: string, decision: object) {
    const id = await handIn(house, { subject, subjectId })
    await house
      .as(reviewRoutes, met.rita)
      .decideReview({ edition: 1, id, decision: 'reject', reason: 'Falta clareza.', ...decision })
    house.clock.pass(60)
    return { processId: id, taskId: subjectId }
  }

  /** A reviewer's decision that asks for these fields. */
  const asking = (...fields: string[]) => ({
    decision: 'request_changes',
    changes: fields.map((field) => ({ field, remark: 'Corrija, por favor.' })),
  })

  const queue = async () => {
    await house.work({ listeners: reviewListeners })
    return (await house.as(reviewRoutes, met.rita).reviewQueue({})).items
  }
  const jobOf = (id: string) => database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return { met, tasks, newJob, decided, asking, queue, jobOf }
}
