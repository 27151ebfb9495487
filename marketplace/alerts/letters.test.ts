import { expect, it } from 'vitest'
import { nextLetterAt, nextMorning } from './letters.ts'

const at = (time: string) => new Date(`2026-03-10T${time}:00.000Z`)

it.each([
  [null, '15:00', '15:00'],
  ['14:00', '15:00', '15:00'],
  ['14:45', '15:00', '15:00'],
  ['14:59', '15:00', '15:14'],
])('after a letter at %s, at %s the next one is due at %s', (last, now, due) => {
  expect(nextLetterAt(last === null ? null : at(last), at(now))).toEqual(at(due))
})

it.each([
  ['2026-03-10T10:59:59.000Z', '2026-03-10T11:00:00.000Z'],
  ['2026-03-10T11:00:00.000Z', '2026-03-11T11:00:00.000Z'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01T11:00:00.000Z'],
])('the morning after %s is %s', (now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning)
})
