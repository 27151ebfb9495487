import { expect, it } from 'vitest'
import { daysOf, hoursOf, spanOf } from './agenda-span.ts'

it.each([
  ['list', '2026-03-10', '2026-03-10', '2026-03-16'],
  ['day', '2026-03-10', '2026-03-10', '2026-03-10'],
  ['week', '2026-03-10', '2026-03-09', '2026-03-15'],
  ['week', '2026-03-15', '2026-03-09', '2026-03-15'],
  ['week', '2026-03-16', '2026-03-16', '2026-03-22'],
] as const)('%s around %s is from %s to %s', (view, day, from, to) => {
  expect(spanOf(view, day)).toMatchObject({ from, to })
  expect([daysOf(spanOf(view, day)).at(0), daysOf(spanOf(view, day)).at(-1)]).toEqual([from, to])
})

const timeZone = 'America/Sao_Paulo'
const at = (start: string) => ({
  candidates: [{ startDateTime: `2026-03-10T${start}:00.000Z` }] as never,
})

it('shows the working day, and hours beyond it where something begins in them', () => {
  expect(hoursOf([], timeZone).map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
  const [early, twice, other, late] = [at('10:30'), at('12:00'), at('12:45'), at('22:00')]
  const hours = hoursOf([early, twice, other, late], timeZone)
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  expect(hours.filter(({ interviews }) => interviews.length > 0)).toEqual([
    { hour: 7, interviews: [early] },
    { hour: 9, interviews: [twice, other] },
    { hour: 19, interviews: [late] },
  ])
})

it('puts an interview elsewhere at the hour at which it begins for the viewer', () => {
  const inManaus = { ...at('13:00'), timeZone: 'America/Manaus' }
  const begun = hoursOf([inManaus], timeZone).filter(({ interviews }) => interviews.length > 0)
  expect(begun.map(({ hour }) => hour)).toEqual([10])
})
