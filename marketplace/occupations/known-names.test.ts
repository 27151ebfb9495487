import { expect, test } from 'vitest'
import { knownNames } from './known-names.ts'
import { occupationNames } from './names.ts'
import { occupations } from './titles.ts'

const names = new Set([...occupationNames(occupations())].map(({ normalised }) => normalised))
const known = knownNames(occupations())

test('every name is known, in both genders', () => {
  expect([...names].filter((name) => !known.has(name))).toEqual([])
  expect(names.has('cozinheira')).toBe(true)
})

test('what is nearly a name is none', () => {
  const near = [...names].flatMap((name) => [`${name} x`, name.slice(1), name.slice(0, -1), name.replace(/^\S+ /, '')])
  expect(near.filter((text) => known.has(text) && !names.has(text))).toEqual([])
})

test('a word begins a name if some name begins with it', () => {
  const beginnings = new Set([...names].map((name) => name.split(' ', 1)[0] ?? ''))
  const words = new Set([...names].flatMap((name) => name.split(' ')))
  expect([...words].filter((word) => known.beginsWith(word) !== beginnings.has(word))).toEqual([])
})
