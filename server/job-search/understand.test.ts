import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from './refresh-job-search.ts'
import { suggestOccupationNames, understandOccupation } from './understand-occupation.ts'
import { suggestPlaces, understandPlace } from './understand-place.ts'

describe('typed words', async () => {
  const { database, owner, now } = await testHouse()

  it.each([
    ['vendedor', 521110],
    ['vendedora', 521110],
    ['Enfermeiro', 223505],
    ['ENFERMEIRA', 223505],
    ['aux adm', 411005],
    ['auxiliar administrativo', 411005],
  ])('«%s» mean an occupation', async (typed, cbo) => {
    const understood = await understandOccupation(database, typed)
    expect(understood?.cbos).toContain(cbo)
    expect(understood?.corrected).toBe(false)
  })

  it.each([
    ['vendedro', 'Vendedor'],
    ['motorsta', 'Motorista'],
    ['enfermero', 'Enfermeiro'],
  ])('«%s» are understood as %s, and said to be', async (typed, name) => {
    expect(await understandOccupation(database, typed)).toMatchObject({ name, corrected: true })
  })

  it('that some job says are not corrected', async () => {
    await insertJob(
      { database, now },
      {
        organizationId: await insertOrganization({ database, now }),
        keywords: ['pacote office'],
      },
    )
    await refreshAllJobSearch(owner)
    expect(await understandOccupation(database, 'pacote office')).toEqual({
      cbos: [],
      words: 'pacote office',
      name: 'pacote office',
      corrected: false,
    })
  })

  it.each(['', '  ', 'vaga de emprego', "'", '&|!:*'])('«%s» mean no occupation', async (typed) => {
    expect(await understandOccupation(database, typed)).toBeNull()
  })

  it.each(["d'água", 'c++ (pleno)', 'a:* & b', '100%', 'técnico\\'])('«%s» break nothing', async (typed) => {
    await expect(understandOccupation(database, typed)).resolves.toBeDefined()
    await expect(suggestOccupationNames(database, typed, 8)).resolves.toBeInstanceOf(Array)
  })

  it('are suggested on after two letters', async () => {
    expect(await suggestOccupationNames(database, 'v', 8)).toEqual([])
    const names = await suggestOccupationNames(database, 'vend', 8)
    expect(names).toHaveLength(8)
    expect(names.join()).toMatch(/vendedor/i)
    expect(new Set(names).size).toBe(8)
  })
})

describe('a typed place', async () => {
  const { database } = await testHouse()
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
    ['40000-000', { kind: 'state', state: 'BA' }],
  ])('«%s» is understood', async (typed, place) => {
    expect(await understandPlace(database, typed)).toMatchObject(place)
  })

  it('that nobody knows is none', async () => {
    expect(await understandPlace(database, 'Xyzzyqwk')).toBeUndefined()
    expect(await understandPlace(database, '')).toBeUndefined()
  })

  it('by a known CEP is exact', async () => {
    await database
      .insertInto('known_zip_code')
      .values({ zip_code: '13010100', municipality_id: 3_509_502, latitude: -22.9, longitude: -47.06 })
      .execute()
    expect(await understandPlace(database, '13010-100')).toMatchObject({
      municipality: 3_509_502,
      position: { latitude: -22.9, longitude: -47.06 },
      exact: true,
    })
  })

  it('is the municipality of a position where nothing is typed', async () => {
    const near = { latitude: -22.91, longitude: -47.06 }
    expect(await understandPlace(database, '', near)).toMatchObject({
      name: 'Campinas, SP',
      position: near,
      exact: true,
    })
    expect(await understandPlace(database, 'sampa', near)).toMatchObject(saoPaulo)
  })

  it('is suggested: what begins so, the biggest first, and states', async () => {
    expect((await suggestPlaces(database, { text: 'são p', most: 8 }))[0]).toBe('São Paulo, SP')
    expect(await suggestPlaces(database, { text: 'minas', most: 8 })).toContain('Minas Gerais')
    expect(await suggestPlaces(database, { text: 's', most: 8 })).toEqual([])
    expect((await suggestPlaces(database, { text: 'ba', most: 8 }))[0]).toBe('Bahia')
  })

  it('near by is within 3 km, else the nearest', async () => {
    const most = 8
    const centre = { latitude: -23.5329, longitude: -46.6395 }
    expect(await suggestPlaces(database, { text: '', near: centre, most })).toEqual(['São Paulo, SP'])
    const lonely = { latitude: -22.8, longitude: -47.3 }
    expect(await suggestPlaces(database, { text: '', near: lonely, most })).toHaveLength(1)
  })
})
