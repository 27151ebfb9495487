import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'
import { suggestOccupationNames } from './suggest-occupations.ts'
import { suggestPlaces } from './suggest-places.ts'
import { understandSearch } from './understand-search.ts'
import { selectsJobs } from './understood-search.ts'

describe('typed words', async () => {
  const { database, owner, now } = await testHouse()
  const understand = (occupation: string) => understandSearch(database, { occupation, location: '' })

  it.each([
    ['vendedor', 521110],
    ['vendedora', 521110],
    ['Enfermeiro', 223505],
    ['ENFERMEIRA', 223505],
    ['aux adm', 411005],
    ['auxiliar administrativo', 411005],
  ])('«%s» mean an occupation', async (typed, cbo) => {
    const understood = await understand(typed)
    expect(understood.cbos).toContain(cbo)
    expect(understood.corrected).toBe(false)
  })

  it('beside somebody who helps mean the trade of who works there', async () => {
    const understood = await understand('auxiliar torno')
    const [operator] = (await understand('operador de torno')).cbos
    expect(understood.cbos.slice(0, 3)).toContain(operator)
    expect(understood.notUnderstood).toEqual([])
  })

  it('beside an operator mean a machine if nobody knows them', async () => {
    const understood = await understand('operador de xyzzyq')
    expect(understood.cbos).toContain(721210)
    expect(understood.cbos.indexOf(721210)).toBeLessThan(understood.cbos.indexOf(421125) >>> 0)
    expect(understood.notUnderstood).toEqual(['xyzzyq'])
  })

  it('keep the words between them in the name that is shown', async () => {
    expect((await understand('mecanico de moto')).named).toMatchObject([{ label: 'Mecânico de moto' }])
    expect((await understand('pintor parede')).named).toMatchObject([{ label: 'Pintor parede' }])
  })

  it('that say a cargo again are one with it', async () => {
    const { named, words, cbos } = await understand('vendedora loja de roupa')
    expect(named).toHaveLength(1)
    expect([words, cbos[0]]).toEqual(['vendedora loja de roupa', 521110])
  })

  it('mean no occupation of which only an official synonym begins so', async () => {
    const understood = await understand('manobrista')
    expect(understood.cbos).toContain(514110)
    expect(understood.cbos).not.toContain(782510)
  })

  it.each([
    ['vendedro', 'Vendedor'],
    ['motorsta', 'Motorista'],
    ['enfermero', 'Enfermeiro'],
  ])('«%s» are understood as %s, which is reported', async (typed, name) => {
    expect(await understand(typed)).toMatchObject({ name, corrected: true })
  })

  it.each(['conferente de doca', 'árbitro de futebol amador', 'representante ramo alimentício'])(
    'of Portuguese are no misspelt names: «%s»',
    async (typed) => {
      expect(await understand(typed)).toMatchObject({ corrected: false })
    },
  )

  it('of who manages mean another manager of it, and else the head isn’t understood', async () => {
    const [supervisor, manager] = await Promise.all([understand('supervisor de frota'), understand('gerente de frota')])
    expect(supervisor.cbos[0]).toBe(manager.cbos[0])
    expect((await understand('gerente de lan house')).notUnderstood).toEqual(['gerente'])
  })

  it('within a name that are no part of it don’t hide it', async () => {
    const { cbos } = await understand('professor substituto de história')
    expect(cbos.slice(0, 2).every((cbo) => [231325, 232140].includes(cbo))).toBe(true)
  })

  it('that occur in a job are not corrected', async () => {
    await insertJob(
      { database, now },
      {
        organizationId: await insertOrganization({ database, now }),
        keywords: ['pacote adobe'],
      },
    )
    await refreshAllJobSearch(owner)
    expect(await understand('pacote adobe')).toMatchObject({
      cbos: [],
      words: 'pacote adobe',
      name: 'pacote adobe',
      corrected: false,
    })
  })

  it.each(['', '  ', 'vaga de emprego', "'", '&|!:*'])('«%s» mean no occupation', async (typed) => {
    expect(selectsJobs(await understand(typed))).toBe(false)
  })

  it.each(["d'água", 'c++ (pleno)', 'a:* & b', '100%', 'técnico\\'])('«%s» cause no error', async (typed) => {
    await expect(understand(typed)).resolves.toBeDefined()
    await expect(suggestOccupationNames(database, typed, 8)).resolves.toBeInstanceOf(Array)
  })

  it('leave out the occupations that aren’t wanted, but for those that are', async () => {
    const { demands, cbos } = await understand('tudo menos telemarketing')
    expect(demands.avoided).toContain(422310)
    expect(cbos).toEqual([])
    const beside = await understand('vendedor menos vendas')
    expect(beside.demands.avoided).not.toContain(521110)
    expect(beside.cbos).toContain(521110)
  })

  it.each(['pagamento por dia', 'renner', 'prefeitura', 'horário flexível', 'estrangeiro', 'so'])(
    'that are ordinary name no occupation: «%s»',
    async (typed) => {
      expect(await understand(typed)).toMatchObject({ cbos: [], corrected: false })
    },
  )

  it('are completed from two letters on', async () => {
    expect(await suggestOccupationNames(database, 'v', 8)).toEqual([])
    const names = await suggestOccupationNames(database, 'vend', 8)
    expect(names).toHaveLength(8)
    expect(names.join()).toMatch(/vendedor/i)
    expect(new Set(names).size).toBe(8)
  })
})

describe('a typed place', async () => {
  const { database } = await testHouse()
  const understandPlace = async (location: string, near?: { latitude: number; longitude: number }) => {
    const { place, corrected } = await understandSearch(database, { occupation: '', location }, { near })
    return place && { ...place, corrected }
  }
  const saoPaulo = { kind: 'around', municipality: 3_550_308, exact: false, name: 'São Paulo, SP', corrected: false }

  it.each([
    ['São Paulo, SP', saoPaulo],
    ['sao paulo', saoPaulo],
    ['sampa', saoPaulo],
    ['Santa Maria', { name: 'Santa Maria, RS' }],
    ['bom jesus, pi', { name: 'Bom Jesus, PI' }],
    ['camppinas', { name: 'Campinas, SP', corrected: true }],
    ['sp', { kind: 'state', state: 'SP', name: 'São Paulo' }],
    ['Bahia', { kind: 'state', state: 'BA' }],
    ['40000-000', { kind: 'around', name: 'Salvador, BA' }],
    ['48000-000', { kind: 'state', state: 'BA' }],
    ['campinas até 20 km', { name: 'Campinas, SP', within: 20 }],
    ['sp até 20 km', { kind: 'state', state: 'SP' }],
  ])('«%s» is understood', async (typed, place) => {
    expect(await understandPlace(typed)).toMatchObject(place)
  })

  it('that doesn’t exist is not understood', async () => {
    expect(await understandPlace('Xyzzyqwk')).toBeUndefined()
    expect(await understandPlace('fazenda')).toBeUndefined()
    expect(await understandPlace('')).toBeUndefined()
  })

  it('with a known CEP is exact', async () => {
    await database
      .insertInto('known_zip_code')
      .values({ zip_code: '13010100', municipality_id: 3_509_502, latitude: -22.9, longitude: -47.06 })
      .execute()
    expect(await understandPlace('13010-100')).toMatchObject({
      municipality: 3_509_502,
      position: { latitude: -22.9, longitude: -47.06 },
      exact: true,
    })
  })

  it('is the municipality of a position if nothing is typed', async () => {
    const near = { latitude: -22.91, longitude: -47.06 }
    expect(await understandPlace('', near)).toMatchObject({
      name: 'Campinas, SP',
      position: near,
      exact: true,
    })
    expect(await understandPlace('sampa', near)).toMatchObject(saoPaulo)
  })

  it('is suggested by prefix, the biggest first, with states', async () => {
    expect((await suggestPlaces(database, { text: 'são p', most: 8 }))[0]).toBe('São Paulo, SP')
    expect(await suggestPlaces(database, { text: 'minas', most: 8 })).toContain('Minas Gerais')
    expect(await suggestPlaces(database, { text: 's', most: 8 })).toEqual([])
    expect((await suggestPlaces(database, { text: 'ba', most: 8 }))[0]).toBe('Bahia')
  })

  it('nearby is within 3 km, otherwise the nearest', async () => {
    const most = 8
    const centre = { latitude: -23.5329, longitude: -46.6395 }
    expect(await suggestPlaces(database, { text: '', near: centre, most })).toEqual(['São Paulo, SP'])
    const lonely = { latitude: -22.8, longitude: -47.3 }
    expect(await suggestPlaces(database, { text: '', near: lonely, most })).toHaveLength(1)
  })
})
