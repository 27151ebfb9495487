import { leastJobs, mostNewest } from '@trampolim/marketplace/topics/topics.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertJob,
  insertOrganization,
  insertProfessional,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../../jobs/routes.ts'
import { jobSearchRoutes } from '../routes.ts'
import { refreshAllJobSearch, refreshJobSearch } from '../rows/refresh-job-search.ts'
import { refreshTopics } from './refresh-topics.ts'

const json = JSON.stringify
const inCampinas = { work_places: json([workPlace({ cityState: campinas, latitude: -22.9056, longitude: -47.0608 })]) }
const guarulhos = { work_places: json([workPlace({ cityState: 3_518_800, latitude: -23.4538, longitude: -46.5333 })]) }
const cook = { cbo: '513205', job_name: 'Cozinheira' }
type Changes = Partial<Parameters<typeof insertJob>[1]>

describe('topics', async () => {
  const house = await testHouse()
  const calls = house.as(jobSearchRoutes)
  const read = (address: string) => calls.readTopic({ address })

  /** Inserts jobs a second apart, and counts; returns their ids. */
  async function jobs(...changes: Changes[]) {
    const organizationId = await insertOrganization(house, { company_name: 'Loja da Praça' })
    const ids = []
    for (const change of changes) {
      house.clock.pass(1)
      ids.push(await insertJob(house, { organizationId, ...change }))
    }
    await refreshAllJobSearch(house.owner)
    return ids
  }

  const times = (count: number, change: Changes = {}) => Array.from({ length: count }, () => change)

  async function close(ids: readonly string[]) {
    const { database } = house
    await database.updateTable('job').set({ status: 'job:closed' }).where('id', 'in', ids).execute()
    await database.transaction().execute((tx) => refreshJobSearch(tx, ids))
  }

  it('counts the jobs of a sector, a municipality, an occupation and both, and shows the newest', async () => {
    const ids = await jobs(...times(3, inCampinas), ...times(2, guarulhos), { cbo: '521115' })
    const found = await read('de/vendedor/em/campinas-sp')
    expect(found).toMatchObject({ kind: 'occupation-place', occupation: 'Vendedor', jobs: 3, shown: true })
    expect(found.place).toEqual({ city: 'Campinas', state: 'SP' })
    expect(found.items.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed())
    expect(found.parents.map(({ address }) => address)).toEqual(['de/vendedor', 'em/campinas-sp'])
    expect((await read('de/vendedor')).jobs).toBe(5)
    expect((await read('em/guarulhos-sp')).jobs).toBe(2)
    const { sector, sectors, places } = await read('de/vendedor')
    expect(sectors.map((each) => each.sector)).toEqual([sector])
    expect(places.map(({ address, jobs }) => [address, jobs])).toEqual([['de/vendedor/em/campinas-sp', 3]])
    expect((await read(sector === 'retail' ? 'setor/comercio' : 'setor/vendas')).jobs).toBe(6)
  })

  it('is listed in search engines with at least three jobs, and gets no page for fewer in a municipality', async () => {
    await jobs(...times(leastJobs - 1, inCampinas))
    expect((await read('em/campinas-sp')).shown).toBe(false)
    expect((await refusal(read('de/vendedor/em/campinas-sp'))).code).toBe('page_not_found')
    expect((await calls.listTopics({ kind: 'place' })).items).toEqual([])
    await jobs(inCampinas)
    expect((await read('em/campinas-sp')).shown).toBe(true)
    expect((await calls.listTopics({ kind: 'place' })).items).toMatchObject([{ address: 'em/campinas-sp', jobs: 3 }])
    expect((await calls.listTopics({ kind: 'occupation-place', occupation: 'vendedor' })).total).toBe(1)
    expect((await calls.listTopics({ kind: 'occupation-place', occupation: 'cozinheiro' })).total).toBe(0)
  })

  it('says of a topic whose jobs have all ended that there were some, immediately and for a year', async () => {
    const ids = await jobs(...times(3, inCampinas))
    await close(ids.slice(0, 1))
    expect(await read('em/campinas-sp')).toMatchObject({ jobs: 2, shown: false })
    await close(ids)
    expect((await refusal(read('em/campinas-sp'))).code).toBe('topic_gone')
    await refreshTopics(house)
    expect((await refusal(read('de/vendedor/em/campinas-sp'))).code).toBe('topic_gone')
    expect(await calls.shownTopics({ addresses: ['em/campinas-sp'] })).toEqual([])
    house.clock.pass(366 * 86_400)
    await refreshTopics(house)
    expect((await refusal(read('em/campinas-sp'))).code).toBe('page_not_found')
  })

  it('writes only rows that changed', async () => {
    await jobs(...times(3, inCampinas))
    const before = (await read('em/campinas-sp')).changed
    house.clock.pass(600)
    await refreshTopics(house)
    expect((await read('em/campinas-sp')).changed).toBe(before)
  })

  it('states the typical salary once five ads state one, without hidden salaries, and by month', async () => {
    const paid = (from: number, to: number | null = null): Changes => ({ salary_from_cents: from, salary_to_cents: to })
    await jobs(...[200_000, 210_000, 220_000, 230_000].map((from) => paid(from, from + 50_000)), {
      ...paid(990_000),
      do_not_show_salary: true,
    })
    expect((await read('em/sao-paulo-sp')).salaries).toBeNull()
    await jobs({ salary_type: 4, ...paid(1_000) })
    expect((await read('em/sao-paulo-sp')).salaries).toEqual({ ads: 5, from: 200_000, to: 280_000 })
  })

  it('is linked from nearby topics and from those of the same municipality', async () => {
    await jobs(...times(3, inCampinas), ...times(3, { ...inCampinas, ...cook }), ...times(4, guarulhos))
    const { places, occupations } = await read('em/campinas-sp')
    expect(places.map(({ address }) => address)).toEqual(['em/guarulhos-sp'])
    expect(occupations.map(({ kind, jobs }) => [kind, jobs])).toEqual(Array(2).fill(['occupation-place', 3]))
  })

  it('counts a job with two workplaces in a municipality once, and one for all of Brazil in none', async () => {
    const both = [workPlace(), workPlace({ latitude: -23.6, longitude: -46.7, district: 'Santo Amaro' })]
    const anywhere = { work_type: 2, allow_remote_other_states: true }
    await jobs({ work_places: json(both) }, anywhere)
    expect(await read('em/sao-paulo-sp')).toMatchObject({ jobs: 1 })
    expect(await read('de/vendedor')).toMatchObject({ jobs: 2 })
  })

  it('shows a limited number of jobs and names no hidden company', async () => {
    await jobs(...times(mostNewest + 2, { hide_contracting_company_name: true }))
    const found = await read('em/sao-paulo-sp')
    expect(found.jobs).toBe(mostNewest + 2)
    expect(found.items).toHaveLength(mostNewest)
    expect(json(found)).not.toContain('Loja da Praça')
  })

  it('says what a candidate likes', async () => {
    const [id = ''] = await jobs(...times(3))
    const ana = await insertProfessional(house)
    await house.as(jobRoutes, ana).likeJob({ id })
    const { items } = await house.as(jobSearchRoutes, ana).readTopic({ address: 'em/sao-paulo-sp' })
    expect(items.filter(({ liked }) => liked).map((job) => job.id)).toEqual([id])
  })

  it.each(['', 'em', 'em/Campinas', 'em/x/de/y', '../x', `em/${'a'.repeat(200)}`])(
    'refuses the address %s',
    async (address) => {
      expect((await refusal(read(address))).code).toBe('invalid_form')
    },
  )
})
