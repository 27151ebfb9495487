import { guarulhos, inCampinas, jobSearchesIn } from '@trampolim/tests/fixtures/job-searches.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobSearchRoutes } from '../routes.ts'

const json = JSON.stringify

describe('a search of jobs', async () => {
  const house = await testHouse()
  const { jobs, recruiter, search } = jobSearchesIn(house)

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

  it('compares no place with a text that is too long for one', async () => {
    await jobs({})
    const nearTo = async (location: string) =>
      (await search({ occupation: 'vendedor', location })).understood.unknownPlace?.near.map(({ label }) => label)
    expect(await nearTo('rua augusta')).toContain('Augusto Pestana, RS')
    expect(await nearTo(Array(6).fill('rua augusta').join(' '))).toEqual([])
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
    const strange = await search({ location: 'São Paulo xyzzyqwk' })
    expect(strange.understood).toMatchObject({ location: 'São Paulo, SP', leftOut: ['xyzzyqwk'] })
    expect(strange.total.count).toBe(1)
    const both = await search({ occupation: 'vendedor', location: 'São Paulo xyzzyqwk' })
    expect(both.understood).toMatchObject({ notPlace: ['xyzzyqwk'], notUnderstood: [] })
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

  it('shortens no name to a word that alone means work of another kind', async () => {
    await jobs({ cbo: '262410', job_name: 'Designer gráfico', work_places: json([guarulhos]) })
    const asked = { occupation: 'designer de sobrancelhas', location: 'Guarulhos' }
    expect((await search(asked)).items).toEqual([])
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

  it('offers other searches without the filters if these aren’t why nothing was found', async () => {
    await jobs({ contract_type: 3 }, { contract_type: 3, work_places: json([guarulhos]) })
    const by = await recruiter()
    const words = { occupation: 'vendedor à noite', location: 'São Paulo, SP' }
    const withoutNight = { kind: 'without', label: 'Noite', occupation: 'vendedor', count: 1 }
    const { nothing } = await search({ ...words, contractType: [1] }, by)
    expect(nothing).toMatchObject({ reason: 'too_narrow', filtersLeftOut: true })
    expect(nothing?.others).toContainEqual(expect.objectContaining(withoutNight))
    const fitting = await search({ ...words, contractType: [3] }, by)
    expect(fitting.nothing).toMatchObject({ reason: 'too_narrow', filtersLeftOut: false })
    expect(fitting.nothing?.others).toContainEqual(expect.objectContaining(withoutNight))
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

  it('answers household work with the reason why there is none, and no other work that says the word', async () => {
    await jobs({ cbo: '519320', job_name: 'Banhista de animais domésticos' })
    const { items, nothing } = await search({ occupation: 'doméstica' })
    expect(items).toEqual([])
    expect(nothing?.reason).toBe('household')
  })

  it('offers related cargos of what was named, and of nothing that only begins so', async () => {
    await jobs({ cbo: '519320', job_name: 'Tosador' })
    const { nothing } = await search({ occupation: 'enfermeira', location: 'Campinas' })
    expect(nothing?.reason).not.toBe('household')
    expect(nothing?.others.map(({ label }) => label).join()).not.toMatch(/animais/)
  })

  it('offers the same cargo near by before what leaves out the cargo or the place', async () => {
    await jobs({ cbo: '724315', job_name: 'Soldador' }, { work_places: json([guarulhos]) })
    const { nothing } = await search({ occupation: 'soldador', location: 'Guarulhos' })
    expect(nothing?.others.map(({ kind, label }) => [kind, label])).toEqual([
      ['wider', 'Guarulhos, SP'],
      ['city', 'São Paulo, SP'],
      ['without', 'Soldador'],
      ['without', 'Guarulhos, SP'],
    ])
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
})
