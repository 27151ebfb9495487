import { expect, it } from 'vitest'
import { nearestWord, vocabularyOf } from './nearest-word.ts'

const vocabulary = vocabularyOf(
  [
    ['enfermeira', 0.8],
    ['enfermeiro', 0.8],
    ['vendedor', 1],
    ['vendedora', 0.6],
    ['auxiliar', 1],
    ['cozinheira', 0.8],
    ['faxineira', 0.7],
    ['recepcionista', 0.9],
    ['pedreiro', 0.9],
    ['padeiro', 0.6],
    ['motorista', 1],
    ['tecnico', 1],
    ['separadora', 0.6],
    ['quarto', 0.5],
    ['silo', 0.1],
  ],
  new Set(['quartel', 'clube']),
)

it.each([
  ['emfermeira', 'enfermeira'],
  ['enfermera', 'enfermeira'],
  ['vendedro', 'vendedor'],
  ['auxilar', 'auxiliar'],
  ['cuzinheira', 'cozinheira'],
  ['cosinheira', 'cozinheira'],
  ['fachineira', 'faxineira'],
  ['resepcionista', 'recepcionista'],
  ['motorsta', 'motorista'],
  ['pedrero', 'pedreiro'],
  ['aucilar', 'auxiliar'],
  ['techinico', 'tecnico'],
])('«%s» is %s', (typed, meant) => {
  expect(nearestWord(typed, vocabulary)).toBe(meant)
})

it.each(['seguradora', 'quartel', 'clubi', 'asilo', 'java', 'xyzzyqwk', 'ped', 'vendedor', 'contador'])(
  '«%s» is no other word',
  (typed) => {
    expect(nearestWord(typed, vocabulary)).toBeUndefined()
  },
)
