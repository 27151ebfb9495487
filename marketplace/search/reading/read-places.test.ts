import { read } from '@trampolim/tests/fixtures/read-searches.ts'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../occupations/words.ts'
import { placeLabel } from '../places/place.ts'
import { regionNames, regionOf } from '../places/regions.ts'

describe('what is typed as a place', () => {
  it.each([
    ['Campinas, SP', 'Campinas, SP'],
    ['sampa', 'São Paulo, SP'],
    ['São Paulo', 'São Paulo, SP'],
    ['sp', 'São Paulo'],
    ['minas', 'Minas Gerais'],
    ['brasil', 'Brasil'],
    ['Copacabana', 'Copacabana, Rio de Janeiro, RJ'],
    ['zona leste', 'Zona Leste, São Paulo'],
    ['Santa Maria', 'Santa Maria, RS'],
    ['moema são paulo', 'Moema, São Paulo, SP'],
    ['01310-100', '01310-100'],
    ['interior de SP', 'Interior de São Paulo'],
    ['perto de mim', 'near'],
  ])('«%s»', (typed, place) => {
    expect(read('', typed).place).toBe(place)
  })

  it('may be something else', () => {
    expect(read('vendedor', 'home office')).toMatchObject({ terms: 'workType 2', place: '' })
    expect(read('', 'vendedor em campinas')).toMatchObject({ cbo: 'vendedor', place: 'Campinas, SP' })
  })

  it('counts before one in the other field', () => {
    expect(read('vendedor em campinas', 'Santos').place).toBe('Santos, SP')
  })
})

describe('distances and several places', () => {
  it.each([
    ['vendedor', 'campinas até 20 km', 'Campinas, SP', 20, '', ''],
    ['vendedor', '20km de campinas', 'Campinas, SP', 20, '', ''],
    ['vendedor num raio de 10 quilômetros de campinas', '', 'Campinas, SP', 10, '', ''],
    ['vendedor até 15 km de caixa-prego', '', 'Caixa-Prego, BA', 15, '', ''],
    ['vendedor até 10 km', '', 'near', 10, '', ''],
    ['vendedor', 'perto de mim até 5 km', 'near', 5, '', ''],
    ['', 'campinas ou santos', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'campinas/santos', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'osasco americana', 'Osasco, SP', null, 'Americana, SP', ''],
    ['vendedor osasco barueri', '', 'Osasco, SP', null, 'Barueri, SP', ''],
    ['vendedor em osasco barueri', '', 'Osasco, SP', null, 'Barueri, SP', ''],
    ['vendedor jandira barueri noturno', '', 'Jandira, SP', null, 'Barueri, SP', ''],
    ['vendedor osasco salvador', '', 'Salvador, BA', null, '', 'osasco'],
    ['', 'campinas salvador', 'Salvador, BA', null, '', 'campinas'],
    ['', 'campinas, santos e osasco', 'Campinas, SP', null, 'Santos, SP|Osasco, SP', ''],
    ['vendedor em campinas ou santos', '', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'Campinas, SP, Brasil', 'Campinas, SP', null, '', ''],
    ['', 'SP, campinas', 'Campinas, SP', null, '', ''],
    ['', '13010-100, campinas', '13010-100', null, '', ''],
    ['', '13010-100 campinas', '13010-100', null, '', ''],
    ['', 'campinas 13010-100', '13010-100', null, '', ''],
    ['', 'campinas xyzzy', 'Campinas, SP', null, '', 'xyzzy'],
    ['', 'copacabana, rio de janeiro', 'Copacabana, Rio de Janeiro, RJ', null, '', ''],
  ])('«%s» «%s»', (occupation, location, place, kilometres, further, unknown) => {
    const found = read(occupation, location)
    const others = found.reading.furtherPlaces.map((each) => placeLabel(each.place)).join('|')
    expect([found.place, found.reading.kilometres, others, found.unknown]).toEqual([
      place,
      kilometres,
      further,
      unknown,
    ])
  })
})

describe('letters of a state before what lies in it', () => {
  it.each([
    ['sp zona leste', 'Zona Leste, São Paulo'],
    ['vendedor rj zona sul', 'Zona Sul, Rio de Janeiro'],
    ['sp campinas', 'Campinas, SP'],
    ['são paulo sp zona leste', 'Zona Leste, São Paulo'],
    ['sp interior', 'Interior de São Paulo'],
    ['PB - Santa Maria', 'Santa Maria, PB'],
    ['rj vendedor', 'Rio de Janeiro'],
  ])('«%s» are one place', (typed, place) => {
    const { reading } = read(typed)
    expect(placeLabel(reading.place as never)).toBe(place)
    expect(reading.furtherPlaces).toEqual([])
    expect(reading.unknown).toEqual([])
  })
})

it('keeps a place of the other field that contradicts its own', () => {
  const { reading } = read('vendedor em santos', 'curitiba')
  expect(placeLabel(reading.place as never)).toBe('Curitiba, PR')
  expect(reading.furtherPlaces.map(({ place }) => placeLabel(place))).toEqual(['Santos, SP'])
})

it.each([
  ['garçom em portugal', '', ['portugal'], []],
  ['garçom', 'portugal', [], ['portugal']],
  ['analista de comércio exterior', '', [], []],
])('«%s» «%s» is work abroad: %j', (occupation, location, denied, unknown) => {
  const { reading } = read(occupation, location)
  expect(reading.place).toBeNull()
  expect(reading.denied.map(({ text }) => text)).toEqual(denied)
  expect(reading.unknown.map(({ text }) => text)).toEqual(unknown)
})

describe('a side that every town has', () => {
  it.each([
    ['', 'zona sul de salvador', 'Salvador, BA', ['zona sul']],
    ['', 'salvador, zona norte', 'Salvador, BA', ['zona norte']],
    ['porteiro zona norte de salvador', '', 'Salvador, BA', ['zona norte']],
    ['porteiro zona norte de natal', '', 'Zona Norte, Natal', []],
    ['', 'região sul de sampa', 'Zona Sul, São Paulo', []],
    ['porteiro zona leste', 'São Paulo', 'Zona Leste, São Paulo', []],
    ['', 'zona norte do rio de janeiro', 'Zona Norte, Rio de Janeiro', []],
    ['', 'sul goiano', 'Sul Goiano', []],
    ['', 'norte potiguar', 'Rio Grande do Norte', ['norte']],
    ['', 'zona sul ou campinas', 'Campinas, SP', []],
  ])('«%s» «%s»: %s', (occupation, location, place, unknown) => {
    const { reading } = read(occupation, location)
    expect(placeLabel(reading.place as never)).toBe(place)
    expect(reading.unknown.map(({ text }) => text)).toEqual(unknown)
  })
})

describe('a place in the field of the cargo', () => {
  it.each([
    ['caixa perto de osasco', 'Osasco, SP'],
    ['vendedor de osasco', 'Osasco, SP'],
    ['porteiro moema noturno', 'Moema, São Paulo, SP'],
    ['vendedor em santos ou osasco', 'Santos, SP'],
    ['vendedor ddd 19', 'DDD 19 (Campinas)'],
    ['vendedor ddd 67', 'Mato Grosso do Sul'],
    ['trabalhar na praia', ''],
    ['camareira praia', ''],
    ['trabalhar no rio', 'Rio de Janeiro, RJ'],
    ['trabalhar no registro', 'Registro, SP'],
  ])('«%s»: %s', (typed, place) => {
    expect(read(typed).place).toBe(place)
  })
})

it.each(regionNames())('the region «%s» is read by its own name', (name) => {
  expect(regionOf(normalise(name))?.name).toBe(name)
})
