import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../../jobs/routes.ts'
import { jobSearchRoutes, similarJobs } from '../routes.ts'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'

const day = 86_400_000
const inCampinas = workPlace({ cityState: campinas, latitude: -22.9056, longitude: -47.0608, district: 'Centro' })
const guarulhos = workPlace({ cityState: 3_518_800, latitude: -23.4538, longitude: -46.5333 })
const json = JSON.stringify

describe('a search of jobs', async () => {
  const house = await testHouse()

  async function search(asked: JobSearch, person: Parameters<typeof house.as>[1] = null) {
    return house.as(jobSearchRoutes, person).searchJobs(asked)
  }

  /** Inserts jobs of one organisation a second apart, so that the later one is newer; returns their ids. */
  async function jobs(...changes: Partial<Parameters<typeof insertJob>[1]>[]) {
    const organizationId = await insertOrganization(house, { company_name: 'Loja Única & Cia., Ltda.' })
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

  it('finds no place with an unknown name', async () => {
    expect(await refusal(search({ location: 'Xyzzyqwk' }))).toMatchObject({ code: 'location_not_found' })
  })

  it('says what it understood, each part with the fields as they would be without it', async () => {
    const [remote] = await jobs(
      { work_type: 2, contract_type: 3, allow_remote_other_states: true },
      { contract_type: 3 },
    )
    const { items, understood } = await search({
      occupation: 'vendedor remoto pj',
      location: 'Campinas',
      explain: true,
    })
    expect(items.map(({ id }) => id)).toEqual([remote])
    expect(understood.chips).toEqual([
      { kind: 'occupation', label: 'Vendedor', occupation: 'remoto pj', location: 'Campinas' },
      { kind: 'place', label: 'Campinas, SP', occupation: 'vendedor remoto pj', location: '' },
      { kind: 'workType', label: 'Remoto', occupation: 'vendedor pj', location: 'Campinas' },
      { kind: 'contract', label: 'PJ', occupation: 'vendedor remoto', location: 'Campinas' },
    ])
    expect(understood.explained).toContain('term: contract 3')
  })

  it('keeps the results of an occupation whose place is unknown', async () => {
    const [id] = await jobs({})
    const { items, understood } = await search({ occupation: 'vendedor', location: 'Xyzzyqwk' })
    expect(items.map((each) => each.id)).toEqual([id])
    expect(understood.unknownPlace).toMatchObject({ text: 'Xyzzyqwk' })
  })

  it('finds the jobs of every cargo, with a chip for each', async () => {
    const [padeiro, porteiro] = await jobs(
      { cbo: '848305', job_name: 'Padeiro' },
      { cbo: '517410', job_name: 'Porteiro' },
      { cbo: '521110', job_name: 'Vendas' },
    )
    const { items, understood } = await search({ occupation: 'padeiro ou porteiro' })
    expect(items.map(({ id }) => id)).toEqual([porteiro, padeiro])
    expect(understood).toMatchObject({ occupation: 'Padeiro ou Porteiro', notUnderstood: [] })
    expect(understood.chips).toEqual([
      { kind: 'occupation', label: 'Padeiro', occupation: 'porteiro', location: '' },
      { kind: 'occupation', label: 'Porteiro', occupation: 'padeiro', location: '' },
    ])
  })

  it('offers cargos like the one that was searched, in the same place', async () => {
    await jobs({})
    const { related } = await search({ occupation: 'vendedor', location: 'São Paulo, SP' })
    expect(related.length).toBeGreaterThan(1)
    for (const { label, occupation, location } of related) {
      expect([occupation, location]).toEqual([label, 'São Paulo, SP'])
      expect(label).not.toBe('Vendedor')
    }
    expect((await search({ location: 'São Paulo, SP' })).related).toEqual([])
  })

  it('near a person is around their home, otherwise around their position, otherwise in the whole country', async () => {
    const [here] = await jobs({}, { work_places: json([inCampinas]) })
    const person = await insertProfessional(house)
    const atHome = await search({ occupation: 'vendedor perto de mim' }, person)
    expect(atHome.items.map(({ id }) => id)).toEqual([here])
    expect(atHome.understood).toMatchObject({ near: true, needsPosition: false, location: 'São Paulo, SP' })
    expect(atHome.understood.chips.map(({ label }) => label)).toEqual(['Vendedor', 'Até 20 km de mim, São Paulo, SP'])
    const nowhere = await search({ occupation: 'vendedor', location: 'perto de mim' })
    expect(nowhere.total.count).toBe(2)
    expect(nowhere.understood).toMatchObject({ near: false, needsPosition: true, location: null })
    expect(nowhere.understood.chips.map(({ kind }) => kind)).toEqual(['occupation'])
    const there = await search({ occupation: 'vendedor', location: 'perto de mim', near: '-22.9056,-47.0608' })
    expect(there.total.count).toBe(1)
    expect(there.understood).toMatchObject({ near: true, needsPosition: false, location: 'Campinas, SP' })
  })

  it('respects a typed distance, around one town only', async () => {
    await jobs({ work_places: json([guarulhos]) })
    const near = await search({ occupation: 'vendedor', location: 'São Paulo até 30 km' })
    expect(near.total.count).toBe(1)
    expect(near.understood.chips.map(({ label }) => label)).toEqual(['Vendedor', 'São Paulo, SP', 'Até 30 km'])
    expect((await search({ occupation: 'vendedor', location: 'São Paulo até 5 km' })).total.count).toBe(0)
    const inState = await search({ occupation: 'vendedor', location: 'SP até 30 km' })
    expect(inState.understood).toMatchObject({ location: 'São Paulo', unused: ['até 30 km'] })
  })

  it('reports which words near a place match nothing, and which other places may be meant', async () => {
    await jobs({})
    const strange = await search({ location: 'São Paulo xyzzy' })
    expect(strange.understood).toMatchObject({ location: 'São Paulo, SP', leftOut: ['xyzzy'] })
    expect(strange.total.count).toBe(1)
    const both = await search({ occupation: 'vendedor', location: 'São Paulo xyzzy' })
    expect(both.understood).toMatchObject({ notPlace: ['xyzzy'], notUnderstood: [] })
    const two = await search({ occupation: 'vendedor', location: 'São Paulo ou Campinas remoto' })
    expect(two.understood.furtherPlaces).toEqual([
      { label: 'Campinas, SP', occupation: 'vendedor', location: 'Campinas, SP remoto' },
    ])
  })

  it('says for which CEP only the state is known', async () => {
    await jobs({})
    const { understood } = await search({ occupation: 'vendedor', location: '48000-000' })
    expect(understood).toMatchObject({ location: 'Bahia', stateOfZipCode: '48000-000' })
    const outside = await search({ occupation: 'vendedor', location: '00000-000' })
    expect(outside.understood.unknownPlace).toEqual({ text: '00000-000', near: [] })
  })

  it('finds the jobs that offer all typed benefits, or says that none does', async () => {
    const offering = (...benefits: string[]) => ({ content: { benefits } })
    const [both] = await jobs(offering('assistencia-medica', 'cesta-basica'), offering('cesta-basica'), {})
    const typed = await search({ occupation: 'vendedora com cesta básica e plano de saúde' })
    expect(typed.items.map(({ id }) => id)).toEqual([both])
    expect(typed.understood.chips.map(({ label }) => label)).toEqual([
      'Vendedora',
      'Cesta básica',
      'Assistência médica',
    ])
    const alone = await search({ occupation: 'vaga com plano de saúde' })
    expect(alone.items.map(({ id }) => id)).toEqual([both])
    const none = await search({ occupation: 'vendedora com auxílio-creche' })
    expect(none.total.count).toBe(3)
    expect(none.understood.leftOut).toEqual(['auxílio-creche'])
  })

  it('finds the jobs that a typed schooling reaches, or says that there are none', async () => {
    const [open, school, degree] = await jobs(
      { schooling: null },
      { schooling: 'HIGH_SCHOOL_GENERAL' },
      { schooling: 'BACHELOR_NORMAL' },
    )
    const found = async (occupation: string) => (await search({ occupation })).items.map(({ id }) => id).sort()
    expect(await found('vendedora ensino médio completo')).toEqual([open, school].sort())
    expect(await found('vendedora sem ensino médio')).toEqual([open])
    expect(await found('vaga com ensino superior')).toEqual([degree])
    const none = await search({ occupation: 'vendedora curso técnico' })
    expect(none.total.count).toBe(3)
    expect(none.understood.leftOut).toEqual(['curso técnico'])
  })

  it('shortens a name only if no job anywhere has it', async () => {
    const other = { cbo: '717020', job_name: 'Servente', work_places: json([guarulhos]) }
    const asked = { occupation: 'promotor de vendas especializado', location: 'Guarulhos' }
    const [promoter] = await jobs({ ...other, cbo: '521115', job_name: 'Promotor de vendas' }, other)
    const shortened = await search(asked)
    expect(shortened.items.map(({ id }) => id)).toEqual([promoter])
    expect(shortened.understood.leftOut).toEqual(['especializado'])
    await jobs({ cbo: '354130', job_name: 'Promotor de vendas especializado' })
    const { items, nothing } = await search(asked)
    expect(items).toEqual([])
    expect(nothing?.others.map(({ label }) => label)).toContain('Guarulhos, SP')
  })

  it('offers the search without each filter that empties it, with the number that its address shows', async () => {
    const onSite = { work_type: 1, contract_type: 3 } as const
    await jobs(onSite, onSite, onSite, { work_type: 2, contract_type: 1, allow_remote_other_states: true })
    const by = await recruiter()
    const words = { occupation: 'vendedor', jobType: 'professional' } as const
    const { total, nothing } = await search({ ...words, contractType: [3], workType: [2] }, by)
    expect(total.count).toBe(0)
    expect(nothing?.reason).toBe('filters')
    const offered = nothing?.others.filter(({ kind }) => kind === 'filter' || kind === 'filters') ?? []
    expect(offered.map(({ kind, filter, count }) => [kind, filter, count])).toEqual([
      ['filter', 'workType', 3],
      ['filter', 'contractType', 1],
      ['filters', null, 4],
    ])
    expect((await search({ ...words, contractType: [3] }, by)).total.count).toBe(3)
    expect((await search({ ...words, workType: [2] }, by)).total.count).toBe(1)
    const ofKind = await search({ occupation: 'vendedor', jobType: 'apprentice' })
    expect(ofKind.nothing?.others.map(({ kind, filter, count }) => [kind, filter, count])).toEqual([
      ['filter', 'jobType', 4],
    ])
  })

  it('says why it found nothing, and which searches would find something', async () => {
    await jobs({}, { work_places: json([guarulhos]) })
    const { nothing } = await search({ occupation: 'vendedor à noite', location: 'São Paulo, SP' })
    expect(nothing?.reason).toBe('too_narrow')
    expect(nothing?.others).toContainEqual({
      filter: null,
      kind: 'without',
      label: 'Noite',
      occupation: 'vendedor',
      location: 'São Paulo, SP',
      distance: null,
      count: 1,
      more: false,
    })
    expect((await search({ occupation: 'vendedor' })).nothing).toBeNull()
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
    { shifts: ['night'] },
    { seniorities: ['junior'] },
    { benefits: ['vale-transporte'] },
    { company: 'Padaria Aurora' },
    { schoolings: ['none'] },
    { salaryFrom: 1500 },
  ])('refuses a visitor the filter %j, and allows it after signing in', async (filter) => {
    await jobs({})
    expect(await refusal(search({ location: 'São Paulo', ...filter }))).toMatchObject({ code: 'sign_in_required' })
    expect((await search({ location: 'São Paulo', ...filter }, await recruiter())).total.more).toBe(false)
  })

  it.each<[JobSearch, number[]]>([
    [{ pcdOnly: true }, [1]],
    [{ salaries: ['over-8000'] }, [2]],
    [{ salaries: ['to-3000'] }, [0, 1, 3, 4, 5, 6, 7, 8]],
    [{ languages: ['ingles'] }, [3]],
    [{ languages: ['ingles', 'latim'] }, [3, 4]],
    [{ jobAges: 7 }, [0, 1, 2, 3, 4, 6]],
    [{ contractType: [8, 2] }, [6]],
    [{ workType: [3] }, [4]],
    [{ jobType: 'internship' }, [6]],
    [{ shifts: ['night', 'partTime'] }, [7]],
    [{ seniorities: ['senior'] }, [7]],
    [{ benefits: ['vale-transporte'] }, [7, 8]],
    [{ benefits: ['vale-transporte', 'uniforme'] }, [8]],
    [{ schoolings: ['none'] }, [8]],
    [{ schoolings: ['none', 'MBA'] }, [7, 8]],
    [{ salaryFrom: 3000 }, [2, 7]],
    [{ company: 'Loja Única & Cia., Ltda.', salaryFrom: 3000 }, [2, 7]],
    [{ company: 'loja única' }, []],
  ])('with %j finds exactly the matching jobs', async (filter, expected) => {
    const ids = await jobs(
      {},
      { only_handicap: true },
      { salary_type: 2, salary_from_cents: 900_000, salary_to_cents: null },
      { languages: json([{ language: 'ingles', level: 2 }]) },
      { work_type: 3, languages: json([{ language: 'latim', level: 1 }]) },
      { approved_at: new Date(house.now().getTime() - 8 * day) },
      { job_specific_type: 2, contract_type: 8 },
      {
        job_name: 'Vendedor sênior',
        schooling: 'MBA',
        salary_to_cents: 320_000,
        contract_type: 3,
        approved_at: new Date(house.now().getTime() - 8 * day),
        content: { workingHoursStart: '18:00', workingHoursEnd: '22:00', benefits: ['vale-transporte'] },
      },
      {
        schooling: null,
        contract_type: 3,
        approved_at: new Date(house.now().getTime() - 8 * day),
        content: { benefits: ['uniforme', 'vale-transporte'] },
      },
    )
    const found = await search({ location: 'São Paulo, SP', ...filter }, await recruiter())
    expect(found.items.map(({ id }) => ids.indexOf(id)).sort()).toEqual(expected)
    expect(found.total).toEqual({ count: expected.length, more: false })
  })

  it('counts for each choice of a filter the jobs that the choice would show', async () => {
    await jobs(...varied(60))
    const person = await recruiter()
    const asks: JobSearch[] = [
      { location: 'São Paulo, SP' },
      { location: 'São Paulo, SP', distance: 50, contractType: [1, 2], salaries: ['to-3000'] },
      { occupation: 'vendedor', location: 'Campinas', distance: 100, languages: ['ingles', 'espanhol'], jobAges: 15 },
      { occupation: 'vendedor', location: 'sp', workType: [1, 3] },
      { occupation: 'vendedor', pcdOnly: true },
      { location: 'SP', shifts: ['night'], schoolings: ['none', 'BACHELOR_NORMAL'], jobType: 'professional' },
      { location: 'SP', seniorities: ['junior'], salaryFrom: 2000, company: 'Loja Única & Cia., Ltda.' },
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

  it('leaves a hidden salary out of filter and card', async () => {
    await jobs({ do_not_show_salary: true })
    const person = await recruiter()
    expect((await search({ location: 'São Paulo', salaries: ['to-3000'] }, person)).total.count).toBe(0)
    expect((await search({ location: 'São Paulo' })).items[0]?.salary).toMatchObject({ from: null, to: null })
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

  describe('for professionals', () => {
    it('recommends a job for people with disabilities only to them', async () => {
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

    it('recommends what fits their curriculum, without discarded jobs and those applied to', async () => {
      const [fits, applied, discarded, far] = (await jobs({}, {}, {}, { work_places: json([inCampinas]) })) as [
        string,
        string,
        string,
        string,
      ]
      await jobs({ cbo: '225125', job_name: 'Médico' })
      const ana = await insertProfessional(house)
      await insertCurriculum(house, { professionalId: ana.accountId })
      await insertCandidacy(house, { jobId: applied, professionalId: ana.accountId })
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

/** Jobs that vary in everything a filter reads, the same in every run. */
function varied(count: number) {
  const places = [[workPlace()], [inCampinas], [guarulhos, inCampinas], [workPlace({ exact: false })]]
  return Array.from({ length: count }, (_, at) => ({
    cbo: at % 5 === 0 ? '514320' : '521110',
    contract_type: (at % 4) + 1,
    work_type: (at % 3) + 1,
    allow_remote_other_states: at % 2 === 0,
    only_handicap: at % 7 === 0,
    job_specific_type: at % 11 === 0 ? 2 : 1,
    job_name: at % 4 === 0 ? 'Vendedor júnior' : at % 9 === 0 ? 'Vendedor líder' : 'Vendedor',
    schooling: at % 3 === 0 ? null : at % 3 === 1 ? 'HIGH_SCHOOL_GENERAL' : 'BACHELOR_NORMAL',
    content: {
      workingHoursStart: at % 5 === 0 ? '18:00' : '08:00',
      workingHoursEnd: at % 5 === 0 ? '23:00' : '17:00',
      benefits: ['vale-transporte', 'uniforme', 'notebook-da-empresa'].slice(at % 4),
    },
    salary_type: at % 6 === 0 ? 7 : 1,
    salary_from_cents: at % 6 === 0 ? null : 120_000 + at * 15_000,
    salary_to_cents: at % 6 === 0 ? null : 150_000 + at * 18_000,
    languages: json(at % 3 === 0 ? [{ language: at % 2 ? 'ingles' : 'espanhol', level: 2 }] : []),
    approved_at: new Date(Date.UTC(2026, 2, 10) - (at % 40) * day - at * 1000),
    work_places: json(places[at % places.length]),
  }))
}
