import { expect, it } from 'vitest'
import { soundOf } from '../occupations/sound.ts'
import { occupations } from '../occupations/titles.ts'
import { normalise } from '../occupations/words.ts'
import { beginningOfSound, nearestBeginnings, nearestWord, vocabularyOf } from './nearest-word.ts'

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

it.each([
  ['emfer', ['enfer']],
  ['vend', ['vend']],
  ['recp', ['rece']],
  ['xyqz', []],
])('«%s» begins %j', (typed, begun) => {
  expect(nearestBeginnings(typed, vocabulary, 3)).toEqual(begun)
})

it('of few letters may begin several words that are often meant', () => {
  const some = vocabularyOf([
    ['consultor', 0.9],
    ['cozinheiro', 0.8],
    ['conde', 0.1],
    ['garcom', 0.8],
    ['gari', 0.3],
  ])
  expect(nearestBeginnings('conz', some, 3)).toEqual(['cons', 'coz'])
  expect(nearestBeginnings('gars', some, 3)[0]).toBe('garc')
})

it('compares sounds by how they begin, which the first letters of a word decide', () => {
  const words = new Set(occupations().flatMap(({ title }) => normalise(title).split(' ')))
  const typed = ['chrome', 'schneider', 'hquimica', 'oxigenio', 'psicologa', 'xcelente', 'guiar', 'gueixa', ...words]
  const sounding = (word: string) => soundOf(word)[0] ?? ''
  expect(typed.filter((word) => beginningOfSound(word) !== sounding(word))).toEqual([])
})
