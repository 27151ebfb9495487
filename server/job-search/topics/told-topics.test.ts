import { guarulhos, inCampinas } from '@trampolim/tests/fixtures/job-searches.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshJobSearch } from '../rows/refresh-job-search.ts'
import { countTopics, refreshTopics } from './refresh-topics.ts'

const indexNow = { key: '0123456789abcdef', url: 'http://127.0.0.1:9/' }
const towns = { campinas: [inCampinas], guarulhos: [guarulhos] }
/** Two occupations of one sector, and one of another. */
const [vendor, otherVendor, cook] = ['521110', '521115', '513205'] as const

describe('pages of topics of which search engines are told', async () => {
  const house = await testHouse({ indexNow, demo: false })
  const { database } = house
  beforeEach(() => {
    house.configuration.indexNow = indexNow
    house.configuration.demo = false
  })

  /** Adds jobs, or ends some; the count comes later. */
  async function add(count: number, cbo: string, town: keyof typeof towns) {
    const organizationId = await insertOrganization(house)
    const work_places = JSON.stringify(towns[town])
    const ids: string[] = []
    for (let at = 0; at < count; at++) ids.push(await insertJob(house, { organizationId, cbo, work_places }))
    await database.transaction().execute((tx) => refreshJobSearch(tx, ids))
    return ids
  }

  async function close(ids: readonly string[]) {
    await database.updateTable('job').set({ status: 'job:closed' }).where('id', 'in', ids).execute()
    await database.transaction().execute((tx) => refreshJobSearch(tx, ids))
  }

  /** Those of which they are to be told, as if they had been told of all before. */
  async function told(): Promise<string[]> {
    const rows = await database.deleteFrom('changed_address').returning('path').execute()
    return rows.map(({ path }) => path).toSorted()
  }

  async function counted(): Promise<string[]> {
    house.clock.pass(300)
    await refreshTopics(house)
    return told()
  }

  it('are those that come into being, once, and those whose jobs become too few, once', async () => {
    const ids = await add(2, vendor, 'campinas')
    await add(3, cook, 'guarulhos')
    await add(1, otherVendor, 'guarulhos')
    await add(1, cook, 'campinas')
    expect(await counted()).toEqual([
      ...['/vagas/de/cozinheiro', '/vagas/de/cozinheiro/em/guarulhos-sp', '/vagas/em/campinas-sp'],
      ...['/vagas/em/guarulhos-sp', '/vagas/setor/vendas'],
    ])
    expect(await counted()).toEqual([])
    const more = await add(1, vendor, 'campinas')
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
    await add(1, vendor, 'campinas')
    expect(await counted()).toEqual([])
    await close(more)
    expect(await counted()).toEqual([])
    await close(ids.slice(0, 1))
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
    await close(ids)
    expect(await counted()).toEqual(['/vagas/em/campinas-sp', '/vagas/setor/vendas'])
    expect(await counted()).toEqual([])
  })

  it('are told once of a topic that comes and goes before they are told', async () => {
    const ids = await add(3, vendor, 'campinas')
    await refreshTopics(house)
    await close(ids)
    await refreshTopics(house)
    expect(await told()).toEqual(['/vagas/de/vendedor'])
  })

  it('aren’t those with the jobs of another one, until they differ', async () => {
    const inTown = await add(3, vendor, 'campinas')
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
    const others = await add(1, vendor, 'guarulhos')
    // The town is listed in place of its only occupation, which has more elsewhere.
    expect(await counted()).toEqual(['/vagas/em/campinas-sp'])
    const cooks = await add(1, cook, 'campinas')
    expect(await counted()).toEqual(['/vagas/de/vendedor/em/campinas-sp'])
    await close([...cooks, ...others])
    expect(await counted()).toEqual([])
    await close(inTown.slice(0, 1))
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
  })

  it('are told again of a page whose topic comes back', async () => {
    const ids = await add(3, vendor, 'campinas')
    await counted()
    await close(ids)
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
    await add(3, vendor, 'campinas')
    expect(await counted()).toEqual(['/vagas/de/vendedor'])
  })

  it('are recorded with the count or not at all, and once by two counts at a time', async () => {
    await add(3, vendor, 'campinas')
    await sql`alter table changed_address add constraint none_of_topics check (path not like '/vagas/%')`.execute(
      house.owner,
    )
    await expect(refreshTopics(house)).rejects.toThrow('none_of_topics')
    await sql`alter table changed_address drop constraint none_of_topics`.execute(house.owner)
    expect(await database.selectFrom('topic').select('address').execute()).toEqual([])
    const counts = await Promise.all(
      [1, 2].map(() => database.transaction().execute((tx) => countTopics(tx, house.now()))),
    )
    expect(counts.toSorted((one, other) => one.length - other.length)).toEqual([[], ['de/vendedor']])
  })

  it.each(['without a key', 'in a demo'])('aren’t any %s', async (where) => {
    house.configuration.indexNow = where === 'without a key' ? null : indexNow
    house.configuration.demo = where === 'in a demo'
    await add(3, vendor, 'campinas')
    expect(await counted()).toEqual([])
  })
})
