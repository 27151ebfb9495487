import { expect, it } from 'vitest'
import type { ReadPlace, Town } from '../places/place.ts'
import { atLandmark, isOfWay } from './landmarks.ts'
import { typedWords } from './typed-words.ts'

const of = (name: string, state: Town['state']): Town => ({
  ...{ id: 1, name, state, population: 108_000 },
  ...{ latitude: 0, longitude: 0 },
})
const town: ReadPlace = { kind: 'town', town: of('Santana', 'AP') }
const district: ReadPlace = {
  kind: 'district',
  district: { name: 'Santana', town: of('São Paulo', 'SP'), latitude: 0, longitude: 0, wellKnown: true },
}

it.each([
  ['metrô santana', 1, 'district'],
  ['estação de santana', 2, 'district'],
  ['em santana', 1, 'town'],
] as const)('the name in «%s» is that of a %s', (text, at, kind) => {
  expect(atLandmark(typedWords(text), at, [town, district])[0]?.kind).toBe(kind)
})

it.each([
  ['rodovia anhanguera', 1, true],
  ['avenida das américas', 2, true],
  ['rua, santana', 1, false],
  ['estação santana', 1, false],
] as const)('the name in «%s» is that of a street: %s', (text, at, isWay) => {
  expect(isOfWay(typedWords(text), at, town)).toBe(isWay)
})
