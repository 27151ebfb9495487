import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { noteChanged } from '../accounts/queries.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'
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
})
