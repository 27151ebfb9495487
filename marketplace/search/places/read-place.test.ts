import { expect, it } from 'vitest'
import { placeLabel, placeToSearch, type Town } from './place.ts'
import { placesCalled } from './read-place.ts'
import { withElision, writtenOut } from './written-out.ts'

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
  ['olho dagua das flores', 'olho d agua das flores'],
  ['santa barbara doeste', 'santa barbara d oeste'],
  ['arraial da ajuda', 'arraial d ajuda'],
  ['santana do livramento', 'sant ana do livramento'],
  ['feira de santana', 'feira de santana'],
  ['dourados', 'dourados'],
])('«%s» with its elision is «%s»', (typed, written) => {
  expect(withElision(typed)).toBe(written)
})

it.each([
  [{ kind: 'state', state: 'SP' }, 'Estado de São Paulo'],
  [{ kind: 'state', state: 'RJ' }, 'Estado do Rio de Janeiro'],
  [{ kind: 'state', state: 'MG' }, 'Minas Gerais'],
  [{ kind: 'country' }, 'Brasil'],
] as const)('%j is searched as «%s»', (place, text) => {
  expect(placeToSearch(place)).toBe(text)
})

const town = (name: string, state: Town['state'], population: number): Town => ({
  ...{ id: population, name, state, population },
  ...{ latitude: 0, longitude: 0 },
})
const osasco = town('Osasco', 'SP', 743_000)
const contagem = town('Contagem', 'MG', 621_000)
const names = {
  towns: new Map([
    ['osasco', [osasco]],
    ['contagem', [contagem]],
    ['bonito', [town('Bonito', 'BA', 12_002), town('Bonito', 'MS', 12_001)]],
    ['campo grande', [town('Campo Grande', 'MS', 898_000)]],
    ['campina grande', [town('Campina Grande', 'PB', 419_000)]],
    ['eldorado', [town('Eldorado', 'MS', 12_000)]],
  ]),
  districts: new Map([
    ['centro', [{ name: 'Centro', town: osasco, latitude: 0, longitude: 0, wellKnown: false }]],
    ['eldorado', [{ name: 'Eldorado', town: contagem, latitude: 0, longitude: 0, wellKnown: false }]],
  ]),
}

it.each([
  ['osasco centro', 'Centro, Osasco, SP'],
  ['centro de osasco', 'Centro, Osasco, SP'],
  ['contagem bairro eldorado', 'Eldorado, Contagem, MG'],
  ['eldorado', 'Eldorado, MS; Eldorado, Contagem, MG'],
  ['bonito', 'Bonito, MS; Bonito, BA'],
  ['cg', 'Campo Grande, MS; Campina Grande, PB'],
])('«%s» may mean %s', (phrase, labels) => {
  expect(placesCalled(phrase, names).map(placeLabel).join('; ')).toBe(labels)
})
