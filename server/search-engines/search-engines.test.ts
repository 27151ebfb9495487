import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import { record } from '../platform/events/record.ts'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { deleteOrganizationRoute } from '../recruiters/routes.ts'
import { searchEngineHandlers, tellSearchEnginesWork } from './background.ts'
import { searchEngineListeners } from './listeners.ts'
import { serveKey } from './serve-key.ts'

const key = '0123456789abcdef'

/** The simulated search engine: the reports that it received, and how it answers. */
const told: { urlList: string[] }[] = []
let status = 200
let meanwhile: () => Promise<unknown> = async () => undefined
const engine = createServer(async (request, response) => {
  told.push((await json(request)) as (typeof told)[number])
  await meanwhile()
  response.writeHead(status).end()
})
await new Promise<void>((listening) => engine.listen(0, '127.0.0.1', listening))
const { port } = engine.address() as { port: number }
const indexNow = { key, url: `http://127.0.0.1:${port}/indexnow` }
afterAll(() => engine.close())

describe('search engines', async () => {
  const house = await testHouse({ indexNow, demo: false })
  const { publicUrl } = house.configuration
  beforeEach(() => {
    told.length = 0
    status = 200
    meanwhile = async () => undefined
    house.configuration.indexNow = indexNow
    house.configuration.demo = false
  })

  async function changed(change: Partial<Parameters<typeof insertJob>[1]> = {}) {
    const jobId = await insertJob(house, { organizationId: await insertOrganization(house), ...change })
    await happened(jobId)
    return jobId
  }

  async function happened(jobId: string) {
    await house.database
      .transaction()
      .execute((tx) => record(tx, { type: 'job.changed', payload: { jobId }, now: house.now() }))
    await house.work({ listeners: searchEngineListeners })
  }

  async function tell() {
    await enqueue(house.database, tellSearchEnginesWork, { payload: {} })
    await house.work({ handlers: searchEngineHandlers })
    return told.at(-1)
  }

  const waiting = () => house.database.selectFrom('changed_address').select('path').orderBy('path').execute()

  it('are notified once of published, changed and ended jobs, all at once', async () => {
    const published = await changed()
    const ended = await changed({ status: 'job:closed' })
    expect(await tell()).toEqual({
      host: new URL(publicUrl).host,
      key,
      keyLocation: `${publicUrl}/${key}.txt`,
      urlList: expect.toSatisfy(
        (list: string[]) =>
          list.toSorted().join() ===
          [published, ended]
            .toSorted()
            .map((id) => `${publicUrl}/jobs/${id}`)
            .join(),
      ),
    })
    await tell()
    expect(told).toHaveLength(1)
  })

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['was never published', { status: 'job:created', first_approved_at: null, approved_at: null }],
    ['has an edit that waits for a reviewer', { status: 'job:pending', shown: JSON.stringify({ job_name: 'Antes' }) }],
  ])('aren’t told of a job that %s', async (_, change) => {
    await changed(change)
    expect(await tell()).toBeUndefined()
  })

  it('are told of a job that ends while its edit waits, and of jobs that are deleted, alone or with their company', async () => {
    const outdated: string[] = []
    house.outdatePages = () => outdated.push('pages')
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const edited = { status: 'job:pending', shown: JSON.stringify({ job_name: 'Antes' }) }
    const insert = (change: object = {}) => insertJob(house, { organizationId, ...change })
    const ended = await insert(edited)
    const [deleted, gone] = [await insert(edited), await insert()]
    const unseen = { status: 'job:created', first_approved_at: null, approved_at: null }
    const [unseenDeleted] = [await insert(unseen), await insert(unseen)]
    const calls = house.as({ ...recruiterJobRoutes, deleteOrganization: deleteOrganizationRoute }, bruno)
    await calls.finishJob({ id: ended })
    await house.work({ listeners: searchEngineListeners })
    const paths = async () => (await waiting()).map(({ path }) => path.replace('/jobs/', ''))
    expect(await paths()).toEqual([ended])
    outdated.length = 0
    await calls.deleteJob({ id: deleted })
    await calls.deleteJob({ id: unseenDeleted })
    expect(await paths()).toEqual([ended, deleted].toSorted())
    expect(outdated).toHaveLength(2)
    await calls.deleteOrganization({})
    expect(await paths()).toEqual([ended, deleted, gone].toSorted())
    expect(outdated).toHaveLength(3)
    house.configuration.indexNow = null
    const market = await insertOrganization(house)
    const carla = await insertRecruiter(house, { organizationId: market })
    const untold = await insertJob(house, { organizationId: market })
    await house.as(recruiterJobRoutes, carla).deleteJob({ id: untold })
    expect(await paths()).not.toContain(untold)
  })

  it.each([429, 500, 422])('are notified again later if they answer %i', async (refused) => {
    const id = await changed()
    status = refused
    await tell()
    expect(await waiting()).toEqual([{ path: `/jobs/${id}` }])
    status = 202
    await tell()
    expect(told).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  it('are notified again later if they are unavailable, for a week', async () => {
    await changed()
    house.configuration.indexNow = { key, url: 'http://127.0.0.1:9/' }
    await tell()
    expect(await waiting()).toHaveLength(1)
    house.clock.pass(8 * 86_400)
    await tell()
    expect(await waiting()).toEqual([])
  })

  it('are notified again of a page that changed while they were being notified', async () => {
    const id = await changed()
    house.clock.pass(1)
    const again = house.now()
    meanwhile = () => house.database.updateTable('changed_address').set({ changed_at: again }).execute()
    await tell()
    expect(await waiting()).toEqual([{ path: `/jobs/${id}` }])
  })

  it('get at most ten thousand addresses at once', async () => {
    const { database } = house
    const rows = Array.from({ length: 10_001 }, (_, at) => ({ path: `/jobs/${at}`, changed_at: house.now() }))
    await database.insertInto('changed_address').values(rows).execute()
    expect((await tell())?.urlList).toHaveLength(10_000)
    expect((await tell())?.urlList).toHaveLength(1)
  })

  it.each(['without a key', 'in a demo'])('aren’t told of anything %s', async (where) => {
    house.configuration.indexNow = where === 'without a key' ? null : indexNow
    house.configuration.demo = where === 'in a demo'
    await changed()
    expect(await waiting()).toEqual([])
    expect(await tell()).toBeUndefined()
  })

  it('find the key at its address, and nothing without one', async () => {
    const open = async () => {
      const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
      serveKey(app, house)
      return app.inject({ url: `/${key}.txt` })
    }
    const answer = await open()
    expect([answer.statusCode, answer.body]).toEqual([200, key])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    house.configuration.indexNow = null
    expect((await open()).statusCode).toBe(404)
  })
})
