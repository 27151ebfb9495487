import { expect, it } from 'vitest'
import { zoneWords } from './event-words.ts'

it.each([
  ['America/Sao_Paulo', null],
  ['America/Manaus', 'Horário de Manaus.'],
  ['America/Cuiaba', 'Horário de Cuiabá.'],
])('names the time zone in which an interview is set: %s', (timeZone, words) => {
  expect(zoneWords(timeZone)).toBe(words)
})
