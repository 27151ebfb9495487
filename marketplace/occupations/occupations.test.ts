import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo'
import { describe, expect, it } from 'vitest'
import { sectors } from '../reference/sectors.ts'
import { commonness, commonOccupations } from './commonness.ts'
import { occupationNames } from './names.ts'
import { officialSynonyms } from './official-synonyms.ts'
import { popularAreas, popularNames } from './popular-names.ts'
import { sectorOf } from './sectors.ts'
import { occupations } from './titles.ts'
import { normalise } from './words.ts'

describe('occupations', () => {
  it('are all of the official table', () => {
    const codes = Array.from({ length: 1_000_000 }, (_, code) => getCbo(code)?.code).filter(Boolean)
    expect(occupations().map(({ cbo }) => cbo)).toEqual(codes)
  })
})

describe('popular names', () => {
  const names = [...popularNames, ...popularAreas]

  it('find every occupation with that title', () => {
    const titled = new Map(occupations().map(({ cbo, title }) => [normalise(title), cbo]))
    const lost = [...popularNames, ...popularAreas].filter(({ name, cbo }) => {
      const own = titled.get(normalise(name))
      return own !== undefined && !cbo.includes(own)
    })
    expect(lost).toEqual([])
  })

  it('are each listed once', () => {
    const said = [...popularNames, ...popularAreas].map(({ name }) => normalise(name))
    expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([])
  })

  it('are at least two thousand, each of an occupation that exists', () => {
    const known = new Set(occupations().map(({ cbo }) => cbo))
    expect(names.length).toBeGreaterThan(2000)
    for (const { cbo: cbos } of names) for (const cbo of cbos) expect(known.has(cbo)).toBe(true)
  })

  it.each([
    ['motoboy', '519110'],
    ['vendedora', '521110'],
    ['auxiliar administrativo', '411010'],
    ['dev front end', '317105'],
    ['diarista', '512120'],
    ['babá', '516205'],
    ['dentista', '223208'],
    ['uber', '782305'],
  ])('%s means %s', (typed, cbo) => {
    const found = [...occupationNames(occupations())].filter(({ normalised }) => normalised === normalise(typed))
    expect(found.map((each) => each.cbo)).toContain(cbo)
  })

  it('are found under one form each', () => {
    const keys = [...occupationNames(occupations())].map(({ normalised, cbo }) => `${normalised} ${cbo}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('official synonyms', () => {
  const known = new Set(occupations().map(({ cbo }) => cbo))

  it('find every occupation with that name, also where it is a popular name of others', () => {
    const found = new Set([...occupationNames(occupations())].map(({ normalised, cbo }) => `${normalised} ${cbo}`))
    const lost = officialSynonyms().flatMap(({ name, cbo }) =>
      cbo
        .filter((code) => known.has(code) && !found.has(`${normalise(name)} ${code}`))
        .map((code) => `${name} ${code}`),
    )
    expect(lost).toEqual([])
  })

  it('are nearly all of occupations that are in our list', () => {
    const unknown = officialSynonyms().filter(({ cbo }) => cbo.every((each) => !known.has(each)))
    expect(unknown.length).toBeLessThan(50)
  })
})

describe('common occupations', () => {
  it('exist, each named once, with a weight that rises above the rare ones', () => {
    const known = new Set(occupations().map(({ cbo }) => cbo))
    expect(commonOccupations.filter((cbo) => !known.has(cbo))).toEqual([])
    expect(new Set(commonOccupations).size).toBe(commonOccupations.length)
    expect(commonness('521110')).toBeGreaterThan(commonness('516810'))
  })
})

it('puts every occupation in a landing sector', () => {
  for (const { cbo } of occupations()) expect(sectors.has(sectorOf(cbo))).toBe(true)
  expect(sectorOf('422315')).toBe('telemarketing')
  expect(sectorOf('521110')).toBe('sales')
  expect(sectorOf('521125')).toBe('retail')
  expect(sectorOf('519315')).toBe('pet')
})
