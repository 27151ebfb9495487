import { topicAddress } from '@trampolim/marketplace/topics/topics.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { record } from '../../platform/events/record.ts'
import { jobSearchHandlers } from '../background.ts'
import { jobSearchListeners } from '../listeners.ts'
import { jobSearchRoutes } from '../routes.ts'
import { offsets } from './layout.ts'
import { refreshAllJobSearch, refreshPopularCounts } from './refresh-job-search.ts'

describe('the search rows', async () => {
  const house = await testHouse()
  const calls = () => house.as(jobSearchRoutes)
  const known = async () =>
    (await calls().searchJobs({ location: 'SP' })).items.map(({ jobName, company }) => ({ jobName, company }))

  async function happened(event: Omit<Parameters<typeof record>[1], 'now'>) {
    await house.database.transaction().execute((tx) => record(tx, { ...event, now: house.now() }))
    await house.work({ handlers: jobSearchHandlers, listeners: jobSearchListeners })
  }

  it('follow a job as it is approved, changed, paused and deleted', async () => {
    const organizationId = await insertOrganization(house)
    const jobId = await insertJob(house, { organizationId, status: 'job:created' })
    const job = house.database.updateTable('job').where('id', '=', jobId)
    const changed = () => happened({ type: 'job.changed', payload: { jobId } })
    await changed()
    expect(await known()).toEqual([])
    await job.set({ status: 'job:approved' }).execute()
    await changed()
    expect(await known()).toEqual([{ jobName: 'Vendedor de loja', company: 'Padaria Aurora' }])
    await job.set({ job_name: 'Vendedor' }).execute()
    await changed()
    await changed()
    expect(await known()).toEqual([{ jobName: 'Vendedor', company: 'Padaria Aurora' }])
    await job.set({ status: 'job:disabled' }).execute()
    await changed()
    expect(await known()).toEqual([])
    await job.set({ status: 'job:approved' }).execute()
    await changed()
    await house.database.deleteFrom('job').where('id', '=', jobId).execute()
    expect(await known()).toEqual([])
    await changed()
  })

  it('follow the name of an organisation and the blocking of its jobs', async () => {
    const organizationId = await insertOrganization(house)
    await insertJob(house, { organizationId })
    const changed = () => happened({ type: 'organization.changed', payload: { organizationId } })
    await changed()
    await house.database.updateTable('organization').set({ company_name: 'Padaria Alvorada' }).execute()
    await changed()
    expect(await known()).toMatchObject([{ company: 'Padaria Alvorada' }])
    await house.database.updateTable('job').set({ status: 'job:blocked' }).execute()
    await changed()
    expect(await known()).toEqual([])
  })

  it('are the same when refreshed as a whole and job by job', async () => {
    const organizationId = await insertOrganization(house)
    const ids = []
    for (let at = 0; at < 5; at++) ids.push(await insertJob(house, { organizationId, contract_type: at + 1 }))
    const rows = () =>
      sql`select id, words, card, cell, state, municipality, approved, salary, substr(packed, ${offsets.approved + 1}) as packed
        from job_search join job_card using (job_no) order by id`.execute(house.database)
    await refreshAllJobSearch(house.owner)
    const whole = await rows()
    expect(whole.rows).toHaveLength(5)
    await sql`truncate job_search, job_card`.execute(house.owner)
    for (const jobId of ids) await happened({ type: 'job.changed', payload: { jobId } })
    expect((await rows()).rows).toEqual(whole.rows)
  })

  it('are the same, with the same indexes, when refreshed in the way for many', async () => {
    await insertJob(house, { organizationId: await insertOrganization(house), languages: '[{"language":"ingles"}]' })
    const indexes = () =>
      sql`select indexdef from pg_indexes where tablename in ('job_card', 'job_search') order by 1`.execute(
        house.database,
      )
    const rows = () => sql`select * from job_search join job_card using (job_no)`.execute(house.database)
    await refreshAllJobSearch(house.owner)
    const before = { indexes: (await indexes()).rows, rows: (await rows()).rows }
    await refreshAllJobSearch(house.owner, { many: true })
    expect({ indexes: (await indexes()).rows, rows: (await rows()).rows }).toEqual(before)
    expect(before.rows).toHaveLength(1)
    expect(before.indexes.length).toBeGreaterThan(10)
  })

  it('feed the lists of kinds and sectors, the popular ones, and the site map', async () => {
    const organizationId = await insertOrganization(house)
    const shop = await insertJob(house, { organizationId })
    house.clock.pass(1)
    const trainee = await insertJob(house, {
      organizationId,
      job_specific_type: 2,
      approved_at: house.now(),
      modified_at: house.now(),
    })
    await refreshAllJobSearch(house.owner)
    const internships = await calls().jobsOfKind({ jobType: 'internship' })
    expect(internships).toMatchObject({ items: [{ id: trainee }], total: { count: 1, more: false } })
    const popular = await calls().popularJobs({})
    expect(popular.recent.map(({ id }) => id)).toEqual([trainee, shop])
    expect(popular.occupations).toMatchObject([{ count: 2, more: false }])
    expect(popular.open).toEqual({ jobs: 2, organizations: 1, municipalities: 1 })
    // Sectors link to their pages, and show the number of jobs that these do.
    const { sector } = popular.sectors.find(({ count }) => count > 0) ?? { sector: 'pet' as const }
    const topic = await calls().readTopic({ address: topicAddress.sector(sector) })
    expect(popular.sectors.filter(({ count }) => count > 0)).toEqual([
      { sector, topic: topic.canonical, count: topic.jobs, more: false },
    ])
    expect(topic.jobs).toBe(2)
    const ofSector = await calls().jobsOfSector({ sector, size: 1, page: 2 })
    expect(ofSector).toMatchObject({ items: [{ id: shop }], total: { count: 2 } })
    for (const [jobType, id] of [
      ['professional', shop],
      ['internship', trainee],
    ] as const) {
      expect(await calls().jobsOfSector({ sector, jobType })).toMatchObject({ items: [{ id }], total: { count: 1 } })
    }
    expect(await calls().jobsOfSector({ sector, jobType: 'apprentice' })).toMatchObject({ items: [] })
    expect(await calls().sitemapParts({})).toEqual([{ part: 1, modified: house.now().toISOString() }])
    expect((await calls().sitemapPart({ part: 1 })).map(({ id }) => id).sort()).toEqual([shop, trainee].sort())
    expect(await refusal(calls().sitemapPart({ part: 2 }))).toMatchObject({ code: 'page_not_found' })
    await house.database.deleteFrom('job').execute()
    await refreshPopularCounts(house)
    expect((await calls().popularJobs({})).occupations).toEqual([])
    expect(await calls().sitemapParts({})).toEqual([])
  })
})
