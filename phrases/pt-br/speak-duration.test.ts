import { expect, it } from 'vitest'
import { speakDuration } from './speak-duration.ts'

it.each([
  [0, 'menos de um mês'],
  [1, '1 mês'],
  [8, '8 meses'],
  [12, '1 ano'],
  [13, '1 ano e 1 mês'],
  [27, '2 anos e 3 meses'],
  [120, '10 anos'],
])('%i months are %s', (months, text) => {
  expect(speakDuration(months)).toBe(text)
})
