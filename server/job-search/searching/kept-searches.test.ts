import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../platform/house.ts'
import { sumUpChanges } from '../rows/changes.ts'
import { refreshAllJobSearch, refreshJobSearch } from '../rows/refresh-job-search.ts'
import { searchJobs } from './search-jobs.ts'

const place = { location: 'Campinas, SP' }
const cargo = { occupation: 'Vendedor' }
const day = 24 * 60 * 60 * 1000

describe('a search whose result is cached', async () => {
  const house = await testHouse({}, { spoilt: true })
  const { database } = house
  const write = (id: string) => database.transaction().execute((tx) => refreshJobSearch(tx, [id]))

  const makeJob = async () => insertJob(house, { organizationId: await insertOrganization(house) })

  const close = (id: string, connection: Database = database) =>
    sql`delete from job_search where job_no = (select job_no from job_card where id = ${id})`.execute(connection)

  async function found(asked: object, now = house.now()) {
    const { items, total, facets } = await searchJobs({ ...house, now: () => now }, null, jobSearch.parse(asked))
    return { ids: items.map(({ id }) => id), count: total.count, facets }
  }

  it('shows every change of its jobs at once, however it was selected', async () => {
    const id = await makeJob()
    await write(id)
    const { cargo: title, town } = await whereIs(id)
    for (const asked of [{ location: town }, { occupation: title }, { occupation: title, location: town }]) {
      await write(id)
      const before = await found(asked)
      expect.soft((await found(asked)).count, JSON.stringify(asked)).toBe(before.count)
      await close(id)
      expect.soft((await found(asked)).count, JSON.stringify(asked)).toBe(before.count - 1)
      await database.transaction().execute((tx) => sumUpChanges(tx))
      await write(id)
      expect.soft((await found(asked)).count, JSON.stringify(asked)).toBe(before.count)
    }
  })

  it('is updated in every place when a remote job ends or returns', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, work_type: 2, allow_remote_other_states: true })
    const towns = ['Campinas, SP', 'Recife, PE', 'Sobral, CE']
    const counts = async () => {
      const each: number[] = []
      for (const location of towns) each.push((await found({ location })).count)
      return each
    }
    await write(id)
    const before = await counts()
    await close(id)
    expect(await counts()).toEqual(before.map((count) => count - 1))
    await write(id)
    expect(await counts()).toEqual(before)
  })

  it('never contains the result of a transaction that was rolled back', async () => {
    const id = await makeJob()
    await write(id)
    const { town } = await whereIs(id)
    const before = await found({ location: town })
    const undone = database.transaction().execute(async (tx) => {
      await close(id, tx)
      const within = await searchJobs({ ...house, searchDatabase: tx }, null, jobSearch.parse({ location: town }))
      expect(within.total.count).toBe(before.count - 1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await write(await makeJob())
    expect((await found({ location: town })).count).toBeGreaterThanOrEqual(before.count)
  })

  it('counts the ages of jobs at the time that it is made', async () => {
    const id = await makeJob()
    await write(id)
    const { town } = await whereIs(id)
    const ages = async (later: number) => {
      const { facets } = await found({ location: town }, new Date(house.now().getTime() + later))
      return facets.jobAges.map(({ count }) => count)
    }
    const [today, again] = [await ages(0), await ages(0)]
    expect(again).toEqual(today)
    expect((await ages(40 * day)).every((count) => count === 0)).toBe(true)
    expect(await ages(0)).toEqual(today)
  })

  it('is computed again after all rows were rewritten', async () => {
    const before = await found(cargo)
    await found(place)
    await refreshAllJobSearch(house.owner)
    expect(await found(cargo)).toEqual(before)
  })

  async function whereIs(id: string): Promise<{ cargo: string; town: string }> {
    const { rows } = await sql<{ cargo: string; town: string }>`
      select occupation.title as cargo, municipality.name || ', ' || municipality.state as town
      from job join occupation on occupation.cbo = job.cbo
      join municipality on municipality.id = (job.work_places -> 0 ->> 'cityState')::integer where job.id = ${id}
    `.execute(database)
    return rows[0] as { cargo: string; town: string }
  }
})
