import { cvSearchRoutes } from '@trampolim/server/cv-search/routes.ts'
import { jobRoutes, recruiterJobRoutes } from '@trampolim/server/jobs/routes.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { recruiterSelectionRoutes } from '@trampolim/server/selection/board/routes.ts'
import type { Insertable } from 'kysely'
import type { TestHouse } from './house.ts'
import { selectionIn } from './selection.ts'
import { insertCandidacy, insertCurriculum, insertProfessional } from './world/builders.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** The calls by which recruiters see people, with the people. */
export function seenCandidatesIn(house: TestHouse) {
  const { hiring } = selectionIn(house)
  const calls = (person: Person) =>
    house.as({ ...recruiterSelectionRoutes, ...cvSearchRoutes, ...jobRoutes, ...recruiterJobRoutes }, person)

  async function person(name: string, professional: Partial<Row<'professional'>> = {}) {
    const who = await insertProfessional(house, { name, ...professional })
    return { ...who, cvId: await insertCurriculum(house, { professionalId: who.accountId }) }
  }

  /** Adds a professional with a candidacy for the job. */
  async function applied(
    jobId: string,
    name: string,
    professional: object = {},
    candidacy: Partial<Row<'candidacy'>> = {},
  ) {
    const who = await person(name, professional)
    await insertCandidacy(house, { jobId, professionalId: who.accountId, curriculum_id: who.cvId, ...candidacy })
    return who
  }

  /** The people who are recommended to a recruiter. */
  const recommended = async (
    recruiter: Person,
    asked: Parameters<ReturnType<typeof calls>['recommendCandidates']>[0],
  ) => (await calls(recruiter).recommendCandidates(asked)).items

  return { calls, hiring, person, applied, recommended }
}
