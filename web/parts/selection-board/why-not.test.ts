import { expect, it } from 'vitest'
import { whyNot } from './why-not.ts'

const left = (name: string | null, message: string) => ({ name, message })

it.each([
  [[left('Ana', 'Outra pessoa moveu.')], 'Ana: Outra pessoa moveu.'],
  [[left('Ana', 'A.'), left('Bia', 'B.'), left('Caio', 'A.')], 'Ana e Caio: A. Bia: B.'],
  [[left(null, 'A.')], 'A pessoa: A.'],
  ['ABCDEFG'.split('').map((name) => left(name, 'X.')), 'A, B, C, D, E e mais 2 pessoas: X.'],
])('%o', (refused, text) => {
  expect(whyNot(refused)).toBe(text)
})
