import { testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { noteChanged } from '../accounts/queries.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { refreshAllJobSearch } from '../job-search/rows/refresh-job-search.ts'
import { jobRoutes, recruiterJobRoutes } from '../jobs/routes.ts'
import type { Database } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'

/** The message for an unexpected error. */
const failed = 'Algo deu errado'

describe('searches on a replica', async () => {
  const house = await testHouse()
  const noted: string[] = []
  const primary = house.database
  /** A house whose replica fails for every reader. */
  const beside = Object.assign(house, {
    searchDatabase: new Proxy({} as Database, {
      get() {
        throw new Error('the replica was read')
      },
    }),
    noteChange: async (sessionId: string) => {
      noted.push(sessionId)
    },
  })
  const search = (person: Person | null) => beside.as(jobSearchRoutes, person).searchJobs({ location: 'São Paulo, SP' })

  it('read the primary for a person who changed something in the last seconds', async () => {
    const ana = await insertProfessional(house)
    await expect(search(null)).rejects.toThrow(failed)
    await expect(search({ ...ana, changedAgo: 11 })).rejects.toThrow(failed)
    expect((await search({ ...ana, changedAgo: 9 })).total.count).toBe(0)
  })

  it('read the primary after a change, in the same request and by the session', async () => {
    const id = await insertJob(house, { organizationId: await insertOrganization(house) })
    const { accountId } = await insertProfessional(house)
    const { token, sessionId } = await primary
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    const again = async () => (await personOfToken(primary, token, house.now())) as Person
    expect((await again()).changedAgo).toBeLessThan(10)
    await primary
      .updateTable('session')
      .set({ changed_at: new Date(0) })
      .execute()
    const person = await again()
    await expect(search(person)).rejects.toThrow(failed)

    expect(noted).toEqual([])
    await beside.as(jobRoutes, person).likeJob({ id })
    expect(noted).toEqual([sessionId])
    expect((await search(person)).total.count).toBe(0)

    await noteChanged(primary, sessionId)
    expect((await again()).changedAgo).toBeLessThan(10)
  })

  it('read the primary after a curriculum was edited, for its owner, and after a job was, for its recruiter', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = { ...(await insertRecruiter(house, { organizationId })), changedAgo: 60 }
    const ana = { ...(await insertProfessional(house)), changedAgo: 60 }
    const id = await insertJob(house, { organizationId })
    await insertCurriculum(house, {
      professionalId: ana.accountId,
      occupations: '[{ "cbo": "848305", "yearsOfExperience": 2 }]',
    })
    await refreshAllJobSearch(house.owner)
    const jobs = () => beside.as(jobSearchRoutes, ana).recommendedJobs({})
    const people = () => beside.as(cvSearchRoutes, bruno).recommendCandidates({ jobId: id })
    await expect(jobs()).rejects.toThrow(failed)
    await expect(people()).rejects.toThrow(failed)

    const occupations = [{ cbo: '521110', yearsOfExperience: 2 as const }]
    await beside.as(curriculumRoutes, ana).updateCurriculum({ cvType: 'professional', occupations })
    expect((await jobs()).items.map((each) => each.id)).toContain(id)
    await beside.as(recruiterJobRoutes, bruno).updateJob({ id, ...jobForm({ jobName: 'Balconista' }) })
    await refreshAllCvSearch(house.owner)
    expect((await people()).total).toBe(1)
  })
})
