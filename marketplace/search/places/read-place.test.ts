import { expect, it } from 'vitest'
import { placeToSearch, writtenOut } from './read-place.ts'

it.each([
  ['jd angela', 'jardim angela'],
  ['s jose dos campos', 'sao jose dos campos'],
  ['jd sta rosa', 'jardim santa rosa'],
  ['rio grande do s', 'rio grande do s'],
  ['pq', 'pq'],
  ['b h', 'b h'],
  ['z n', 'zona norte'],
  ['jd s luis', 'jardim sao luis'],
  ['s b c', 'sbc'],
  ['varzea pta', 'varzea paulista'],
])('«%s» is written out as «%s»', (typed, written) => {
  expect(writtenOut(typed)).toBe(written)
})

it.each([
  [{ kind: 'state', state: 'SP' }, 'Estado de São Paulo'],
  [{ kind: 'state', state: 'RJ' }, 'Estado do Rio de Janeiro'],
  [{ kind: 'state', state: 'MG' }, 'Minas Gerais'],
  [{ kind: 'country' }, 'Brasil'],
] as const)('%j is searched as «%s»', (place, text) => {
  expect(placeToSearch(place)).toBe(text)
})
