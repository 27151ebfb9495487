import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertPlace,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../jobs/routes.ts'
import { refreshAllJobSearch } from './refresh-job-search.ts'
import { jobSearchRoutes, similarJobs } from './routes.ts'

const day = 86_400_000
const inCampinas = workPlace({ cityState: campinas, latitude: -22.9056, longitude: -47.0608, district: 'Centro' })
const guarulhos = workPlace({ cityState: 3_518_800, latitude: -23.4538, longitude: -46.5333 })
const json = JSON.stringify

describe('a search of jobs', async () => {
  const house = await testHouse()

  async function search(asked: JobSearch, person: Parameters<typeof house.as>[1] = null) {
    return house.as(jobSearchRoutes, person).searchJobs(asked)
  }

  /** Jobs of one organisation, one a second, so that the later one is newer; gives their ids. */
  async function jobs(...changes: Partial<Parameters<typeof insertJob>[1]>[]) {
    const organizationId = await insertOrganization(house)
    const ids = []
    for (const change of changes) {
      house.clock.pass(1)
      ids.push(await insertJob(house, { organizationId, ...change }))
    }
    await refreshAllJobSearch(house.owner)
    return ids
  }

  const recruiter = async () => insertRecruiter(house, { organizationId: await insertOrganization(house) })

  it('needs an occupation or a place', async () => {
    expect(await refusal(search({}))).toMatchObject({ code: 'occupation_or_location_required' })
    expect(await refusal(search({ occupation: ' ', location: '' }))).toMatchObject({
      code: 'occupation_or_location_required',
    })
  })

  it('knows no place of an unheard-of name', async () => {
    expect(await refusal(search({ location: 'Xyzzyqwk' }))).toMatchObject({ code: 'location_not_found' })
  })

  it.each(['-90,0', '-89.999,0', '90,-180', '38.7,-9.1', '0,0', '-23.5', 'aqui'])(
    'refuses a position that is none in Brazil: %s',
    async (near) => {
      const ana = await insertProfessional(house)
      const ways = [
        () => search({ occupation: 'padeiro', near }),
        () => house.as(jobSearchRoutes, ana).recommendedJobs({ near }),
        () => house.as(jobSearchRoutes, null).suggestLocations({ near }),
      ]
      for (const way of ways) {
        expect(await refusal(way())).toMatchObject({
          code: 'invalid_form',
          status: 422,
          fields: { near: { code: 'outside_brazil', message: 'Informe uma posição no Brasil' } },
        })
      }
    },
  )

  it.each<JobSearch>([
    { distance: 10 },
    { pcdOnly: true },
    { salaries: ['to-3000'] },
    { languages: ['ingles'] },
    { jobAges: 7 },
    { contractType: [1] },
    { workType: [1] },
  ])('refuses a visitor the filter %j, and grants it to who is signed in', async (filter) => {
    await jobs({})
    expect(await refusal(search({ location: 'São Paulo', ...filter }))).toMatchObject({ code: 'sign_in_required' })
    expect((await search({ location: 'São Paulo', ...filter }, await recruiter())).total.more).toBe(false)
  })

  it.each<[JobSearch, number[]]>([
    [{ pcdOnly: true }, [1]],
    [{ salaries: ['over-8000'] }, [2]],
    [{ salaries: ['to-3000'] }, [0, 1, 3, 4, 5, 6]],
    [{ languages: ['ingles'] }, [3]],
    [{ languages: ['ingles', 'latim'] }, [3, 4]],
    [{ jobAges: 7 }, [0, 1, 2, 3, 4, 6]],
    [{ contractType: [8, 2] }, [6]],
    [{ workType: [3] }, [4]],
    [{ jobType: 'internship' }, [6]],
  ])('with %j finds just the jobs that fit', async (filter, expected) => {
    const ids = await jobs(
      {},
      { only_handicap: true },
      { salary_type: 2, salary_from_cents: 900_000, salary_to_cents: null },
      { languages: json([{ language: 'ingles', level: 2 }]) },
      { work_type: 3, languages: json([{ language: 'latim', level: 1 }]) },
      { approved_at: new Date(house.now().getTime() - 8 * day) },
      { job_specific_type: 2, contract_type: 8 },
    )
    const found = await search({ location: 'São Paulo, SP', ...filter }, await recruiter())
    expect(found.items.map(({ id }) => ids.indexOf(id)).sort()).toEqual(expected)
    expect(found.total).toEqual({ count: expected.length, more: false })
  })

  it('counts for each choice of a filter what that choice then shows', async () => {
    await jobs(...varied(60))
    const person = await recruiter()
    const asks: JobSearch[] = [
      { location: 'São Paulo, SP' },
      { location: 'São Paulo, SP', distance: 50, contractType: [1, 2], salaries: ['to-3000'] },
      { occupation: 'vendedor', location: 'Campinas', distance: 100, languages: ['ingles', 'espanhol'], jobAges: 15 },
      { occupation: 'vendedor', location: 'sp', workType: [1, 3] },
      { occupation: 'vendedor', pcdOnly: true },
    ]
    for (const asked of asks) {
      const { facets } = await search(asked, person)
      for (const [filter, choices] of Object.entries(facets)) {
        for (const { value, ...counted } of choices) {
          const { total } = await search({ ...asked, [filter]: value }, person)
          expect({ filter, value, ...counted }).toEqual({ filter, value, ...total })
        }
      }
    }
  }, 60_000)

  it('shows each job once over the pages, the newest first', async () => {
    const ids = await jobs(...varied(45))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ location: 'SP', page, size: 15 })))
    const shown = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(shown).toHaveLength(pages[0]?.total.count ?? -1)
    expect(new Set(shown).size).toBe(shown.length)
    expect(ids).toEqual(expect.arrayContaining(shown))
    const published = pages.flatMap(({ items }) => items.map((item) => item.published))
    expect(published).toEqual([...published].sort().reverse())
  })

  it('orders by distance and by salary', async () => {
    const [here, there, far] = await jobs(
      { salary_type: 2, salary_from_cents: 200_000 },
      { salary_type: 2, salary_from_cents: 300_000, work_places: json([guarulhos]) },
      { salary_type: 7, salary_from_cents: null, salary_to_cents: null, work_places: json([inCampinas]) },
    )
    const asked: JobSearch = { location: 'São Paulo', distance: 100 }
    const person = await recruiter()
    const idsOf = async (sort: 'distance' | 'salary') =>
      (await search({ ...asked, sort }, person)).items.map(({ id }) => id)
    expect(await idsOf('distance')).toEqual([here, there, far])
    expect(await idsOf('salary')).toEqual([there, here, far])
  })

  it('orders by compatibility for a professional with a curriculum only', async () => {
    const [fits, other] = await jobs({}, { cbo: '514320', job_name: 'Faxineiro' })
    const ana = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: ana.accountId })
    const asked: JobSearch = { location: 'São Paulo', sort: 'compatibility' }
    const found = await search(asked, ana)
    expect(found.sort).toBe('compatibility')
    expect(found.items.map(({ id }) => id)).toEqual([fits, other])
    expect((await search(asked)).sort).toBe('newest')
  })

  it('tells no distance between a job and the middle of its own town', async () => {
    await jobs({ work_places: json([workPlace({ exact: false })]) }, { work_places: json([guarulhos]) })
    const { items } = await search({ location: 'São Paulo', distance: 100 }, await recruiter())
    expect(items.map(({ place, distance, sameCity }) => [place.city, distance, sameCity])).toEqual([
      ['Guarulhos', expect.closeTo(13.9, 0), false],
      ['São Paulo', null, true],
    ])
  })

  it('tells kilometres from the browser’s position, never nought', async () => {
    await jobs({})
    const { items, understood } = await search({ near: '-23.5503,-46.6342' })
    expect(understood.location).toBe('São Paulo, SP')
    expect(items).toMatchObject([{ distance: 0.1, sameCity: true }])
  })

  it('counts a job with several workplaces once, at the nearest', async () => {
    await jobs({ work_places: json([inCampinas, guarulhos, workPlace()]) })
    const found = await search({ location: 'São Paulo', distance: 100 }, await recruiter())
    expect(found.total.count).toBe(1)
    expect(found.items[0]?.place).toMatchObject({ city: 'São Paulo', district: 'Sé' })
    expect((await search({ location: 'Campinas' })).items[0]?.place.city).toBe('Campinas')
  })

  it('finds a remote job from everywhere if it takes people of other states', async () => {
    const [open] = await jobs(
      { work_type: 2, allow_remote_other_states: true },
      { work_type: 2, allow_remote_other_states: false },
    )
    for (const location of ['Manaus, AM', 'AM']) {
      const { items } = await search({ location })
      expect(items).toMatchObject([{ id: open, distance: null, sameCity: false, workType: 2 }])
    }
  })

  it('leaves out what the professional discarded, and marks what they keep', async () => {
    const [kept, discarded] = (await jobs({}, {})) as [string, string]
    const ana = await insertProfessional(house)
    await house.database
      .insertInto('job_discard')
      .values({ professional_id: ana.accountId, job_id: discarded, discarded_at: house.now() })
      .execute()
    await house.database
      .insertInto('job_like')
      .values({ professional_id: ana.accountId, job_id: kept, liked_at: house.now() })
      .execute()
    const found = await search({ occupation: 'vendedor' }, ana)
    expect(found.total.count).toBe(1)
    expect(found.items).toMatchObject([{ id: kept, liked: true }])
    expect((await search({ occupation: 'vendedor' })).total.count).toBe(2)
  })

  it('never finds or shows a hidden company by its name', async () => {
    const organizationId = await insertOrganization(house, { company_name: 'Zanzibar Moda' })
    await insertJob(house, {
      organizationId,
      hide_contracting_company_name: true,
      job_name: 'Vendedor na Zanzibar Moda',
      keywords: ['zanzibar moda', 'crediário'],
    })
    await refreshAllJobSearch(house.owner)
    expect((await search({ occupation: 'zanzibar' })).total.count).toBe(0)
    const found = await search({ occupation: 'crediario' })
    expect(found.items).toMatchObject([{ company: null, logo: null }])
  })

  it('shows a hidden company in the middle of its municipality, from wherever one looks', async () => {
    const ana = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: ana.accountId })
    const workplaces = [
      { latitude: -23.5, longitude: -46.5, district: 'Vila Oculta' },
      { latitude: -23.7, longitude: -46.72, district: 'Outra Vila' },
    ]
    const here = (places: readonly Record<string, unknown>[]) => json(places.map((place) => workPlace(place)))
    await jobs({ hide_contracting_company_name: true, work_places: here(workplaces) })
    const told = async () => {
      const answers: unknown[] = []
      for (const near of ['-23.5,-46.5', '-23.6,-46.62', '-23.7,-46.72']) {
        for (const distance of [undefined, 5, 10, 20, 50] as const) {
          const asked = { near, ...(distance && { distance }), sort: 'distance' } as const
          const { items, total, facets } = await search(asked, ana)
          answers.push({ items: items.map(({ id: _, ...card }) => card), total, distances: facets.distance })
        }
        const { items } = await house.as(jobSearchRoutes, ana).recommendedJobs({ near })
        answers.push(items.map(({ id: _, ...card }) => card))
      }
      return answers
    }
    const [elsewhere, moved] = [await told(), here(workplaces.map((place) => ({ ...place, latitude: -23.62 })))]
    expect(JSON.stringify(elsewhere)).not.toMatch(/vila/i)
    await house.database.updateTable('job').set({ work_places: moved }).execute()
    await refreshAllJobSearch(house.owner)
    expect(await told()).toEqual(elsewhere)
    await house.database.updateTable('job').set({ hide_contracting_company_name: false }).execute()
    await refreshAllJobSearch(house.owner)
    expect(JSON.stringify(await told())).toMatch(/vila/i)
  })

  it('hides a salary that is not to be shown from filter and card', async () => {
    await jobs({ do_not_show_salary: true })
    const person = await recruiter()
    expect((await search({ location: 'São Paulo', salaries: ['to-3000'] }, person)).total.count).toBe(0)
    expect((await search({ location: 'São Paulo' })).items[0]?.salary).toMatchObject({ from: null, to: null })
  })

  it('tells no distance of a job that is done at home', async () => {
    const far = json([workPlace({ cityState: 1_302_603, latitude: -3.119, longitude: -60.0217 })])
    await jobs({ work_type: 2, allow_remote_other_states: false, work_places: far })
    const ana = await insertProfessional(house)
    const { items } = await search({ occupation: 'vendedor' }, ana)
    expect(items).toMatchObject([{ workType: 2, distance: null, sameCity: false }])
    const { viewer } = await house.as(jobRoutes, ana).readJob({ id: items[0]?.id ?? '' })
    expect(viewer).toMatchObject({ distance: null, sameCity: false })
  })

  it('tells who searches their own town how far it is from home, as the job itself does', async () => {
    const places = json([workPlace({ latitude: -23.45, longitude: -46.55 })])
    const [id] = (await jobs({ work_places: places })) as [string]
    const home = { latitude: -23.56, longitude: -46.66, exact_position: true }
    const ana = await insertProfessional(house, home)
    const { viewer } = await house.as(jobRoutes, ana).readJob({ id })
    expect(viewer?.distance).toBeGreaterThan(14)
    for (const asked of [{ location: 'São Paulo, SP' }, { occupation: 'vendedor' }, { location: 'SP' }]) {
      const { items } = await search(asked, ana)
      expect(items).toMatchObject([{ distance: viewer?.distance, sameCity: true }])
    }
    // A position that is named counts more than home, and another town is never called one's own.
    expect((await search({ near: '-23.45,-46.55', distance: 5 }, ana)).items[0]?.distance).toBeLessThan(1)
    const bia = await insertProfessional(house, { municipality_id: campinas, latitude: -22.9, longitude: -47.06 })
    expect((await search({ location: 'São Paulo, SP' }, bia)).items).toMatchObject([
      { distance: null, sameCity: false },
    ])
    expect((await search({ location: 'São Paulo, SP' })).items).toMatchObject([{ distance: null, sameCity: true }])
  })

  it('marks jobs to which the professional has applied, until they withdraw', async () => {
    const [applied, withdrawn, other] = (await jobs({}, {}, {})) as [string, string, string]
    const ana = await insertProfessional(house)
    await insertPlace(house, { jobId: applied, professionalId: ana.accountId })
    await insertPlace(house, {
      jobId: withdrawn,
      professionalId: ana.accountId,
      step: 'discarded',
      discarded_by: 'candidate',
    })
    for (const id of [applied, withdrawn, other]) await house.as(jobRoutes, ana).likeJob({ id })
    const marksOf = (items: readonly { id: string; applied: boolean }[]) =>
      Object.fromEntries(items.map((item) => [item.id, item.applied]))
    const marks = { [applied]: true, [withdrawn]: false, [other]: false }
    expect(marksOf((await search({ location: 'São Paulo, SP' }, ana)).items)).toEqual(marks)
    expect(marksOf((await house.as(jobRoutes, ana).likedJobs({})).items)).toEqual(marks)
    expect(Object.values(marksOf((await search({ location: 'São Paulo, SP' })).items))).toEqual([false, false, false])
  })

  describe('for professionals', () => {
    it('recommends a job for people with disabilities alone to those for whom it is', async () => {
      const [forAll, onlyPcd] = (await jobs({}, { only_handicap: true })) as [string, string]
      const recommendedTo = async (isHandicap: boolean) => {
        const who = await insertProfessional(house, { is_handicap: isHandicap })
        await insertCurriculum(house, { professionalId: who.accountId })
        const { items, facets } = await house.as(jobSearchRoutes, who).recommendedJobs({})
        return { ids: items.map(({ id }) => id).sort(), pcd: facets.pcdOnly[0]?.count }
      }
      expect(await recommendedTo(false)).toEqual({ ids: [forAll], pcd: 0 })
      expect(await recommendedTo(true)).toEqual({ ids: [forAll, onlyPcd].sort(), pcd: 1 })
    })

    it('recommends what fits their curriculum, without what they discarded or applied to', async () => {
      const [fits, applied, discarded, far] = (await jobs({}, {}, {}, { work_places: json([inCampinas]) })) as [
        string,
        string,
        string,
        string,
      ]
      await jobs({ cbo: '225125', job_name: 'Médico' })
      const ana = await insertProfessional(house)
      await insertCurriculum(house, { professionalId: ana.accountId })
      await insertPlace(house, { jobId: applied, professionalId: ana.accountId })
      await house.database
        .insertInto('job_discard')
        .values({ professional_id: ana.accountId, job_id: discarded, discarded_at: house.now() })
        .execute()
      const found = await house.as(jobSearchRoutes, ana).recommendedJobs({})
      expect(found.sort).toBe('compatibility')
      expect(found.items.map(({ id }) => id)).toEqual([fits, far])
    })

    it('recommends nothing without a curriculum', async () => {
      await jobs({})
      const found = await house.as(jobSearchRoutes, await insertProfessional(house)).recommendedJobs({})
      expect(found).toMatchObject({ items: [], total: { count: 0, more: false } })
    })

    it('answers neither visitors nor recruiters', async () => {
      expect(await refusal(house.as(jobSearchRoutes).recommendedJobs({}))).toMatchObject({ code: 'sign_in_required' })
      const asked = house.as(jobSearchRoutes, await recruiter()).recommendedJobs({})
      expect(await refusal(asked)).toMatchObject({ code: 'role_not_allowed' })
    })
  })

  it('finds similar jobs near a job, closed or not, and none for an unknown one', async () => {
    const [closed, same, family] = await jobs(
      { status: 'job:closed' },
      {},
      { cbo: '521115', work_places: json([guarulhos]) },
      { cbo: '225125' },
    )
    const similar = await house.as({ similarJobs }).similarJobs({ id: closed as string })
    expect(similar.map(({ id }) => id)).toEqual([same, family])
    expect(await house.as({ similarJobs }).similarJobs({ id: '0'.repeat(24) })).toEqual([])
  })
})

/** Jobs that differ in everything a filter looks at, always the same. */
function varied(count: number) {
  const places = [[workPlace()], [inCampinas], [guarulhos, inCampinas], [workPlace({ exact: false })]]
  return Array.from({ length: count }, (_, at) => ({
    cbo: at % 5 === 0 ? '514320' : '521110',
    contract_type: (at % 4) + 1,
    work_type: (at % 3) + 1,
    allow_remote_other_states: at % 2 === 0,
    only_handicap: at % 7 === 0,
    salary_type: at % 6 === 0 ? 7 : 1,
    salary_from_cents: at % 6 === 0 ? null : 120_000 + at * 15_000,
    salary_to_cents: at % 6 === 0 ? null : 150_000 + at * 18_000,
    languages: json(at % 3 === 0 ? [{ language: at % 2 ? 'ingles' : 'espanhol', level: 2 }] : []),
    approved_at: new Date(Date.UTC(2026, 2, 10) - (at % 40) * day - at * 1000),
    work_places: json(places[at % places.length]),
  }))
}
