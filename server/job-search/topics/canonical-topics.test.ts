import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import { leastJobs, placeWord, topicAddress, wordOf } from '@trampolim/marketplace/topics/topics.ts'
import { guarulhos, inCampinas } from '@trampolim/tests/fixtures/job-searches.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, workPlace } from '@trampolim/tests/world/builders.ts'
import { fillDemoWorld } from '@trampolim/tests/world/fill.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobSearchRoutes } from '../routes.ts'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'

const vendor = '521110'
const cook = '513205'
/** Of which the demo world has none. */
const doctor = '225125'
const towns = { saoPaulo: workPlace(), campinas: inCampinas, guarulhos }
type Town = keyof typeof towns
/** An ad of an occupation, at workplaces in these towns. */
type Ad = { cbo: string; at: readonly Town[] }

describe('the canonical address of a topic', async () => {
  // The demo world leaves more than is emptied between tests.
  const house = await testHouse({}, { spoilt: true })
  const { database } = house
  const calls = house.as(jobSearchRoutes)
  const canonicalOf = async (address: string) => (await calls.readTopic({ address })).canonical
  const listed = async () =>
    (await Promise.all((await calls.topicParts({})).map(({ part }) => calls.topicPart({ part }))))
      .flat()
      .map(({ address }) => address)

  const ad = (cbo: string, ...at: Town[]): Ad => ({ cbo, at })
  const times = (count: number, each: Ad) => Array.from({ length: count }, () => each)

  /** Adds these ads, and counts. */
  async function add(...all: Ad[]) {
    const organizationId = await insertOrganization(house)
    for (const { cbo, at } of all) {
      await insertJob(house, { organizationId, cbo, work_places: JSON.stringify(at.map((town) => towns[town])) })
    }
    await refreshAllJobSearch(house.owner)
  }

  /** Makes these the only ads, and counts. */
  async function ads(...all: Ad[]) {
    await database.deleteFrom('job').execute()
    await add(...all)
  }

  /** The jobs of each address, found job by job. */
  async function jobsByAddress(): Promise<Map<string, Set<number>>> {
    const rows = await database
      .selectFrom('job_card')
      .innerJoin('occupation', (join) => join.onRef('occupation.sector', '=', 'job_card.sector'))
      .leftJoin('job_search', 'job_search.job_no', 'job_card.job_no')
      .leftJoin('municipality', 'municipality.id', 'job_search.municipality')
      .whereRef('occupation.cbo', '=', (of) => of.fn('lpad', [of.cast('job_card.cbo', 'text'), of.val(6), of.val('0')]))
      .select(['job_card.job_no', 'occupation.cbo', 'occupation.title', 'job_card.sector'])
      .select(['municipality.name', 'municipality.state'])
      .execute()
    const found = new Map<string, Set<number>>()
    for (const { job_no, cbo, title, sector, name, state } of rows) {
      const word = wordOf(commonName(cbo) ?? title.replace(/[,(].*$/, '').trim())
      const place = name && state ? placeWord(name, state) : null
      for (const address of [
        topicAddress.sector(sector as Sector),
        topicAddress.occupation(word),
        ...(place ? [topicAddress.place(place), topicAddress.occupationPlace(word, place)] : []),
      ]) {
        found.set(address, (found.get(address) ?? new Set()).add(Number(job_no)))
      }
    }
    return found
  }

  /** Which topics break the rule of one address for each list of jobs. */
  async function faults(): Promise<string[]> {
    const jobs = await jobsByAddress()
    const rows = await database.selectFrom('topic').select(['address', 'kind', 'jobs', 'canonical']).execute()
    const topics = new Map(rows.map((row) => [row.address, row]))
    const isSame = (one: string, other: string) =>
      jobs.get(one)?.size === jobs.get(other)?.size &&
      [...(jobs.get(one) ?? [])].every((no) => jobs.get(other)?.has(no))
    const occupations = rows.filter(({ kind }) => kind === 'occupation').map(({ address }) => address)
    const inMap = new Set(await listed())
    return rows.flatMap(({ address, kind, jobs: count, canonical }) => {
      const [occupation = '', place = ''] = address.split('/em/')
      const general =
        kind === 'occupation' ? [] : kind === 'occupation-place' ? [occupation, `em/${place}`] : occupations
      const says = (isTrue: boolean, what: string) => (isTrue ? [] : [`${address}: ${what}`])
      return [
        ...says(count === (jobs.get(address)?.size ?? 0), 'is counted wrong'),
        ...says(
          inMap.has(address) === (count >= leastJobs && canonical === null),
          'is in the site map, or not, wrongly',
        ),
        ...(canonical === null
          ? says(count < leastJobs || !general.some((other) => isSame(address, other)), 'has the jobs of another one')
          : [
              ...says(count >= leastJobs, 'has too few jobs'),
              ...says(isSame(address, canonical), `has other jobs than ${canonical}`),
              ...says(topics.get(canonical)?.canonical === null, `names ${canonical}, which names another one`),
            ]),
      ]
    })
  }

  it('is that of the occupation for its only town, and for a town and a sector in which there is no other', async () => {
    await ads(...times(3, ad(vendor, 'campinas')))
    const narrower = ['de/vendedor/em/campinas-sp', 'em/campinas-sp', topicAddress.sector('sales')]
    for (const address of ['de/vendedor', ...narrower]) expect(await canonicalOf(address)).toBe('de/vendedor')
    expect(await listed()).toEqual(['de/vendedor'])
    expect((await calls.popularJobs({})).sectors.find(({ sector }) => sector === 'sales')).toMatchObject({
      topic: 'de/vendedor',
      count: 3,
    })
  })

  it('is that of a town with one occupation, of which there is more elsewhere', async () => {
    await ads(...times(3, ad(vendor, 'campinas')), ad(vendor, 'guarulhos'))
    expect(await canonicalOf('de/vendedor/em/campinas-sp')).toBe('em/campinas-sp')
    expect(await canonicalOf('em/campinas-sp')).toBe('em/campinas-sp')
    expect(await listed()).toEqual(['de/vendedor', 'em/campinas-sp'])
  })

  it('is its own again as soon as the jobs differ, and while there are too few to be listed', async () => {
    const inTown = 'de/vendedor/em/campinas-sp'
    await ads(...times(3, ad(vendor, 'campinas')))
    house.clock.pass(600)
    await ads(...times(3, ad(vendor, 'campinas')), ad(vendor, 'guarulhos'), ad(cook, 'campinas'))
    expect(await canonicalOf(inTown)).toBe(inTown)
    expect(await listed()).toContain(inTown)
    await ads(...times(2, ad(vendor, 'campinas')))
    expect(await canonicalOf(inTown)).toBe(inTown)
    expect(await listed()).toEqual([])
  })

  it('isn’t told by equal counts of different jobs', async () => {
    await ads(
      ...times(2, ad(vendor, 'campinas')),
      ad(vendor, 'guarulhos'),
      ad(vendor, 'saoPaulo'),
      ...times(2, ad(cook, 'campinas')),
    )
    expect(await canonicalOf('de/vendedor')).toBe('de/vendedor')
    expect(await canonicalOf('em/campinas-sp')).toBe('em/campinas-sp')
  })

  it('isn’t shown as a neighbour of the same list, and is told of each topic in a list', async () => {
    await ads(...times(3, ad(vendor, 'campinas')), ...times(3, ad(cook, 'guarulhos')), ad(cook, 'campinas'))
    const { sectors, places, occupations } = await calls.readTopic({ address: 'de/vendedor' })
    expect([sectors, places, occupations]).toEqual([[], [], []])
    const nearby = (await calls.readTopic({ address: 'em/campinas-sp' })).places
    expect(nearby.map(({ address, canonical }) => [address, canonical])).toEqual([
      ['em/guarulhos-sp', 'em/guarulhos-sp'],
    ])
    const { items } = await calls.listTopics({ kind: 'occupation-place' })
    expect(items.map(({ address, canonical }) => [address, canonical])).toEqual([
      ['de/cozinheiro/em/guarulhos-sp', 'em/guarulhos-sp'],
      ['de/vendedor/em/campinas-sp', 'de/vendedor'],
    ])
  })

  it('is one for each list of jobs, whatever there is, and never leads to another one', async () => {
    const ofAd = fc.record({
      // Two of one sector, and two others.
      cbo: fc.constantFrom(vendor, '521115', cook, '514320'),
      at: fc.subarray(Object.keys(towns) as Town[], { minLength: 1, maxLength: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(ofAd, { minLength: 3, maxLength: 14 }), async (all) => {
        await ads(...all)
        expect(await faults()).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('is one for each list of jobs of the demo world, whose lists of topics show no list twice', async () => {
    await fillDemoWorld(house.owner, { now: house.now() })
    await add(...times(3, ad(doctor, 'campinas')))
    expect(await faults()).toEqual([])
    const inMap = new Set(await listed())
    expect(inMap.size).toBeGreaterThan(60)
    const all = await database.selectFrom('topic').select('address').where('jobs', '>=', leastJobs).execute()
    expect(all.length).toBeGreaterThan(inMap.size)
    for (const { address } of all) {
      const { canonical, sectors, occupations, places } = await calls.readTopic({ address })
      const beside = [...sectors, ...occupations, ...places].map((each) => each.canonical)
      expect([address, beside.filter((each) => each === canonical || !inMap.has(each))]).toEqual([address, []])
    }
  })
})
