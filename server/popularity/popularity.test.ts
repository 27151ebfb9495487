import { insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { refreshAllJobSearch } from '../job-search/rows/refresh-job-search.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import { popularityHandlers, tidyUsesWork } from './background.ts'

const house = await testHouse()
const day = 86_400

const people = (numbers: readonly number[]) =>
  Promise.all(
    numbers.map((at) => insertCandidate(house, { email: `p${at}@exemplo.com`, cpf: String(10_000_000_000 + at) })),
  )

const visitor = (network: number) => house.as(jobSearchRoutes, null, `203.0.113.${network}`)

async function openJob(name: string) {
  const id = await insertJob(house, { organizationId: await insertOrganization(house), job_name: name, cbo: '521110' })
  await refreshAllJobSearch(house.owner)
  return id
}

async function search(network: number, asked = { occupation: 'Vendedor', location: 'São Paulo, SP' }) {
  await visitor(network).searchJobs(asked)
  await house.writeUses()
}

const popular = () => visitor(99).popularJobs({})

describe('a search', () => {
  const sales = { occupation: 'Vendedor', location: 'São Paulo, SP' }

  it('is popular once three networks made it', async () => {
    await openJob('Vendas')
    await search(1)
    await search(2)
    expect((await popular()).searches).toEqual([])
    await search(3)
    expect((await popular()).searches).toEqual([sales])
  })

  it('counts once a day for a network or a person, whatever its page and spelling', async () => {
    await openJob('Vendas')
    for (let time = 0; time < 9; time++) {
      await search(1)
      await search(2, { occupation: ' VENDEDOR', location: 'sao paulo, sp' })
    }
    expect((await popular()).searches).toEqual([])
    house.clock.pass(day)
    await search(1)
    expect((await popular()).searches).toEqual([])
    await search(2)
    expect((await popular()).searches).toEqual([sales])
  })

  it('doesn’t count if it finds nothing, or if a recruiter makes it', async () => {
    await openJob('Vendas')
    const recruiter = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    for (let network = 0; network < 5; network++) {
      await search(network, { occupation: 'Vendedor', location: 'Manaus, AM' })
      await house.as(jobSearchRoutes, recruiter, `203.0.113.${network}`).searchJobs(sales)
    }
    await house.writeUses()
    expect((await popular()).searches).toEqual([])
  })

  it('isn’t suggested while it finds nothing', async () => {
    const id = await openJob('Vendas')
    for (let network = 0; network < 3; network++) await search(network)
    expect((await popular()).searches).toEqual([sales])
    await house.database.updateTable('job').set({ status: 'job:disabled' }).where('id', '=', id).execute()
    await refreshAllJobSearch(house.owner)
    house.clock.pass(600)
    expect((await popular()).searches).toEqual([])
  })

  it('is stored only by names of the reference data, never as typed, and without the person', async () => {
    await insertJob(house, { organizationId: await insertOrganization(house), keywords: ['maria da silva'] })
    await refreshAllJobSearch(house.owner)
    await search(1, { occupation: 'maria da silva', location: 'São Paulo, SP' })
    await search(1, { occupation: '', location: 'Campinas, SP' }).catch(() => undefined)
    const { database } = house
    expect(await database.selectFrom('popular_search').selectAll().execute()).toEqual([])
    await openJob('Vendas')
    await search(1)
    const kept = await database.selectFrom('counted_use').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(kept[0]?.digest).toHaveLength(32)
    house.clock.pass(day)
    await enqueue(database, tidyUsesWork, { payload: {} })
    await house.work({ handlers: popularityHandlers })
    expect(await database.selectFrom('counted_use').selectAll().execute()).toEqual([])
  })

  it('fades: searches that were frequent last month come after those that are made at present', async () => {
    await openJob('Vendas')
    for (let network = 0; network < 20; network++) await search(network)
    house.clock.pass(28 * day)
    for (let network = 0; network < 4; network++) await search(network, { occupation: '', location: 'São Paulo, SP' })
    expect((await popular()).searches[0]).toEqual({ occupation: '', location: 'São Paulo, SP' })
    expect((await popular()).searches).toHaveLength(1)
  })
})

describe('a job', () => {
  it('is popular once three people favourite it or apply to it, each counted once a day', async () => {
    const id = await openJob('Vendas')
    const [ana, bia, caio] = (await people([1, 2, 3])) as [never, never, never]
    for (let time = 0; time < 5; time++) {
      for (const person of [ana, bia]) {
        await house.as(jobRoutes, person).likeJob({ id })
        await house.as(jobRoutes, person).unlikeJob({ id })
        await house.writeUses()
      }
    }
    expect((await popular()).wanted).toEqual([])
    await house.as(jobRoutes, caio).likeJob({ id })
    await house.writeUses()
    expect((await popular()).wanted.map((job) => job.id)).toEqual([id])
  })

  it('isn’t shown when it is no longer open', async () => {
    const id = await openJob('Vendas')
    for (const person of await people([1, 2, 3])) await house.as(jobRoutes, person).likeJob({ id })
    await house.writeUses()
    await house.database.updateTable('job').set({ status: 'job:disabled' }).where('id', '=', id).execute()
    await refreshAllJobSearch(house.owner)
    expect((await popular()).wanted).toEqual([])
  })
})

it('adds counts of several people as their sum', async () => {
  const id = await openJob('Vendas')
  for (const numbers of [[1, 2, 3, 4, 5], [6, 7], [8]]) {
    for (const person of await people(numbers)) await house.as(jobRoutes, person).likeJob({ id })
    await house.writeUses()
  }
  const [row] = await house.database.selectFrom('popular_job').select('heat').execute()
  expect(2 ** ((row?.heat ?? 0) - house.now().getTime() / (7 * day * 1000))).toBeCloseTo(8, 5)
})
