import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { selectionRoutes } from '@trampolim/server/selection/candidate/routes.ts'
import { moveCandidacy } from '@trampolim/server/selection/move-candidacy.ts'
import type { Insertable } from 'kysely'
import type { TestHouse } from './house.ts'
import { insertCurriculum, insertJob, insertOrganization, insertProfessional } from './world/builders.ts'

/** The questions of a job. */
export const questionnaire = JSON.stringify([
  { id: 'q1', question: 'Pode começar logo?', type: 'boolean', useOrderPriority: false, orderPriority: null },
  { id: 'q2', question: 'Por que esta vaga?', type: 'text', useOrderPriority: false, orderPriority: null },
])

/** A candidate's answers to them, and to another one. */
export const answers = [
  { questionId: 'q2', answer: 'Moro perto.' },
  { questionId: 'q1', answer: 'yes' },
  { questionId: 'qx', answer: 'não perguntado' },
]

/** The calls of candidates in a selection, with who applies to what. */
export function applyingIn(house: TestHouse) {
  const { database } = house
  const calls = (person: Person | null) => house.as(selectionRoutes, person)

  async function openJob(changes: Partial<Insertable<Tables['job']>> = {}) {
    return insertJob(house, { organizationId: await insertOrganization(house), ...changes })
  }

  /** Adds a professional with a curriculum of each kind. */
  async function candidate(changes: Parameters<typeof insertProfessional>[1] = {}) {
    const person = await insertProfessional(house, changes)
    for (const cv_type of ['professional', 'internship', 'apprentice'] as const) {
      await insertCurriculum(house, { professionalId: person.accountId, cv_type })
    }
    return person
  }

  const apply = (person: Person, jobId: string, more: object = {}) =>
    calls(person).applyToJob({ jobId, cvType: 'professional', ...more })

  /** Moves a candidacy as a recruiter does. */
  const asRecruiter = (candidacyId: string, to: Parameters<typeof moveCandidacy>[1]['to']) =>
    database
      .transaction()
      .execute((tx) => moveCandidacy(tx, { candidacyId, to, actor: 'recruiter', actorId: null, now: house.now() }))

  /** How many candidates there are in the steps of a job's selection. */
  const counters = async (jobId: string) =>
    Object.fromEntries(
      (await database.selectFrom('selection_counter').select(['step', 'count']).where('job_id', '=', jobId).execute())
        .filter(({ step, count }) => count > 0 && step !== 'unseen')
        .map(({ step, count }) => [step, count]),
    )

  return { calls, openJob, candidate, apply, asRecruiter, counters }
}
