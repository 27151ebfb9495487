import { expect, it } from 'vitest'
import { commonWords } from './common-words.ts'

it.each(['quartel', 'filhas', 'missoes', 'voltar', 'indica', 'fique', 'exija', 'comecei', 'gratuita', 'dolar'])(
  '«%s» is a common word',
  (word) => {
    expect(commonWords.has(word)).toBe(true)
  },
)

it.each(['pedrero', 'emfermeira', 'vendedro'])('«%s» is none', (word) => {
  expect(commonWords.has(word)).toBe(false)
})
