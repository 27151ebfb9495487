import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { guarulhos, inCampinas, jobSearchesIn, variedJobs } from '@trampolim/tests/fixtures/job-searches.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../../jobs/routes.ts'
import { jobSearchRoutes } from '../routes.ts'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'

const json = JSON.stringify

describe('the jobs that a search lists', async () => {
  const house = await testHouse()
  const { jobs, recruiter, search } = jobSearchesIn(house)

  it('shows each job once over the pages, the newest first', async () => {
    const ids = await jobs(...variedJobs(45))
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

  it('shows no distance between a job and the centre of its own town', async () => {
    await jobs({ work_places: json([workPlace({ exact: false })]) }, { work_places: json([guarulhos]) })
    const { items } = await search({ location: 'São Paulo', distance: 100 }, await recruiter())
    expect(items.map(({ place, distance, sameCity }) => [place.city, distance, sameCity])).toEqual([
      ['Guarulhos', expect.closeTo(13.9, 0), false],
      ['São Paulo', null, true],
    ])
  })

  it('shows kilometres from the browser’s position, never 0', async () => {
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

  it('finds a remote job from everywhere if it is open to other states', async () => {
    const [open] = await jobs(
      { work_type: 2, allow_remote_other_states: true },
      { work_type: 2, allow_remote_other_states: false },
    )
    for (const location of ['Manaus, AM', 'AM']) {
      const { items } = await search({ location })
      expect(items).toMatchObject([{ id: open, distance: null, sameCity: false, workType: 2 }])
    }
  })

  it('leaves out discarded jobs, and marks favourites', async () => {
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

  it('says whether an agency selects for another company', async () => {
    const organizationId = await insertOrganization(house)
    await insertJob(house, { organizationId, job_name: 'Fiandeiro', content: { sameAsOwnCompany: false } })
    await insertJob(house, { organizationId, job_name: 'Fiandeiro' })
    await refreshAllJobSearch(house.owner)
    const { items } = await search({ occupation: 'fiandeiro' })
    expect(items.map(({ forClient }) => forClient).toSorted()).toEqual([false, true])
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

  it('shows a hidden company at the centre of its municipality, from any position', async () => {
    const ana = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: ana.accountId })
    const workplaces = [
      { latitude: -23.5, longitude: -46.5, district: 'Vila Oculta' },
      { latitude: -23.7, longitude: -46.72, district: 'Outra Vila' },
    ]
    const here = (places: readonly Record<string, unknown>[]) => json(places.map((place) => workPlace(place)))
    await jobs({ hide_contracting_company_name: true, work_places: here(workplaces) })
    const answerOf = async () => {
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
    const [elsewhere, moved] = [await answerOf(), here(workplaces.map((place) => ({ ...place, latitude: -23.62 })))]
    expect(JSON.stringify(elsewhere)).not.toMatch(/vila/i)
    await house.database.updateTable('job').set({ work_places: moved }).execute()
    await refreshAllJobSearch(house.owner)
    expect(await answerOf()).toEqual(elsewhere)
    await house.database.updateTable('job').set({ hide_contracting_company_name: false }).execute()
    await refreshAllJobSearch(house.owner)
    expect(JSON.stringify(await answerOf())).toMatch(/vila/i)
  })

  it('shows no distance for a remote job', async () => {
    const far = json([workPlace({ cityState: 1_302_603, latitude: -3.119, longitude: -60.0217 })])
    await jobs({ work_type: 2, allow_remote_other_states: false, work_places: far })
    const ana = await insertProfessional(house)
    const { items } = await search({ occupation: 'vendedor' }, ana)
    expect(items).toMatchObject([{ workType: 2, distance: null, sameCity: false }])
    const { viewer } = await house.as(jobRoutes, ana).readJob({ id: items[0]?.id ?? '' })
    expect(viewer).toMatchObject({ distance: null, sameCity: false })
  })

  it('measures from home for a person who searches their own town, as the job’s page does', async () => {
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
    // An explicit position takes precedence over the home, and another town is never called one's own.
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
    await insertCandidacy(house, { jobId: applied, professionalId: ana.accountId })
    await insertCandidacy(house, {
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
})
