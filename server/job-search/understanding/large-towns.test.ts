import type { Town } from '@trampolim/marketplace/search/places/place.ts'
import { expect, it } from 'vitest'
import { largeTownOf, townBegun, townsBegun, townsShortened } from './large-towns.ts'

const towns = [
  'Belo Horizonte, MG',
  'Belém, PA',
  'Duque de Caxias, RJ',
  'Caxias do Sul, RS',
  'São José dos Pinhais, PR',
  'Boa Vista, RR',
  'Pindamonhangaba, SP',
  'Itapecerica da Serra, SP',
  'Nova Prata, RS',
].map((label, id) => {
  const [name = '', state = ''] = label.split(', ')
  const town: Town = { id, name, state: state as Town['state'], population: 400_000 - id, latitude: 0, longitude: 0 }
  return largeTownOf(town)
})

it.each([
  ['b horizonte', ['Belo Horizonte']],
  ['d caxias', ['Duque de Caxias']],
  ['s j pinhais', ['São José dos Pinhais']],
  ['boavista', ['Boa Vista']],
  ['itapec da serra', ['Itapecerica da Serra']],
  ['itapec', []],
  ['nova prat', ['Nova Prata']],
  ['nova pra', []],
  ['horizonte', []],
  ['belo horizonte', []],
  ['a caixa', []],
])('«%s» shortens %j', (typed, names) => {
  expect(townsShortened(typed, towns).map(({ name }) => name)).toEqual(names)
})

it('finds towns by the beginnings of their words', () => {
  expect(townsBegun('bel h', towns).map(({ name }) => name)).toEqual(['Belo Horizonte'])
  expect(townsBegun('bel', towns)).toEqual([])
})

it('takes a long beginning for the only town that begins so', () => {
  expect(townBegun('pinda', towns)?.name).toBe('Pindamonhangaba')
  expect(townBegun('belem', towns)?.name).toBe('Belém')
  expect(townBegun('bel', towns)).toBeUndefined()
})
