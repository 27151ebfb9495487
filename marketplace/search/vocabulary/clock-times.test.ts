import { expect, it } from 'vitest'
import { saysTimes, shiftOfTimes } from './clock-times.ts'
import { termOf } from './terms.ts'

it.each([
  ['das 22 as 6', 'night'],
  ['22h as 6h', 'night'],
  ['das 19h as 7h', 'night'],
  ['das 22 00 as 06 00', 'night'],
  ['das 15h as 23h30', 'night'],
  ['depois das 18h', 'night'],
  ['so a partir das 18 30', 'night'],
  ['19 as 7', 'night'],
  ['entro as 22h e saio as 6h', 'night'],
  ['14 00 as 22 00', 'afternoon'],
  ['6h 12h', 'morning'],
  ['das 14h as 22h', 'afternoon'],
  ['das 13h30 as 19h', 'afternoon'],
  ['a partir das 13h', 'afternoon'],
  ['entrando as 22h', 'night'],
  ['comecando as 13h', 'afternoon'],
  ['ate as 14h', 'morning'],
  ['que saia as 13h', 'morning'],
  ['trabalhar ate as 12', 'morning'],
  ['das 6 as 14', 'morning'],
  ['7h ate as 13h', 'morning'],
] as const)('%s is %s work', (phrase, shift) => {
  expect(termOf(phrase)).toEqual({ kind: 'shift', value: shift })
})

it.each(['das 8 as 17', '7h as 16h', 'das 8h as 18h'])('%s is a whole day', (phrase) => {
  expect(saysTimes(phrase)).toBe(true)
  expect(shiftOfTimes(phrase)).toBeUndefined()
})

it.each([
  'saindo as 17h',
  'que saia as 16h',
  'ate as 18h',
  'ate 17h30',
  'entrando as 6h',
  'a partir das 10h',
  'comecar as 8',
])('%s says when a day begins or ends, and no shift', (phrase) => {
  expect(saysTimes(phrase)).toBe(true)
  expect(shiftOfTimes(phrase)).toBeUndefined()
})

it.each([
  'ate 14',
  'ate 20 km',
  'ate 2000',
  'ate 40 anos',
  '4 a 6 horas',
  '2 a 6',
  '2 as 6',
  'a partir de 2000',
  'a partir de 18 anos',
  'das 25 as 30',
  'entre 14 e 22',
])('%s says no times', (phrase) => {
  expect(saysTimes(phrase)).toBe(false)
  expect(shiftOfTimes(phrase)).toBeUndefined()
})
